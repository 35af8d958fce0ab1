import type { BriefChanges } from '@sitewright/contracts';

/** What a request comes to: fields of the brief that take the place of those there are, and what that does in plain words. */
export interface Change {
  changes: BriefChanges;
  done: string;
  /** The site is to get the next of its designs. */
  isOtherDesign?: true;
}

/** Why nothing was done, and what can be. */
export interface Refusal {
  why: string;
}

export type Answer = Change | Refusal;

/** A person says it: it is certain, and no statement of the prompt says it. */
export const said = <Value>(value: Value) => ({ value, sureness: 1, from: [] });

export const quoted = (text: string): string => `“${text}”`;
