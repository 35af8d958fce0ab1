import { type Locale, loadLocale } from '@sitewright/composer-content';
import { type BriefSectionType, briefSectionTypes } from '@sitewright/contracts';
import { topicsOfTitle } from '../page-topics.ts';
import { hasPlainWords, plain } from './words.ts';

/** What is common to many pages and says little of any. */
const saysLittle: ReadonlySet<BriefSectionType> = new Set(['hero', 'call', 'footer', 'custom']);

interface RoleWord {
  type: BriefSectionType;
  word: string;
}

const wordsFor = ({ words, messages }: Locale, type: BriefSectionType): string[] => [
  ...(words.sections[type] ?? []),
  ...Object.entries(messages.labels).flatMap(([id, label]) => (id === type ? [label] : [])),
  ...(type === 'offer' ? [...words.offerNames, ...Object.values(messages.offers)] : []),
];

const byLocale = new Map<string, readonly RoleWord[]>();

/** All words that name a section, the longest first. */
function roleWords(locale: Locale): readonly RoleWord[] {
  const known = byLocale.get(locale.id);
  if (known) return known;
  const types = briefSectionTypes.filter((type) => !saysLittle.has(type));
  const all = types.flatMap((type) => wordsFor(locale, type).map((word) => ({ type, word: plain(word) })));
  const sorted = all.filter(({ word }) => word).sort((a, b) => b.word.length - a.word.length);
  byLocale.set(locale.id, sorted);
  return sorted;
}

const joined = /\s(?:and|und|et|y|e|en|i|و)\s|\s?[&+/,、・]\s?/iu;

/** The section that a part of a title names, by the longest of the words that it holds. */
function roleOf(part: string, locale: Locale): BriefSectionType | undefined {
  const sought = plain(part);
  return [locale, loadLocale('en')].flatMap(roleWords).find(({ word }) => hasPlainWords(sought, word))?.type;
}

const topicsIn = (title: string): BriefSectionType[] =>
  topicsOfTitle(` ${title.toLowerCase()} `).flatMap(({ section }) => section ?? []);

/** The sections that the title of a page names, the one that it names as a whole first: "Classes & Staff". */
export function pageRoles(title: string, locale: Locale): BriefSectionType[] {
  const roles = [title, ...title.split(joined)].map((part) => roleOf(part, locale));
  return [...new Set([...roles.filter((role) => role !== undefined), ...topicsIn(title)])];
}
