import type { BriefFunction, StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { wordsOf } from './phrase.ts';
import { isRefusal } from './refusals.ts';
import { beginsWith, functionAt, functionOf } from './section-type.ts';
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
  'other',
]);
/** "with a lightbox" */
const having = /^(?:with|mit|avec|con|com|met)\s/iu;
/** These are asked for in whole sentences: "ask visitors for their age (18)". */
const anywhere: ReadonlySet<BriefFunction> = new Set(['age_gate']);
/** A site can be one of these as a whole, where it is the first thing that is said. */
const wholeSites: ReadonlySet<BriefFunction> = new Set(['quiz', 'todo', 'chart', 'calculator', 'statuses']);
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
const doubted = 0.7;
const longest = 9;
const longestSentence = 24;
/** A function stands near the beginning: behind an article, "please" or "add". */
const mostBefore = 2;
/** Where its orders go may stand beside a basket. */
const reach = /\S@\S|\d[\d\s().-]{6,}\d/u;

/** A sentence of its own that refuses nothing is no prohibition for standing behind some. */
const isNoRefusal = ({ kind, class: name, sureness, text }: Classified): boolean =>
  name === 'prohibition' && kind === 'sentence' && sureness < doubted && !isRefusal(text);

function asksForFunction(statement: Classified, words: SectionWords): boolean {
  const { text, class: name, sureness } = statement;
  if (!(doubtful.has(name) || isNoRefusal(statement)) || countWords(text) > longestSentence) return false;
  const found = functionAt(text, words);
  if (!found) return false;
  if (countWords(text) <= longest * 2 && beginsWith(text, 'basket', words))
    return reach.test(text) || !/\p{N}/u.test(text);
  if (anywhere.has(found.name) || (having.test(text) && found.start <= mostBefore)) return true;
  if (sureness > sure || countWords(text) > longest || /\p{N}|\p{Sc}/u.test(text)) return false;
  return standalone.has(found.name) && found.start <= mostBefore;
}

const as = (statement: Classified, name: StatementClass): Classified => ({
  ...statement,
  class: name,
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

/** ", and " is all that stands between the fields of one sentence. */
const widestGap = 7;
/** How many fields a row has at most. */
const longestRow = 16;
const opensFields = /\s(?:with|asking for|for|mit|con|avec|com|met)\s/iu;

/** The form that a row of fields belongs to: the statement before it, as far as the row goes. */
export function formOfRow(
  statements: readonly Classified[],
  index: number,
  words: SectionWords,
): number | undefined {
  for (let at = index; at > Math.max(0, index - longestRow); at -= 1) {
    const [statement, previous] = [statements[at], statements[at - 1]];
    if (statement?.kind === 'aside') continue;
    if (!statement || !previous || statement.kind !== 'part') return undefined;
    if (statement.start - previous.end > widestGap || !statement.joined) return undefined;
    const isForm = opensFields.test(previous.text) && functionOf(previous.text, words) === 'form';
    if (isForm && previous.under === statement.under) return at - 1;
  }
  return undefined;
}

/** Statements that are a part of a function: under its head, in its row, or a choice of such a part. */
function partsOf(statements: readonly Classified[], words: SectionWords): ReadonlySet<number> {
  const parts = new Set<number>();
  const known = new Map<string | undefined, BriefFunction | undefined>();
  const functionUnder = (head: string | undefined) => {
    if (!known.has(head)) known.set(head, functionOfHead(head, words));
    return known.get(head);
  };
  statements.forEach((statement, index) => {
    const { under, key, kind } = statement;
    const type = functionUnder(under === undefined ? key : statements[under]?.text);
    const isUnder = kind !== 'sentence' && type !== undefined && !isPriced(statement, type);
    const isChoice = under !== undefined && parts.has(under);
    const isInRow = kind === 'part' && formOfRow(statements, index, words) !== undefined;
    if (isUnder || isChoice || isInRow) parts.add(index);
  });
  return parts;
}

function isWholeSite({ text, class: name }: Classified, index: number, words: SectionWords): boolean {
  const found = index === 0 && doubtful.has(name) ? functionAt(text, words) : undefined;
  return found !== undefined && wholeSites.has(found.name);
}

/** What stands under a function is a part of it, whatever it looked like alone: "phone" under "Booking form". */
export function settleFunctions(statements: readonly Classified[], words: SectionWords): Classified[] {
  const parts = partsOf(statements, words);
  return statements.map((statement, index) => {
    if (isWholeSite(statement, index, words)) return as(statement, 'identity');
    if (asksForFunction(statement, words)) return as(statement, 'function_wish');
    return parts.has(index) && !unpartly.has(statement.class) ? as(statement, 'function_wish') : statement;
  });
}
