import type { BriefFunction, BriefSectionType } from '@sitewright/contracts';

/** The words of a language by which sections and functions are told, in small letters; several languages can be in one. */
export interface SectionWords {
  sections: Readonly<Record<BriefSectionType, readonly string[]>>;
  functions: Readonly<Record<BriefFunction, readonly string[]>>;
}
