import type { SectionType } from '../plan/site-plan.ts';
import type { PageAtSection, Part, SectionOf } from './site.ts';

/** What a template makes of a section; heading, note and id come from the plan, unless it says otherwise. */
export type SectionBody = Pick<Part, 'body' | 'set'> & Partial<Omit<Part, 'id'>>;

/** Lays out the sections of one type. */
export type RenderSection<Type extends SectionType> = (
  page: PageAtSection,
  section: SectionOf<Type>,
) => SectionBody;
