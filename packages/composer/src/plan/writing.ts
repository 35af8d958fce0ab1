import {
  format,
  type LanguageCopy,
  type Locale,
  localeOf,
  type Messages,
  neutralSiteType,
  type SiteTypeTexts,
  siteTypeOf,
  siteTypeTextsOf,
} from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { languageCopies } from './copy/language-copy.ts';
import { visitorHeading } from './copy/visitor-heading.ts';
import type { Draft } from './drafts.ts';
import type { OutcomeLog } from './outcomes.ts';
import { ownLocale } from './own-locale.ts';
import type { Avoided } from './prohibitions.ts';
import { nameless } from './site-name.ts';
import { plain } from './words.ts';

/** From here on a site type's own words may be used. */
const sure = 0.6;

/** What all writers of a site's texts in one language share. */
export interface Writing {
  brief: Brief;
  seed: string;
  name: string;
  /** Whether the person gave the name; else it says what the site is. */
  isNamed: boolean;
  /** Whether the site type is certain enough for its own words. */
  isSure: boolean;
  /** Whether the prompt tells nothing that a section could show. */
  isBare: boolean;
  locale: Locale;
  messages: Messages;
  /** The locale of the language the person writes in, by whose words theirs are read. */
  own: Locale;
  /** How the brief's languages make copy of the person's words. */
  copies: readonly LanguageCopy[];
  /** The site type's texts, or the neutral ones where it is not certain. */
  texts: SiteTypeTexts;
  /** The label of the site type's offer. */
  offerLabel: string;
  /** The fields of the site type's form. */
  fields: readonly string[];
  /** The titles of pages and sections, for comparing. */
  titles: ReadonlySet<string>;
  /** The site type's group. */
  group: string;
  log: OutcomeLog;
  avoided: Avoided;
  /** A fixed text with its gaps filled and without what must not be written. */
  say(message: string, values?: Readonly<Record<string, string>>): string;
  titleOf(draft: Draft, fallback: string): string;
}

export interface WritingInput {
  brief: Brief;
  seed: string;
  /** BCP 47. */
  tag: string;
  /** Whether the prompt tells nothing that a section could show. */
  isBare: boolean;
  avoided: Avoided;
  log: OutcomeLog;
}

export const isSureOfType = ({ siteType }: Brief): boolean =>
  siteType.sureness >= sure && siteType.value.id !== neutralSiteType;

export const hasName = ({ name }: Brief): boolean => Boolean(name?.value.trim());

export const typeIdOf = (brief: Brief): string =>
  isSureOfType(brief) ? brief.siteType.value.id : neutralSiteType;

const offerKey = (messages: Messages, key: string): string =>
  Object.entries(messages.offers).find(([id]) => id === key)?.[1] ?? messages.offers.services;

interface Languages {
  brief: Brief;
  locale: Locale;
  own: Locale;
}

/** Gaps of messages by their names. */
function gapsOf({ brief, locale, own }: Languages, texts: SiteTypeTexts) {
  const noun = brief.siteType.value.noun.trim() || brief.name?.value || brief.description?.value || '';
  const place = brief.place?.value;
  const within = place ? format(locale.messages.place.in, { place }, locale.id) : '';
  const typeNoun = isSureOfType(brief) ? texts.noun : '';
  return {
    noun,
    in: within,
    brand: brief.name?.value.trim() || nameless({ brief, locale, own, typeNoun }),
  };
}

/** "Map link, FAQ": a section of a known kind that was named in a row with others has the name of its kind. */
const isSeveral = ({ type, title = '' }: Draft): boolean =>
  type !== 'custom' && type !== 'offer' && title.includes(',');

/** What a page is called in the navigation it is called on the page, too. */
const pageTitle = ({ pages }: Brief, { title = '' }: Draft): string | undefined =>
  pages.find((page) => plain(page.title) === plain(title))?.title;

export function createWriting(input: WritingInput): Writing {
  const { brief, tag, avoided } = input;
  const locale = localeOf(tag);
  const typeId = typeIdOf(brief);
  const texts = siteTypeTextsOf(locale, typeId);
  const siteType = siteTypeOf(typeId);
  const own = ownLocale(brief);
  const copies = languageCopies(brief);
  const gaps = gapsOf({ brief, locale, own }, texts);
  return {
    ...input,
    name: gaps.brand,
    isNamed: hasName(brief),
    isSure: isSureOfType(brief),
    locale,
    messages: locale.messages,
    own,
    texts,
    offerLabel: offerKey(locale.messages, siteType.offer),
    fields: siteType.fields,
    titles: new Set([...brief.pages, ...brief.sections].map(({ title = '' }) => plain(title))),
    group: siteType.group,
    say: (message, values) => avoided.clean(format(message, { ...gaps, ...values }, locale.id)),
    copies,
    titleOf: (draft, fallback) =>
      (draft.title &&
        !isSeveral(draft) &&
        (visitorHeading(draft.title, copies) ?? pageTitle(brief, draft))) ||
      avoided.clean(format(fallback, gaps, locale.id)),
  };
}
