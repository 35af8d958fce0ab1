import { phrases } from '@sitewright/composer-content';
import { tokensOf } from '../../entries/scan/tokens.ts';
import { headsFirst } from '../kind/nouns.ts';
import type { Reading } from '../reading.ts';
import { isKindOfSite } from './heads.ts';
import { withoutOpening } from './openings.ts';

/** What a kind of site is about or for, as its name: "European capitals" of "quiz about European capitals"; empty for anything else. */
export function topicOf(description: string, reading: Reading): string {
  const { grammar, language } = reading;
  const words = tokensOf(description).filter(({ kind }) => kind === 'word');
  const at = words.findIndex(({ text }) => isKindOfSite(text, reading));
  const leads = (word: string) => phrases().topical.includes(word) || grammar.recipients.has(word);
  const last = headsFirst.has(language) ? words.length : at + 2;
  const lead = words.findIndex(({ text }, index) => index > at && index < last && leads(text.toLowerCase()));
  const behind = words[lead + 1];
  if (at < 0 || lead < 0 || !behind) return '';
  return withoutOpening(description.slice(behind.start), reading).trim();
}
