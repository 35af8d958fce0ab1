import { localeOf } from '@sitewright/composer-content';
import type { SitePlan } from '../plan/site-plan.ts';
import type { SiteFile } from '../site-file.ts';
import { chooseLook, paletteFor } from './families/choose-look.ts';
import { renderWith } from './render-with.ts';

const messagesIn = (tag: string) => localeOf(tag).messages;

/** What a plan becomes: the files of a site, `theme.css` still to be compiled, and what its owner has to know. */
export interface RenderedSite {
  files: SiteFile[];
  notes: string[];
}

const hasSection = ({ languages }: SitePlan, type: 'people' | 'gallery') =>
  languages.some(({ pages }) =>
    pages.some(({ sections }) => sections.some((section) => section.type === type)),
  );

/** What is drawn holds the place of photographs. */
const notesOnDrawings = (plan: SitePlan): string[] => [
  ...(hasSection(plan, 'gallery')
    ? ['The pictures of the gallery are drawings. Replace the files in images/ with your photographs.']
    : []),
  ...(hasSection(plan, 'people')
    ? ['Initials stand where portraits of the people can be. Replace them with photographs.']
    : []),
];

/** Renders a whole site. The same plan gives the same bytes. */
export function renderSite(plan: SitePlan): RenderedSite {
  const files = renderWith(plan, { family: chooseLook(plan), palette: paletteFor(plan), messagesIn });
  return { files, notes: [...plan.notes, ...notesOnDrawings(plan)] };
}
