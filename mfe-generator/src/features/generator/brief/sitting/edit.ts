import type { StatementDecision } from '@sitewright/contracts';
import { drawSoon, dropDraft } from './draft.ts';
import { type EditedField, type Edits, withoutBlankRows } from './edited.ts';
import { hasUnsaved } from './request.ts';
import { saveNow, saveSoon } from './save.ts';
import {
  type Change,
  canChange,
  canChangeFacts,
  type Decisions,
  getSitting,
  type Sitting,
  siteBriefOf,
  update,
} from './sitting-store.ts';

/** Whether a field is stored as it now is; a row that holds nothing is nothing to store. */
function isStored(sitting: Sitting, name: EditedField, edits: Edits): boolean {
  // What is being stored just now may be another value.
  if (sitting.saving === 'saving') return false;
  const value = withoutBlankRows({ [name]: edits[name] })[name];
  return JSON.stringify(value) === JSON.stringify(siteBriefOf(sitting)?.brief[name]);
}

/** The sitting with a change made. */
function apply(sitting: Sitting, { edits, decisions, seed = sitting.seed }: Change): Partial<Sitting> {
  const names = Object.keys(edits) as EditedField[]; // Edits have no other keys.
  const isNew = (name: EditedField) => !isStored(sitting, name, edits);
  const isOther = (name: EditedField) => !names.includes(name);
  const unsaved = new Set([...[...sitting.unsaved].filter(isOther), ...names.filter(isNew)]);
  const undecided = new Set([...sitting.undecided, ...Object.keys(decisions).map(Number)]);
  const isOpen = sitting.saving !== 'saving' && sitting.saving !== 'conflict' && sitting.saving !== 'losing';
  const rest = sitting.savedAs === undefined ? 'nothing' : 'saved';
  return {
    edits: { ...sitting.edits, ...edits },
    unsaved,
    decisions: { ...sitting.decisions, ...decisions },
    undecided,
    seed,
    ...(isOpen && { saving: hasUnsaved({ unsaved, undecided, seed }) ? 'waiting' : rest }),
  };
}

const withChange = (sitting: Sitting, change: Change): Sitting => ({ ...sitting, ...apply(sitting, change) });

/** Draws and stores what was entered; a row that holds nothing yet is nothing to draw. */
function take(sitting: Sitting, change: Change): void {
  const next = withChange(sitting, change);
  update(sitting.siteId, next);
  if (!hasUnsaved(sitting) && !hasUnsaved(next)) return;
  drawSoon(sitting.siteId);
  saveSoon(sitting.siteId);
}

/** Enters new values of fields, and decisions about statements. */
export function change(edits: Edits, decisions: Decisions = {}): void {
  const sitting = getSitting();
  if (sitting && (canChange(sitting) || canChangeFacts(sitting))) take(sitting, { edits, decisions });
}

export const decide = (statement: number, decision: StatementDecision) =>
  change({}, { [statement]: decision });

/** Gives the site other wishes for its design, or the design of another seed, and stores it. */
export function chooseDesign(edits: Pick<Edits, 'design'>, seed: number | undefined): void {
  const sitting = getSitting();
  if (!sitting || !canChange(sitting)) return;
  update(sitting.siteId, apply(sitting, { edits, decisions: {}, ...(seed !== undefined && { seed }) }));
  dropDraft();
  saveNow(sitting.siteId);
}
