import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { isForMaker } from '../guard/maker-talk.ts';
import { sites, subjects } from './words.ts';

const toMaker: ReadonlySet<StatementClass> = new Set([
  'context',
  'meta',
  'design_wish',
  'function_wish',
  'page_or_section_wish',
  'prohibition',
]);
const fewestStatements = 6;
const mostToMaker = 0.2;

/** Whether a prompt tells visitors of the thing, and its maker next to nothing. */
export function isToldThroughout(statements: readonly Classified[]): boolean {
  const said = statements.filter(({ kind }) => kind !== 'markup');
  const count = said.filter(({ class: name }) => toMaker.has(name)).length;
  return said.length >= fewestStatements && count <= mostToMaker * said.length;
}

const fewestWords = 3;
/** What is surer is asked about for another reason than that no class is likely. */
const unsure = 0.5;
/** A photograph that is to be shown, a price that is not, "vintage but not twee". */
const orders: ReadonlySet<StatementClass> = new Set(['page_or_section_wish', 'prohibition', 'design_wish']);

/** Among what visitors are told, a sentence that nobody is sure of, and that may be a fact or speaks of oneself: "The band plays from eight". */
export const isAmongTold = ({ text, kind, joined, also, sureness }: Classified): boolean =>
  kind === 'sentence' &&
  joined !== true &&
  sureness < unsure &&
  countWords(text) >= fewestWords &&
  (subjects.leading(text) > 0 || (also.includes('fact') && !also.some((name) => orders.has(name)))) &&
  !text.includes('?') &&
  !sites.has(text) &&
  !isForMaker(text);
