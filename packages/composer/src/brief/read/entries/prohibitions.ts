import type { Brief, StatementClass } from '@sitewright/contracts';
import { refusedThings } from '../../../negation.ts';
import type { Classified } from '../../classify/classified.ts';
import { forbidsTelling } from '../guard/maker-talk.ts';
import { namesConstraint, refused } from '../outline/refusals.ts';
import { refusedFunctions, refusedSections } from '../outline/refused-parts.ts';
import { functionOf, sectionTypeOf } from '../outline/section-type.ts';
import type { SectionWords } from '../outline/section-words.ts';
import { countWords } from './scan/tokens.ts';

/** What may stand beside the name of a section that is forbidden as a whole: "no pricing page", "no contact forms". */
const longestName = 2;

/** Classes in which a refusal may stand beside something that is wished for. */
const wishing: ReadonlySet<StatementClass> = new Set([
  'function_wish',
  'design_wish',
  'page_or_section_wish',
  'not_understood',
  'context',
  'meta',
]);

/** Classes that tell visitors something, by which a part of the site may be out of place: "no booking needed, just come". */
const telling: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'identity', 'event']);

/** What visitors do on a site; who says that there is none of the rest tells something about the world. */
const done: ReadonlySet<string> = new Set(['booking', 'newsletter', 'form', 'basket']);

type Prohibition = Brief['prohibitions'][number];

interface Known {
  words: SectionWords;
  language: string;
}

const prohibitionsOf = (
  words: string,
  from: number[],
  functions: Iterable<NonNullable<Prohibition['function']>>,
  sections: Iterable<NonNullable<Prohibition['section']>>,
): Prohibition[] => [
  ...[...functions].map((type) => ({ function: type, words, from })),
  ...[...sections].map((section) => ({ section, words, from })),
];

/** The functions and sections that a text refuses by their names. */
const partsRefused = (text: string, from: number[], { words, language }: Known): Prohibition[] =>
  prohibitionsOf(text, from, refusedFunctions(text, language, words), refusedSections(text, language, words));

/** A section or function is meant where it is named and little else is: "no photos of people" forbids no gallery. */
function forbiddenBy(text: string, from: number[], { words, language }: Known): Prohibition[] {
  const name = refused(text);
  const isName = countWords(name) <= longestName && !namesConstraint(name);
  const isBare = isName && refusedThings(text, language).length === 0;
  const wanted = isBare ? functionOf(name, words) : undefined;
  const functions = new Set([...(wanted ? [wanted] : []), ...refusedFunctions(text, language, words)]);
  const named = isBare && !wanted ? sectionTypeOf(name, words) : undefined;
  const sections = new Set([...(named ? [named] : []), ...refusedSections(text, language, words)]);
  const parts = prohibitionsOf(text, from, functions, sections);
  if (parts.length > 0) return parts;
  return [{ words: text, from, ...(forbidsTelling(text) && { isTelling: true as const }) }];
}

/** What must not be: of prohibitions, and of what a wish or a fact refuses beside what it says. */
export function readProhibitions(
  statements: readonly Classified[],
  words: SectionWords,
  language: string,
): Brief['prohibitions'] {
  const known = { words, language };
  return statements.flatMap(({ class: name, text }, index) => {
    if (name === 'prohibition') return forbiddenBy(text, [index], known);
    if (wishing.has(name)) return partsRefused(text, [index], known);
    if (!telling.has(name)) return [];
    return partsRefused(text, [index], known).filter(
      (one) => done.has(one.function ?? '') || done.has(one.section ?? ''),
    );
  });
}
