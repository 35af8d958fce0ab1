import { localeOf } from '@sitewright/composer-content';
import type { SectionPlan, SitePlan } from '../plan/site-plan.ts';
import type { SiteFile } from '../site-file.ts';
import { chooseLook, paletteFor } from './families/choose-look.ts';
import { renderWith } from './render-with.ts';

const messagesIn = (tag: string) => localeOf(tag).messages;

/** What a plan becomes: the files of a site, `theme.css` still to be compiled, and what its owner has to know. */
export interface RenderedSite {
  files: SiteFile[];
  notes: string[];
}

const sectionsOf = ({ languages }: SitePlan) =>
  languages.flatMap(({ pages }) => pages.flatMap(({ sections }) => sections));

const hasDrawings = (section: SectionPlan): boolean =>
  section.type === 'gallery' &&
  (section.photos === undefined || section.photos.some((photo) => photo === undefined));

const hasInitials = (section: SectionPlan): boolean =>
  section.type === 'people' && section.people.some(({ photo }) => photo === undefined);

/** What is drawn holds the place of photographs. */
const notesOnDrawings = (plan: SitePlan): string[] => [
  ...(sectionsOf(plan).some(hasDrawings)
    ? ['The pictures of the gallery are drawings. Replace the files in images/ with your photographs.']
    : []),
  ...(sectionsOf(plan).some(hasInitials)
    ? ['Initials stand where portraits of the people can be. Replace them with photographs.']
    : []),
];

/** Renders a whole site. The same plan gives the same bytes. */
export function renderSite(plan: SitePlan): RenderedSite {
  const files = renderWith(plan, { family: chooseLook(plan), palette: paletteFor(plan), messagesIn });
  return { files, notes: [...plan.notes, ...notesOnDrawings(plan)] };
}
