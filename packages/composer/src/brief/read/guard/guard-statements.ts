import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { reporting } from '../../cut/prose/function-words.ts';
import { actIn } from '../../relate/asked/asked-acts.ts';
import { isQuestion } from '../entries/answers.ts';
import { quotesOf } from '../entries/quotes.ts';
import { findMoney } from '../entries/scan/money.ts';
import { countWords, tokensOf } from '../entries/scan/tokens.ts';
import { asksToTell } from '../facts/telling.ts';
import { sites } from '../facts/words.ts';
import { isPrintable } from '../outline/heads.ts';
import { isTurnOfTalk } from './dialogue.ts';
import {
  asksToShow,
  forbidsTelling,
  isForMaker,
  isLabel,
  isMakersKey,
  isOpening,
  isTold,
} from './maker-talk.ts';
import { printablePart } from './printable-part.ts';

const sayable: ReadonlySet<StatementClass> = new Set([
  'function_wish',
  'page_or_section_wish',
  'design_wish',
  'prohibition',
  'context',
]);

/** What was taken for content with less than this asks for nothing that could be made. */
const sure = 0.5;

/** What a statement is that is not printed: what the site is, else the likeliest of what it was taken for; else it is asked about. */
function hidden(statement: Classified): Classified {
  if (statement.also.includes('identity')) return { ...statement, class: 'identity', also: [] };
  if (forbidsTelling(statement.text)) return { ...statement, class: 'prohibition', also: [] };
  // What visitors are to be able to do is told the maker, and is a form.
  if (actIn(statement.text)) return { ...statement, class: 'function_wish', also: [] };
  const isBare = !/\p{N}/u.test(statement.text) && isTold(statement.text);
  if (isBare || statement.sureness < sure) return { ...statement, class: 'context', also: [] };
  const name = statement.also.find((also) => sayable.has(also)) ?? 'not_understood';
  return { ...statement, class: name, also: name === 'not_understood' ? [statement.class] : [] };
}

/** What nobody understood, and only tells the maker something: there is nothing to ask back. */
const isUnasked = ({ class: name, text }: Classified): boolean => name === 'not_understood' && isTold(text);

/** "We look for an apprentice, that should be somewhere, too": what is to be shown is for visitors, whatever it was taken for. */
const isToBeShown = ({ class: name, text }: Classified): boolean =>
  (name === 'not_understood' || name === 'context') &&
  asksToShow(text) &&
  !forbidsTelling(text) &&
  printablePart(text) !== undefined;

/** "Please say that clearly", "those two should be on there": what only asks to show what is said beside it. */
const isOnlyToShow = ({ class: name, text }: Classified): boolean =>
  name !== 'prohibition' && asksToShow(text) && printablePart(text) === undefined;

/** What nobody understood but that it is not to be told: what it forbids is read by nobody. */
function withoutBanned(statement: Classified): Classified {
  const part = printablePart(statement.text);
  return part === undefined ? { ...statement, class: 'prohibition', also: [] } : { ...statement, text: part };
}

function reclassed(statement: Classified): Classified {
  if (statement.kind === 'markup') return statement;
  if (isPrintable(statement) && isOpeningOnly(statement)) return { ...statement, class: 'meta', also: [] };
  if (isToBeShown(statement)) return { ...statement, class: 'fact', also: [] };
  if (isOnlyToShow(statement))
    return { ...statement, class: actIn(statement.text) ? 'function_wish' : 'context', also: [] };
  if (statement.class === 'not_understood' && forbidsTelling(statement.text)) return withoutBanned(statement);
  return isUnasked(statement) ? { ...statement, class: 'context', also: [] } : statement;
}

/** "PS." alone leads to something and says nothing. */
const isOpeningOnly = ({ text, quoted }: Classified): boolean => quoted === undefined && isOpening(text);

/** "One thing I forgot: we are closed in August": what leads to a statement is no label of it. */
function withoutLead(statement: Classified): Classified {
  const { key, ...rest } = statement;
  return key !== undefined && isOpening(key) ? rest : statement;
}

/** What is so surely a fact is one, whatever phrases it shares with what makers are told: "You choose the fabric yourself". */
const sureFact = 0.82;
const sureForVisitors = 0.05;
const fewestOfPart = 3;

/** "Please write that we close at two": what asks for it is no part of what is told. */
function isToldOf(text: string, part: string): boolean {
  const words = tokensOf(text.slice(0, text.indexOf(part)).toLowerCase());
  const [first] = tokensOf(part.toLowerCase());
  return [words.at(-1), first].some((word) => word !== undefined && reporting.has(word.text));
}

/** Whether a whole statement is for visitors, of which only a part would be printed by its phrases. */
function isSurelyTold({ class: name, sureness, forMaker = 1, text }: Classified, part = text): boolean {
  const isSure = name === 'fact' && sureness >= sureFact && forMaker <= sureForVisitors;
  if (!isSure || isTurnOfTalk(text)) return false;
  if (forbidsTelling(text) || asksToShow(text) || asksToTell(text)) return false;
  return countWords(part) >= fewestOfPart && !isToldOf(text, part) && !sites.has(text);
}

function guarded(said: Classified): Classified {
  const statement = reclassed(withoutLead(said));
  if (statement.class === 'identity' && statement.key === undefined && isLabel(statement.text))
    return { ...statement, class: 'meta', also: [] };
  if (!isPrintable(statement) || statement.kind === 'markup') return statement;
  // The quotation is kept as it is, and the words around it say where it goes.
  const quotes = quotesOf(statement.text);
  // What is quoted may be said to the maker as well: 妻が「明るいサイトにして」と.
  if (quotes.length > 0) return quotes.every(({ text }) => isForMaker(text)) ? hidden(statement) : statement;
  // Visitors ask in the first person, too: "Do I need a card?"
  if (statement.key !== undefined && isQuestion(statement)) return statement;
  if (statement.cells) return isForMaker(statement.text) ? hidden(statement) : statement;
  const part = printablePart(statement.text);
  if (isSurelyTold(statement, part)) return statement;
  if (part === undefined) return hidden(statement);
  return part === statement.text ? statement : { ...statement, text: part };
}

/** So many keys of a brief make one: a wedding has a timeline, too. */
const fewestKeys = 2;

/** "Scope: home, donate", "Timeline: launch 1 June": what stands under the keys of a brief is planned, not told. */
const planned = (statement: Classified): Classified => ({
  ...statement,
  class:
    findMoney(statement.text).length === 0 &&
    (statement.also.includes('page_or_section_wish') || statement.class === 'item')
      ? 'page_or_section_wish'
      : 'context',
  also: [],
});

/**
 * The last look at statements before anything is read from them: what is said to the maker is not printed, whatever class it was
 * given. A statement that also says something to visitors keeps that part.
 */
export function guardStatements(statements: readonly Classified[]): Classified[] {
  const keys = new Set(statements.map(keyOf).filter((key) => isMakersKey(key)));
  const isBrief = keys.size >= fewestKeys;
  return statements.map((statement) =>
    isBrief && isPrintable(statement) && keys.has(keyOf(statement)) ? planned(statement) : guarded(statement),
  );
}

/** A bare price stays with what stands in front of its colon: "Budget: £900". */
function keyOf({ key = '', text }: Classified): string {
  const [lead = ''] = /^[^:：]{2,30}(?=[:：])/u.exec(text) ?? [];
  return isMakersKey(lead) ? lead : key;
}
