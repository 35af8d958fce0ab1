import type { BriefChanges } from '@sitewright/contracts';
import { type EditedField, type Edits, withoutBlankRows } from './edited.ts';
import type { Sitting } from './sitting-store.ts';

/** What is not stored yet, as the server is asked for it. */
export function unsavedChanges({ edits, unsaved, decisions, undecided }: Sitting): BriefChanges {
  const names = [...unsaved];
  const fields: Edits = Object.fromEntries(names.map((name: EditedField) => [name, edits[name]]));
  const decided = [...undecided].flatMap((statement) => {
    const decision = decisions[statement];
    return decision ? [{ statement, decision }] : [];
  });
  return { ...withoutBlankRows(fields), ...(decided.length > 0 && { decisions: decided }) };
}

export const hasUnsaved = ({ unsaved, undecided }: Sitting): boolean => unsaved.size + undecided.size > 0;
