import type { Locale } from '@sitewright/composer-content';
import { type BriefSectionType, briefSectionTypes } from '@sitewright/contracts';
import { hasWords, plain } from './words.ts';

/** What is common to many pages and says little of any. */
const saysLittle: ReadonlySet<BriefSectionType> = new Set(['hero', 'call', 'footer', 'custom']);

interface Match {
  type: BriefSectionType;
  length: number;
}

const wordsOf = ({ words, messages }: Locale, type: BriefSectionType): string[] => [
  ...(words.sections[type] ?? []),
  ...Object.entries(messages.labels).flatMap(([id, label]) => (id === type ? [label] : [])),
  ...(type === 'offer' ? [...words.offerNames, ...Object.values(messages.offers)] : []),
];

/** The section that the title of a page names, by the longest of the words that it holds. */
export function pageRole(title: string, locale: Locale): BriefSectionType | undefined {
  let best: Match | undefined;
  for (const type of briefSectionTypes) {
    if (saysLittle.has(type)) continue;
    for (const word of wordsOf(locale, type)) {
      const length = plain(word).length;
      if (length > (best?.length ?? 0) && hasWords(title, word)) best = { type, length };
    }
  }
  return best?.type;
}
