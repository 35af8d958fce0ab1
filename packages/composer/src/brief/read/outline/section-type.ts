import type { BriefFunction, BriefSectionType } from '@sitewright/contracts';
import { remembered } from '../../../remembered.ts';
import { headOf } from './head-of.ts';
import { endOf, type Phrase, wordsOf } from './phrase.ts';
import type { SectionWords } from './section-words.ts';

/** A phrase that was found in a text. */
interface Found<Name extends string> {
  phrase: Phrase<Name>;
  end: number;
}

const lookedIn = new WeakMap<readonly unknown[], (text: string) => Found<string> | undefined>();

function longest<Name extends string>(
  text: string,
  phrases: readonly Phrase<Name>[],
): Found<Name> | undefined {
  const known = lookedIn.get(phrases) ?? remembered((each) => look(each, phrases));
  lookedIn.set(phrases, known);
  // What is found in a list has a name of that list.
  return known(text) as Found<Name> | undefined;
}

/** The longest phrase says most; of two as long, the later one is the head. */
function look<Name extends string>(text: string, phrases: readonly Phrase<Name>[]): Found<Name> | undefined {
  const words = wordsOf(text);
  let best: Found<Name> | undefined;
  for (const phrase of phrases) {
    const end = best && phrase.length < best.phrase.length ? undefined : endOf(words, phrase);
    const isBetter = !best || phrase.length > best.phrase.length || (end !== undefined && end > best.end);
    if (end !== undefined && isBetter) best = { phrase, end };
  }
  return best;
}

/** What section a text names: by its head, before any "with" or "that", then by all of it. */
export function sectionTypeOf(text: string, { sections }: SectionWords): BriefSectionType | undefined {
  const head = headOf(text);
  const found = longest(head, sections) ?? (head === text ? undefined : longest(text, sections));
  return found?.phrase.name;
}

/** What section the head of a text names; what only tells more of it counts for nothing. */
export const headSectionTypeOf = (text: string, { sections }: SectionWords): BriefSectionType | undefined =>
  longest(headOf(text), sections)?.phrase.name;

/** What function a text names. */
export const functionOf = (text: string, { functions }: SectionWords): BriefFunction | undefined =>
  longest(text, functions)?.phrase.name;

/** What function a text names, in how many words, and how many stand before them. */
export function functionAt(
  text: string,
  { functions }: SectionWords,
): { name: BriefFunction; start: number; length: number } | undefined {
  const found = longest(text, functions);
  if (!found) return undefined;
  const { name, words } = found.phrase;
  return { name, start: found.end - words.length, length: words.length };
}

/** What section a text names, in how many words, and how many stand before them. */
export function sectionAt(
  text: string,
  { sections }: SectionWords,
): { name: BriefSectionType; start: number; length: number } | undefined {
  const found = longest(text, sections);
  if (!found) return undefined;
  const { name, words } = found.phrase;
  return { name, start: found.end - words.length, length: words.length };
}

/** Whether a text is nothing but what a section is called: "who we are", and not "the products I use". */
export function isWholeName(text: string, words: SectionWords): boolean {
  const found = sectionAt(text, words);
  return found !== undefined && found.start === 0 && found.length === wordsOf(text).list.length;
}

/** Whether a text begins with a word for a function, whatever longer ones follow. */
export function beginsWith(text: string, type: BriefFunction, { functions }: SectionWords): boolean {
  const { list } = wordsOf(text);
  return functions.some(
    ({ name, words }) => name === type && words.length > 0 && words.every((word, at) => list[at] === word),
  );
}

/** Whether a text is about the site or its parts by its last word: "a simple site". */
export const isAboutSite = (text: string, { pages }: SectionWords): boolean =>
  pages.has(wordsOf(headOf(text)).list.at(-1) ?? '');
