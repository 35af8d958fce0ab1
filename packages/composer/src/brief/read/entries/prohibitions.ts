import type { Brief, StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { namesConstraint, refused } from '../outline/refusals.ts';
import { refusedFunctions } from '../outline/refused-functions.ts';
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

type Prohibition = Brief['prohibitions'][number];

/** A section or function is meant where it is named and little else is: "no photos of people" forbids no gallery. */
function forbiddenBy(text: string, from: number[], words: SectionWords, language: string): Prohibition[] {
  const name = refused(text);
  const isName = countWords(name) <= longestName && !namesConstraint(name);
  const wanted = isName ? functionOf(name, words) : undefined;
  const functions = new Set([...(wanted ? [wanted] : []), ...refusedFunctions(text, language, words)]);
  if (functions.size > 0) return [...functions].map((type) => ({ function: type, words: text, from }));
  const section = isName ? sectionTypeOf(name, words) : undefined;
  return [{ ...(section ? { section } : {}), words: text, from }];
}

/** What must not be: of prohibitions, and of the functions that a wish for something else refuses. */
export function readProhibitions(
  statements: readonly Classified[],
  words: SectionWords,
  language: string,
): Brief['prohibitions'] {
  return statements.flatMap(({ class: name, text }, index) => {
    if (name === 'prohibition') return forbiddenBy(text, [index], words, language);
    if (!wishing.has(name)) return [];
    return refusedFunctions(text, language, words).map((type) => ({
      function: type,
      words: text,
      from: [index],
    }));
  });
}
