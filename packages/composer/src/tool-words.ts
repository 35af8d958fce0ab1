import { type Locale, type ToolKind, tools } from '@sitewright/composer-content';
import type { BriefFunction } from '@sitewright/contracts';
import { type PhraseFinder, phraseFinder } from './phrases.ts';
import { remembered } from './remembered.ts';

/** Tools that are a kind of a function which the contract has a name for; all others are an `other` one. */
const functionOfTool: Readonly<Partial<Record<ToolKind, BriefFunction>>> = {
  cards: 'quiz',
  converter: 'calculator',
};

const isOf = (kind: ToolKind, type: BriefFunction): boolean => (functionOfTool[kind] ?? 'other') === type;

type Words = readonly (readonly [ToolKind, Readonly<Record<string, readonly string[]>>])[];
// The schema of the data names every kind.
const wordsByKind = (): Words => Object.entries(tools().words) as unknown as Words;

/** How prompts of a language ask for those tools that are a kind of a function. */
function toolPhrases({ id }: Pick<Locale, 'id'>, type: BriefFunction): string[] {
  const phrases = wordsByKind().flatMap(([kind, byLanguage]) =>
    isOf(kind, type) ? (byLanguage[id] ?? []) : [],
  );
  const ofSums = type === 'calculator' ? tools().sums.flatMap((sum) => sum.words) : [];
  return [...phrases, ...ofSums];
}

/** How prompts of a language ask for a function: the words of its locale, and those of the tools that are a kind of it. */
export const functionPhrases = (locale: Pick<Locale, 'id' | 'words'>, type: BriefFunction): string[] => [
  ...locale.words.functions[type],
  ...toolPhrases(locale, type),
];

/** The same, of `other` functions only those that are tools: the rest is known to be out of reach. */
export const makeablePhrases = (locale: Pick<Locale, 'id' | 'words'>, type: BriefFunction): string[] =>
  type === 'other' ? toolPhrases(locale, type) : functionPhrases(locale, type);

type ToolFinder = (text: string) => readonly ToolKind[];

const finders = new Map<string, ToolFinder>();

function finderFor(language: string): ToolFinder {
  const known = finders.get(language);
  if (known) return known;
  const ofKinds = wordsByKind().map(
    ([kind, byLanguage]) =>
      [kind, phraseFinder([...(byLanguage[language] ?? []), ...(byLanguage.en ?? [])])] as const,
  );
  const made = remembered((text) => ofKinds.flatMap(([kind, finder]) => (finder.has(text) ? [kind] : [])));
  finders.set(language, made);
  return made;
}

/** The small tools that a text names, in its language or in English. */
export const toolsIn = (text: string, language: string): readonly ToolKind[] => finderFor(language)(text);

let heads: PhraseFinder | undefined;

function wishHeads(): PhraseFinder {
  heads ??= phraseFinder(tools().heads);
  return heads;
}

/** Whether functions are asked for under a head, whatever they are called: "Must have". */
export const isWishHead = (head: string): boolean => wishHeads().has(head);

/** How long the words are by which a text begins to say what there must be: "Needs a cart"; 0 where it does not. */
export const wishHeadLength = (text: string): number => wishHeads().leading(text);
