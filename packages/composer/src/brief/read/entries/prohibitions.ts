import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { functionOf, sectionTypeOf } from '../outline/section-type.ts';
import type { SectionWords } from '../outline/section-words.ts';
import { countWords } from './scan/tokens.ts';
import { trimSeparators } from './scan/trim.ts';

const refusal =
  /^(?:please\s)?(?:no|not|never|without|avoid|skip|leave out|don['’]t (?:use|add|include|show|want|need)|do not (?:use|add|include|show)|kein[a-z]{0,2}|ohne|bitte keine?|auf keinen fall|pas de|sans|surtout pas de|évitez|je ne veux pas de|sin|no quiero|nada de|niente|senza|nessun[ao]?|sem|بدون|لا أريد)\s/iu;
/** What may stand beside the name of a section that is forbidden as a whole: "no pricing page", "no contact forms". */
const longestName = 2;

/** What is left when the refusing words at both ends are taken away. */
const refused = (text: string) =>
  trimSeparators(text.replace(refusal, '').replace(/(?:は|を)?(?:なし|不要です?|いりません|いらない)$/u, ''));

/** What must not be. A section or function is meant where it is named and little else is: "no photos of people" forbids no gallery. */
export function readProhibitions(
  statements: readonly Classified[],
  words: SectionWords,
): Brief['prohibitions'] {
  return statements.flatMap((statement, index) => {
    if (statement.class !== 'prohibition') return [];
    const name = refused(statement.text);
    const isName = countWords(name) <= longestName;
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
