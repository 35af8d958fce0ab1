import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import {
  calling,
  conjunctions,
  continuing,
  subjects as cutSubjects,
  owning,
  pronouns,
  subordinating,
} from '../../cut/prose/function-words.ts';
import { isCalendarWord } from '../../cut/prose/values.ts';
import { isOpinion } from '../../prose/told.ts';
import { quotesOf } from '../entries/quotes.ts';
import { findMoney } from '../entries/scan/money.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { findDates } from '../entries/scan/when.ts';
import { isAmongTold, isToldThroughout } from './among-told.ts';
import { asks, roles, subjects } from './words.ts';

const content: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'event', 'person', 'story']);
const isContent = (name: StatementClass | undefined) => name !== undefined && content.has(name);
/** Digits, an e-mail address: what the reader of a page needs and no other statement says. */
const words = /[\p{L}\p{M}]+/gu;
const value = /\p{N}|[\p{L}\p{N}]@[\p{L}\p{N}]/u;
const isMonthOrDay = (word: string) => word.length > 3 && isCalendarWord(word);
const holdsValue = (text: string) => value.test(text) || (text.match(words) ?? []).some(isMonthOrDay);
const longest = 40;
const fewestOfClause = 3;
const isBesideContent = (statements: readonly Classified[], index: number) =>
  [statements[index - 1], statements[index + 1]].some(
    (beside) =>
      beside && (isContent(beside.class) || beside.class === 'identity' || beside.also[0] === 'identity'),
  );

const longestPerson = 6;
/** Scripts of languages that the model of statements has hardly read: beside facts, what asks for nothing is one. */
const foreign =
  /[\p{Script=Hangul}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** A wish is surer than this, or it is an event by its date, "Open day on 14 June", or a fact by its price. */
const sureWish = 0.65;
const wishes: ReadonlySet<StatementClass> = new Set(['function_wish', 'page_or_section_wish']);
const isUnsureWish = (statement: Classified, isAboutSite: (text: string) => boolean) =>
  wishes.has(statement.class) &&
  statement.sureness < sureWish &&
  statement.kind !== 'heading' &&
  isPlain(statement, isAboutSite);

/** What an unsure wish is by the value that it has. */
function byValue(statement: Classified): StatementClass | undefined {
  if (isDated(statement)) return 'event';
  // "Gift vouchers are sold in the salon from £10"
  return findMoney(statement.text).length > 0 ? 'fact' : undefined;
}

const isDated = (statement: Classified): boolean =>
  findDates(statement.text).some(({ start, end }) => /\p{N}/u.test(statement.text.slice(start, end)));

/** Whether the words of a statement alone say that it is content. */
const isSaid = ({ text, also }: Classified) =>
  holdsValue(text) || (also.length > 0 && also.every((name) => isContent(name) || name === 'identity'));

/** Whether a statement that stands beside content tells of the same. */
function isToldBeside({ text, also }: Classified): boolean {
  if (foreign.test(text) && !also.includes('identity')) return true;
  return subjects.leading(text) > 0 && countWords(text) >= fewestOfClause && also.some(isContent);
}

/** What an unsure statement that asks for nothing is by its form. */
function formOf(statement: Classified, isBeside: boolean): StatementClass | undefined {
  const { text, also, key } = statement;
  if (also[0] === 'identity' && key === undefined)
    return isBeside && also.includes('fact') ? 'fact' : undefined;
  if (roles.leading(text) > 0 && countWords(text) <= longestPerson) return 'person';
  if (isSaid(statement)) return also.find(isContent) ?? 'fact';
  return isBeside && isToldBeside(statement) ? 'fact' : undefined;
}

const shortestFact = 3;
const longestFact = 9;
const longestBare = 90;
const toMaker: ReadonlySet<StatementClass> = new Set(['design_wish', 'function_wish', 'prohibition', 'meta']);
const hanging = [conjunctions, continuing, cutSubjects, pronouns, calling, subordinating];

/** "Ships within the US", "Comes to your door": a short sentence that names no part of the site and speaks of nobody. */
function isBareFact(statement: Classified, isOfSite: (text: string) => boolean): boolean {
  const { text, kind, key, also } = statement;
  if (kind !== 'sentence' || key !== undefined || text.length > longestBare || !/^\p{Lu}/u.test(text))
    return false;
  const said = text.toLowerCase().match(words) ?? [];
  if (said.length < shortestFact || said.length > longestFact || asks(text)) return false;
  if (also.some((name) => toMaker.has(name)) || isOfSite(text) || quotesOf(text).length > 0) return false;
  const [first = ''] = said;
  return (
    !hanging.some((list) => list.has(first)) &&
    !said.some((word) => owning.has(word) || cutSubjects.has(word))
  );
}

/** Whether a statement may be plain at all: it asks for nothing, speaks of no part of the site and quotes nothing. */
const isPlain = ({ text }: Classified, isAboutSite: (text: string) => boolean) =>
  countWords(text) <= longest && !asks(text) && !isAboutSite(text) && quotesOf(text).length === 0;

/**
 * Statements that no reading is sure of, but that are plain by their form, are what they are likeliest to be: they hold a number or
 * an address, name who does something, or tell of oneself among other facts, and ask for nothing.
 */
export function settlePlain(
  statements: readonly Classified[],
  isAboutSite: (text: string) => boolean,
  isOfSite: (text: string) => boolean,
): Classified[] {
  const isTold = isToldThroughout(statements);
  const plainName = (statement: Classified, index: number): StatementClass | undefined => {
    const isBeside = isBesideContent(statements, index);
    const mayBe = isPlain(statement, isAboutSite);
    const form = mayBe ? formOf(statement, isBeside) : undefined;
    const isFact =
      (isTold && mayBe && isAmongTold(statement)) || (isBeside && isBareFact(statement, isOfSite));
    return form ?? (isFact ? 'fact' : undefined);
  };
  return statements.map((statement, index) => {
    const valued = isUnsureWish(statement, isAboutSite) ? byValue(statement) : undefined;
    if (valued) return { ...statement, class: valued, also: [statement.class] };
    if (statement.class !== 'not_understood' || isOpinion(statement)) return statement;
    const name = plainName(statement, index);
    if (name === undefined) return statement;
    const also = statement.also.filter((other) => other !== name);
    return { ...statement, class: name, also };
  });
}
