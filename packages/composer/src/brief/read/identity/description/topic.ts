import { phrases } from '@sitewright/composer-content';
import { tokensOf } from '../../entries/scan/tokens.ts';
import { headsFirst } from '../kind/nouns.ts';
import type { Reading } from '../reading.ts';
import { isKindOfSite } from './heads.ts';
import { withoutOpening } from './openings.ts';

const mostBefore = 4;

/** What a kind of site is about or for, as its name: "European capitals" of "quiz about European capitals"; empty for anything else. */
export function topicOf(description: string, reading: Reading): string {
  const { grammar, language } = reading;
  const words = tokensOf(description).filter(({ kind }) => kind === 'word');
  const at = words.findIndex(({ text }) => isKindOfSite(text, reading));
  const small = words.map(({ text }) => text.toLowerCase());
  const last = headsFirst.has(language) ? words.length : at + 2;
  // "Blog by Lena about Patagonia" is about what stands behind the second word.
  const about = small.findIndex(
    (word, index) => index > at && index <= at + mostBefore && phrases().topical.includes(word),
  );
  const whose = small.findIndex((word, index) => index > at && index < last && grammar.recipients.has(word));
  const lead = about < 0 ? whose : about;
  const behind = words[lead + 1];
  if (at < 0 || lead < 0 || !behind) return '';
  return withoutOpening(description.slice(behind.start), reading).trim();
}
