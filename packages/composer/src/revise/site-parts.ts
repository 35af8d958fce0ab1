import {
  localeOf,
  type RevisionLanguage,
  type RevisionWords,
  revisionWords,
} from '@sitewright/composer-content';
import { type Brief, type BriefSectionType, briefSectionTypes } from '@sitewright/contracts';
import { asDecided } from '../brief/changes/as-decided.ts';
import { arrangementOf } from '../plan/arrange.ts';
import { ownLocale } from '../plan/own-locale.ts';
import { draftPages, type PageDraft } from '../plan/page-drafts.ts';
import { pageRoles } from '../plan/page-roles.ts';
import { planSite } from '../plan/plan-site.ts';
import type { SectionPlan, SitePlan } from '../plan/site-plan.ts';
import { oneLine } from '../plan/words.ts';

/** A section as it stands on a page, or stood there before it was hidden. */
export interface SectionPart {
  /** Of the first language. */
  path: string;
  id: string;
  title: string;
  type: SectionPlan['type'];
  isHidden: boolean;
}

/** A site as a person sees it: what a change can be about. */
export interface SiteParts {
  brief: Brief;
  seed: string;
  plan: SitePlan;
  pages: readonly PageDraft[];
  /** Page by page, from top to bottom; hidden ones behind those that are shown. */
  sections: readonly SectionPart[];
  /** The language that a request about it is read in, and its words. */
  language: RevisionLanguage;
  words: RevisionWords;
}

const sectionsIn = (plan: SitePlan, isHidden: boolean): SectionPart[] =>
  plan.languages[0].pages.flatMap(({ path, sections }) =>
    sections.map(({ id, title, type }) => ({ path, id, title: oneLine(title), type, isHidden })),
  );

/** Sections that a person has taken away, as they would be if they were wanted back. */
function hiddenSections(brief: Brief, seed: string): SectionPart[] {
  const { arrangement = [] } = brief;
  if (!arrangement.some(({ hidden = [], isHidden }) => isHidden || hidden.length > 0)) return [];
  const all = { ...brief, arrangement: arrangement.map(({ hidden: _, isHidden: __, ...one }) => one) };
  return sectionsIn(planSite(asDecided(all), seed).plan, true).filter(({ path, id }) => {
    const one = arrangementOf(brief, path);
    return one?.isHidden || one?.hidden?.includes(id);
  });
}

export const pagesOf = (brief: Brief): PageDraft[] => {
  const locale = ownLocale(brief);
  return draftPages(brief, (title) => pageRoles(title, locale));
};

/** What a site has. */
export function sitePartsOf(brief: Brief, seed: string, language: RevisionLanguage): SiteParts {
  const { plan } = planSite(asDecided(brief), seed);
  return {
    brief,
    seed,
    plan,
    language,
    words: revisionWords(language),
    pages: pagesOf(brief),
    sections: [...sectionsIn(plan, false), ...hiddenSections(brief, seed)],
  };
}

/** What sections of a kind are written as. */
const writtenAs: Readonly<Partial<Record<BriefSectionType, readonly SectionPlan['type'][]>>> = {
  offer: ['items', 'table'],
  prices: ['items', 'table'],
  process: ['steps'],
  features: ['points'],
  gallery: ['gallery'],
  about: ['prose'],
  people: ['people'],
  events: ['events'],
  voices: ['voices'],
  questions: ['questions'],
  hours: ['visit'],
  place: ['visit'],
  contact: ['visit', 'form'],
  booking: ['form'],
  newsletter: ['newsletter'],
  figures: ['figures'],
  partners: ['names'],
  comparison: ['sides'],
  posts: ['posts'],
  call: ['call'],
};

/** The sections that are of a kind, by their ids where those say so. */
export function sectionsOfType(sections: readonly SectionPart[], type: BriefSectionType): SectionPart[] {
  const byId = sections.filter(({ id }) => id === type);
  if (byId.length > 0) return byId;
  return sections.filter((section) => writtenAs[type]?.includes(section.type));
}

/** The kinds of section that words name in the languages of a site, and in English. */
export function sectionTypesCalled(
  words: string,
  { brief, language, words: own }: Pick<SiteParts, 'brief' | 'language' | 'words'>,
  isSame: (one: string, other: string) => boolean,
): BriefSectionType[] {
  const locales = [...new Set([...brief.languages.value, language, 'en'])].map((tag) => localeOf(tag));
  const isOwn = (type: BriefSectionType): boolean =>
    own.sections?.[type]?.some((one) => isSame(one, words)) ?? false;
  return briefSectionTypes.filter(
    (type) =>
      isOwn(type) ||
      locales.some(({ words: lists, messages }) => {
        const label = Object.entries(messages.labels).find(([id]) => id === type)?.[1];
        return [...(lists.sections[type] ?? []), ...(label ? [label] : [])].some((one) => isSame(one, words));
      }),
  );
}
