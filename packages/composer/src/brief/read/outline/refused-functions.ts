import type { BriefFunction } from '@sitewright/contracts';
import { refusedThings } from '../../../negation.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { functionAt } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

/** A thing that is refused has a short name: "any big countdown clock". */
const longestThing = 4;
const mostBefore = 1;

/** The functions that a text says must not be: "so no contact form, just the phone". */
export function refusedFunctions(text: string, language: string, words: SectionWords): BriefFunction[] {
  const found = refusedThings(text, language).flatMap((thing) => {
    const named = countWords(thing) <= longestThing ? functionAt(thing, words) : undefined;
    return named && named.start <= mostBefore ? [named.name] : [];
  });
  return [...new Set(found)];
}
