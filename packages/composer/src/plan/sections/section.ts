import type { Draft } from '../drafts.ts';
import type { SectionPlan } from '../site-plan.ts';
import { slug } from '../slugs.ts';
import type { Writing } from '../writing.ts';

export interface Head {
  id: string;
  title: string;
  note?: string;
  isExample?: true;
  from: readonly number[];
}

/** Writes what a draft holds as sections; takes what it has written from the draft's holding. */
export type SectionWriter = (draft: Draft, writing: Writing) => SectionPlan[];

/** The id of a section: the person's words where they can be typed, so that links read well. */
export const idOf = (draft: Draft, fallback: string): string =>
  (draft.title && slug(draft.title)) || fallback;

export const headOf = (
  draft: Draft,
  writing: Writing,
  fallback: { id: string; title: string },
  from: readonly number[],
): Head => ({
  id: idOf(draft, fallback.id),
  title: writing.titleOf(draft, fallback.title),
  from: [...new Set([...(draft.title ? draft.from : []), ...from])].sort((a, b) => a - b),
});
