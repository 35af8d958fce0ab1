import type { BriefFunction, StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { wordsOf } from './phrase.ts';
import { functionAt, functionOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

/** Functions whose name says nothing to visitors: what begins with one asks for it. */
const standalone: ReadonlySet<BriefFunction> = new Set([
  'countdown',
  'sticky_header',
  'back_to_top',
  'theme_switch',
  'language_switch',
  'price_switch',
  'calendar_file',
  'calculator',
  'chart',
  'share',
  'filter',
  'tabs',
]);
/** These are asked for in whole sentences: "ask visitors for their age (18)". */
const anywhere: ReadonlySet<BriefFunction> = new Set(['age_gate']);
/** Functions of which what stands under them is a part: fields, tasks, categories. */
const withParts: ReadonlySet<BriefFunction> = new Set([
  'form',
  'filter',
  'sort',
  'calculator',
  'todo',
  'search',
]);

const doubtful: ReadonlySet<StatementClass> = new Set([
  'not_understood',
  'fact',
  'meta',
  'context',
  'item',
  'event',
  'identity',
  'page_or_section_wish',
]);
const sure = 0.9;
const longest = 9;
const longestSentence = 24;
/** A function stands near the beginning: behind an article, "please" or "add". */
const mostBefore = 2;

function asksForFunction({ text, class: name, sureness }: Classified, words: SectionWords): boolean {
  if (!doubtful.has(name) || countWords(text) > longestSentence) return false;
  const found = functionAt(text, words);
  if (found && anywhere.has(found.name)) return true;
  if (sureness > sure || countWords(text) > longest || /\p{N}|\p{Sc}/u.test(text)) return false;
  return found !== undefined && standalone.has(found.name) && found.start <= mostBefore;
}

const asWish = (statement: Classified): Classified => ({
  ...statement,
  class: 'function_wish',
  also: [],
  sureness: Math.max(0.6, statement.sureness),
});

const longestHead = 6;

/** The function that a head or key names, where it has parts. */
export function functionOfHead(head: string | undefined, words: SectionWords): BriefFunction | undefined {
  if (head === undefined || wordsOf(head).list.length > longestHead) return undefined;
  const type = functionOf(head, words);
  return type && withParts.has(type) ? type : undefined;
}

const unpartly: ReadonlySet<StatementClass> = new Set(['prohibition', 'quotation', 'story', 'design_wish']);
const isPriced = ({ class: name, text }: Classified, type: BriefFunction): boolean =>
  type !== 'calculator' && name === 'item' && /\p{Sc}/u.test(text);

/** What stands under a function is a part of it, whatever it looked like alone: "phone" under "Booking form". */
export function settleFunctions(statements: readonly Classified[], words: SectionWords): Classified[] {
  const headOf = ({ under, key }: Classified) => (under === undefined ? key : statements[under]?.text);
  return statements.map((statement) => {
    if (asksForFunction(statement, words)) return asWish(statement);
    if (statement.kind === 'sentence' || unpartly.has(statement.class)) return statement;
    const type = functionOfHead(headOf(statement), words);
    return type && !isPriced(statement, type) ? asWish(statement) : statement;
  });
}
