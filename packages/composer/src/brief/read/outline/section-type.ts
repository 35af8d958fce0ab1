import {
  type BriefFunction,
  type BriefSectionType,
  briefFunctions,
  briefSectionTypes,
} from '@sitewright/contracts';
import { headOf } from './head-of.ts';
import { type Found, findPhrase, type Words, wordsOf } from './phrase.ts';
import type { SectionWords } from './section-words.ts';

/** The longest phrase says most; of two as long, the later one is the head. */
const isBetter = (found: Found, best: Found | undefined) =>
  best === undefined || found.length > best.length || (found.length === best.length && found.end > best.end);

function bestOf<Name extends string>(
  words: Words,
  names: readonly Name[],
  phrases: Readonly<Record<Name, readonly string[]>>,
): Name | undefined {
  let best: Found | undefined;
  let chosen: Name | undefined;
  for (const name of names)
    for (const phrase of phrases[name] ?? []) {
      const found = findPhrase(words, phrase);
      if (found && isBetter(found, best)) [best, chosen] = [found, name];
    }
  return chosen;
}

const namedSections = briefSectionTypes.filter((type) => type !== 'custom');
const namedFunctions = briefFunctions.filter((type) => type !== 'other');

/** What section a text names: by its head, before any "with" or "that", then by all of it. */
export function sectionTypeOf(text: string, { sections }: SectionWords): BriefSectionType | undefined {
  const head = headOf(text);
  return (
    bestOf(wordsOf(head), namedSections, sections) ??
    (head === text ? undefined : bestOf(wordsOf(text), namedSections, sections))
  );
}

export const functionOf = (text: string, { functions }: SectionWords): BriefFunction | undefined =>
  bestOf(wordsOf(text), namedFunctions, functions);
