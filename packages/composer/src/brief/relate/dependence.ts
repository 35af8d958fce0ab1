import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../classify/classified.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { isPrintable } from '../read/outline/heads.ts';
import { discourseWords } from './discourse-words.ts';
import { valuesOf } from './values.ts';

/** From this on the words of a clause say by themselves that visitors are to read it. */
const standsAlone = 0.9;

/** Below this a clause behind a prohibition in its sentence is the reason for it: "don't use it, it hurts people". */
const unsure = 0.75;

/** What is said to the maker: what hangs on it is so too. */
const forMaker: ReadonlySet<StatementClass> = new Set(['prohibition', 'design_wish', 'context', 'meta']);
const wishes: ReadonlySet<StatementClass> = new Set([
  'function_wish',
  'page_or_section_wish',
  'not_understood',
]);

const isBound = ({ text }: Classified): boolean => discourseWords().depends.leading(text) > 0;

/** Whether a clause goes on with the sentence, or a bracket follows what it tells more of. */
const goesOnWith = (statement: Classified, before: Classified, index: number): boolean =>
  statement.under === index ||
  (statement.joined === true && statement.under === before.under && statement.key === before.key);

/** Whether a statement goes with the one before it, which visitors do not read. */
function depends(statement: Classified, before: Classified, index: number): boolean {
  if (!isPrintable(statement) || statement.class === 'quotation' || !goesOnWith(statement, before, index))
    return false;
  if (isBound(statement)) return forMaker.has(before.class) || wishes.has(before.class);
  const isReason =
    before.class === 'prohibition' && statement.sureness < unsure && countWords(statement.text) > 2;
  if (isReason && statement.kind !== 'aside') return valuesOf(statement.text).length === 0;
  const isAside = statement.kind === 'aside' && forMaker.has(before.class);
  return isAside && statement.sureness < standsAlone;
}

/**
 * What hangs on a clause that visitors do not read goes with it: "because legal have not signed it off". It is asked about where it
 * holds a number.
 */
export function withDependence(statements: readonly Classified[]): Classified[] {
  const result: Classified[] = [];
  statements.forEach((statement, at) => {
    const before = result[at - 1];
    const isHidden = before !== undefined && depends(statement, before, at - 1);
    if (!isHidden) result.push(statement);
    else if (valuesOf(statement.text).length > 0)
      result.push({ ...statement, class: 'not_understood', also: [statement.class] });
    else result.push({ ...statement, class: 'context', also: [] });
  });
  return result;
}
