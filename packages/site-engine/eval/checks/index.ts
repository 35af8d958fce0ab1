import type { MadeSite, WrittenSite } from '../sites/made-site.ts';
import { brand } from './brand.ts';
import type { Check } from './check.ts';
import { facts } from './facts.ts';
import { finished } from './finished.ts';
import { declaredLanguage, oneLanguage } from './language.ts';
import { links } from './links.ts';
import { repeatable, unrepaired, weight } from './making.ts';
import { askedPages, askedSections, refusedSections } from './sections.ts';
import { siteType } from './site-type.ts';

/** What the files of a site show by themselves. */
export const writtenChecks: readonly Check<WrittenSite>[] = [
  brand,
  siteType,
  askedSections,
  refusedSections,
  askedPages,
  facts,
  declaredLanguage,
  oneLanguage,
  finished,
  links,
];

/** What the pipeline shows. */
export const madeChecks: readonly Check<MadeSite>[] = [weight, repeatable, unrepaired];
