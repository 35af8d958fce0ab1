import type { StatementDecision } from '@sitewright/contracts';
import { drawSoon, dropDraft } from './draft.ts';
import {
  type EditedField,
  type Edits,
  fieldsNow,
  hasBlankRows,
  shownBrief,
  withoutBlankRows,
} from './edited.ts';
import { hasUnsaved } from './request.ts';
import { saveNow, saveSoon } from './save.ts';
import {
  type Change,
  canChange,
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
  const isOpen = sitting.saving !== 'saving' && sitting.saving !== 'conflict';
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

function follow({ siteId }: Sitting): void {
  drawSoon(siteId);
  saveSoon(siteId);
}

/** What a decision is taken back by: the statement is as it was read. */
const decisionsNow = (sitting: Sitting, decisions: Decisions): Decisions =>
  Object.fromEntries(
    Object.keys(decisions).map((index) => [
      index,
      sitting.decisions[Number(index)] ?? ('right' as StatementDecision),
    ]),
  );

/** Enters new values of fields, and decisions about statements. Changes under the same `key` are one step of the way back. */
export function change(
  edits: Edits,
  { key, decisions = {} }: { key?: string; decisions?: Decisions } = {},
): void {
  const sitting = getSitting();
  const site = siteBriefOf(sitting);
  if (!sitting || !site || !canChange(sitting)) return;
  const before = {
    edits: fieldsNow(shownBrief(site.brief, sitting.edits), edits),
    decisions: decisionsNow(sitting, decisions),
  };
  const last = sitting.past.at(-1);
  const isSameStep = key !== undefined && last?.key === key;
  const step = { key, before: isSameStep ? last.before : before, after: { edits, decisions } };
  const past = [...(isSameStep ? sitting.past.slice(0, -1) : sitting.past), step];
  update(sitting.siteId, { ...apply(sitting, step.after), past, future: [] });
  if (!hasBlankRows(edits) || isSameStep) follow(sitting);
}

export const decide = (statement: number, decision: StatementDecision) =>
  change({}, { decisions: { [statement]: decision } });

interface ChosenDesign {
  seed?: number | undefined;
  /** Colours and typefaces that were chosen with it. */
  design?: Edits['design'];
}

/** Gives the site another design, and stores it; `current` is the seed of the one that it has. */
export function chooseDesign({ seed, design }: ChosenDesign, current: number): void {
  const sitting = getSitting();
  const site = siteBriefOf(sitting);
  if (!sitting || !site || !canChange(sitting)) return;
  const edits: Edits = design ? { design } : {};
  const decisions = {};
  const step = {
    key: undefined,
    before: {
      edits: fieldsNow(shownBrief(site.brief, sitting.edits), edits),
      decisions,
      ...(seed !== undefined && { seed: current }),
    },
    after: { edits, decisions, ...(seed !== undefined && { seed }) },
  };
  update(sitting.siteId, { ...apply(sitting, step.after), past: [...sitting.past, step], future: [] });
  dropDraft();
  saveNow(sitting.siteId);
}

export function undo(): void {
  const sitting = getSitting();
  const step = sitting?.past.at(-1);
  if (!sitting || !step) return;
  update(sitting.siteId, {
    ...apply(sitting, step.before),
    past: sitting.past.slice(0, -1),
    future: [step, ...sitting.future],
  });
  follow(sitting);
}

export function redo(): void {
  const sitting = getSitting();
  const [step, ...future] = sitting?.future ?? [];
  if (!sitting || !step) return;
  update(sitting.siteId, { ...apply(sitting, step.after), past: [...sitting.past, step], future });
  follow(sitting);
}
