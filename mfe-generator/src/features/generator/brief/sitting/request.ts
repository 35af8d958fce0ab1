import type { BriefChanges, ChangeBriefRequest } from '@sitewright/contracts';
import { type EditedField, type Edits, withoutBlankRows } from './edited.ts';
import { type Sitting, siteBriefOf } from './sitting-store.ts';

function unsavedChanges({ edits, unsaved, decisions, undecided }: Sitting): BriefChanges {
  const names = [...unsaved];
  const fields: Edits = Object.fromEntries(names.map((name: EditedField) => [name, edits[name]]));
  const decided = [...undecided].flatMap((statement) => {
    const decision = decisions[statement];
    return decision ? [{ statement, decision }] : [];
  });
  return { ...withoutBlankRows(fields), ...(decided.length > 0 && { decisions: decided }) };
}

/** What is not stored yet, as the server is asked for it. */
export const requestOf = (sitting: Sitting): ChangeBriefRequest => ({
  version: siteBriefOf(sitting)?.version ?? 0,
  changes: unsavedChanges(sitting),
  ...(sitting.seed !== undefined && { seed: sitting.seed }),
  ...(sitting.discardEdits && { discardEdits: true as const }),
});

export const hasUnsaved = ({
  unsaved,
  undecided,
  seed,
}: Pick<Sitting, 'unsaved' | 'undecided' | 'seed'>): boolean =>
  unsaved.size + undecided.size > 0 || seed !== undefined;
