import { legal, legalKinds } from '@sitewright/composer-content';
import type { Classified } from '../../classify/classified.ts';
import { findPhrase, wordsOf } from './phrase.ts';

const asked: ReadonlySet<string> = new Set([
  'page_or_section_wish',
  'function_wish',
  'not_understood',
  'context',
  'meta',
]);
const longest = 160;

/** The pages for the law that a statement asks for, each by the word it has for it. */
export function legalPagesIn({ text, class: name, also }: Classified): string[] {
  const isAsked = asked.has(name) || also.includes('page_or_section_wish');
  if (!isAsked || text.length > longest) return [];
  const words = wordsOf(text);
  return legalKinds.flatMap((kind) => {
    const phrases = legal()[kind].toSorted((one, other) => other.length - one.length);
    const phrase = phrases.find((one) => findPhrase(words, one));
    return phrase ? [titled(text, phrase)] : [];
  });
}

/** As the person writes it: with its large letters. */
function titled(text: string, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase);
  const written = at < 0 ? phrase : text.slice(at, at + phrase.length);
  return written.charAt(0).toLocaleUpperCase('en') + written.slice(1);
}
