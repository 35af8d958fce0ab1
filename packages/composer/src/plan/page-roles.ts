import type { Locale } from '@sitewright/composer-content';
import { type BriefSectionType, briefSectionTypes } from '@sitewright/contracts';
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

/** The section that the title of a page names, by the longest of the words that it holds. */
export const pageRole = (title: string, locale: Locale): BriefSectionType | undefined => {
  const sought = plain(title);
  return roleWords(locale).find(({ word }) => hasPlainWords(sought, word))?.type;
};
