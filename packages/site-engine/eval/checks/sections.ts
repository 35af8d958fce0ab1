import type { BriefSectionType } from '@sitewright/contracts';
import type { SectionPlan, WrittenSite } from '../sites/made-site.ts';
import { type Check, each } from './check.ts';

/** What of a site was understood and planned. */
type PlannedSite = Pick<WrittenSite, 'prompt' | 'brief' | 'plannedPages'>;

const hasType =
  (...types: readonly SectionPlan['type'][]) =>
  ({ type }: SectionPlan): boolean =>
    types.includes(type);

const hasPrices = (section: SectionPlan): boolean =>
  section.type === 'table' ||
  (section.type === 'items' &&
    (section.show === 'plans' || section.groups.some(({ items }) => items.some(({ price }) => price))));

/** How a site can have what is called by such a name; every other type may show in any way. */
const waysToShow: Partial<Record<BriefSectionType, (section: SectionPlan) => boolean>> = {
  offer: hasType('items', 'table', 'points', 'gallery', 'posts', 'events'),
  prices: hasPrices,
  process: hasType('steps'),
  features: hasType('points', 'items', 'steps'),
  gallery: hasType('gallery'),
  about: hasType('prose', 'points'),
  people: hasType('people'),
  events: hasType('events', 'table', 'items'),
  voices: hasType('voices'),
  questions: hasType('questions'),
  place: hasType('visit'),
  hours: hasType('visit'),
  contact: hasType('form', 'visit'),
  newsletter: hasType('newsletter'),
};

const isOf = (type: BriefSectionType): ((section: SectionPlan) => boolean) =>
  waysToShow[type] ?? (() => true);

/** A section with nothing to hold is left out; then the person is told why. */
const isSaidToBeMissing = ({ brief }: PlannedSite, type: BriefSectionType): boolean =>
  brief.sections
    .filter((section) => section.type === type)
    .some(({ from }) => from.some((at) => brief.statements[at]?.outcome?.became === 'left_out'));

const has = ({ plannedPages }: PlannedSite, type: BriefSectionType): boolean =>
  plannedPages.some(({ sections }) => sections.some(isOf(type)));

export const askedSections: Check<PlannedSite> = {
  name: 'Asked-for sections present or said to be missing',
  goal: 0.8,
  judge: (site) =>
    each(
      site.prompt.wants ?? [],
      (type) => !has(site, type) && !isSaidToBeMissing(site, type) && `“${type}” is missing`,
    ),
};

/** Where to find somebody is no contact form. */
const refusedAs: Partial<Record<BriefSectionType, (section: SectionPlan) => boolean>> = {
  contact: hasType('form'),
};

export const refusedSections: Check<PlannedSite> = {
  name: 'Refused sections absent',
  goal: 0.95,
  judge: ({ prompt, plannedPages }) =>
    each(
      prompt.refuses ?? [],
      (type) =>
        plannedPages.some(({ sections }) => sections.some(refusedAs[type] ?? isOf(type))) &&
        `“${type}” is there`,
    ),
};

export const askedPages: Check<PlannedSite> = {
  name: 'Asked-for pages present',
  goal: 0.5,
  judge: ({ prompt, plannedPages }) =>
    each(
      prompt.pages ?? [],
      (type) =>
        !plannedPages.some(({ path, sections }) => path !== 'index.html' && sections.some(isOf(type))) &&
        `no page for “${type}”`,
    ),
};
