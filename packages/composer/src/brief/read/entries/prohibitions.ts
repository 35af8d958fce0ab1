import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { namesConstraint, refused } from '../outline/refusals.ts';
import { functionOf, sectionTypeOf } from '../outline/section-type.ts';
import type { SectionWords } from '../outline/section-words.ts';
import { countWords } from './scan/tokens.ts';

/** What may stand beside the name of a section that is forbidden as a whole: "no pricing page", "no contact forms". */
const longestName = 2;

/** What must not be. A section or function is meant where it is named and little else is: "no photos of people" forbids no gallery. */
export function readProhibitions(
  statements: readonly Classified[],
  words: SectionWords,
): Brief['prohibitions'] {
  return statements.flatMap((statement, index) => {
    if (statement.class !== 'prohibition') return [];
    const name = refused(statement.text);
    const isName = countWords(name) <= longestName && !namesConstraint(name);
    const wanted = isName ? functionOf(name, words) : undefined;
    const section = isName && !wanted ? sectionTypeOf(name, words) : undefined;
    return [
      {
        ...(section ? { section } : {}),
        ...(wanted ? { function: wanted } : {}),
        words: statement.text,
        from: [index],
      },
    ];
  });
}
