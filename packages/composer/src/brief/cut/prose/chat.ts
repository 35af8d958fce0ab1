import { discourseWords } from '../../relate/discourse-words.ts';
import { reportLength } from '../../relate/reports.ts';
import { cuttingWords } from '../cutting-words.ts';
import {
  calling,
  conjunctions,
  continuing,
  determiners,
  joining,
  measuring,
  opening,
  owning,
  ranging,
  requesting,
  subjects,
  subordinating,
  timing,
} from './function-words.ts';
import { startsUpper } from './part-shapes.ts';
import type { Range, Run } from './run.ts';
import { isCalendarWord, isMoney } from './values.ts';

/** A clause shorter than this is one statement whatever it says. */
const longClause = 10;
/** Who begins with a capital mostly knows where to put a full stop. */
const veryLongClause = 22;
const shortestPiece = 3;

/** "my number is", "our name is": what somebody has, and that it is. */
const isPossession = (run: Run, index: number): boolean =>
  owning.has(run.lower(index)) && [2, 3].some((behind) => continuing.has(run.lower(index + behind)));

const isRequest = (run: Run, index: number): boolean =>
  requesting.has(run.lower(index)) ||
  (['make', 'keep'].includes(run.lower(index)) &&
    ['it', 'the', 'this', 'sure'].includes(run.lower(index + 1)));

/** "open mon to fri": when, after what. */
const isOpening = (run: Run, index: number): boolean =>
  opening.has(run.lower(index)) && isCalendarWord(run.lower(index + 1));

const longNumber = /^[+(]?\d[\d()/.-]{3}/u;

/** "call me on 07700 …" */
const isCalling = (run: Run, index: number): boolean =>
  calling.has(run.lower(index)) && [1, 2, 3].some((behind) => longNumber.test(run.at(index + behind)));

/** "vendemos arepas", "no quiero fotos", "se llama Nube": languages that need no subject begin a clause with its verb. */
function isSpeaking(run: Run, index: number): boolean {
  const { speaking, denying, reflexive } = cuttingWords();
  const [word, next] = [run.lower(index), run.lower(index + 1)];
  if (denying.has(run.lower(index - 1)) || owning.has(run.lower(index - 1))) return false;
  return speaking.has(word) || (denying.has(word) && speaking.has(next)) || reflexive.has(`${word} ${next}`);
}

const longestReport = 12;

/** "my mum reckons": somebody else is said to say something. */
const isReport = (run: Run, index: number): boolean =>
  owning.has(run.lower(index)) &&
  reportLength(run.text({ from: index, to: Math.min(index + longestReport, run.whole.to) })) > 0;

const beginsSubject = (run: Run, index: number): boolean =>
  run.isWord(index) &&
  (subjects.has(run.lower(index)) ||
    isSpeaking(run, index) ||
    isReport(run, index) ||
    isPossession(run, index) ||
    isRequest(run, index) ||
    isOpening(run, index) ||
    isCalling(run, index));

/** "small dogs 18": a number behind a word that is no time. */
const isPlainPrice = (run: Run, index: number): boolean =>
  /^\d{1,4}$/u.test(run.at(index)) &&
  /^\p{L}{2}/u.test(run.at(index - 1)) &&
  !ranging.has(run.lower(index - 1)) &&
  !cuttingWords().counting.has(run.lower(index - 1)) &&
  !isCalendarWord(run.lower(index - 1)) &&
  !isDayOfMonth(run, index);

/** "antes del 20 de junio" */
const isDayOfMonth = (run: Run, index: number): boolean =>
  isCalendarWord(run.lower(ranging.has(run.lower(index + 1)) ? index + 2 : index + 1));

const isPrice = (run: Run, index: number): boolean => isMoney(run.at(index)) || isPlainPrice(run, index);

/** What is left of a clause while it is cut. */
interface Stretch extends Range {
  /** It has a list of prices. */
  hasPrices: boolean;
  /** Its commas stand for full stops, too: whoever begins small is no friend of them. */
  isLoose: boolean;
}

/** So many prices in one clause are a list. */
const fewest = { money: 2, plain: 3 };

function listsPrices(run: Run, range: Range): boolean {
  let plain = 0;
  let money = 0;
  for (const [index] of run.outer(range)) {
    if (
      isMoney(run.at(index)) ||
      (isPlainPrice(run, index) && cuttingWords().coins.has(run.lower(index + 1)))
    )
      money += 1;
    else if (isPlainPrice(run, index) && !timing.has(run.lower(index + 1))) plain += 1;
  }
  return money >= fewest.money || plain >= fewest.plain || (money > 0 && money + plain >= fewest.money);
}

/** "35 € la séance, 150 € les 5 séances": what a price is for stands behind it, up to the comma. */
function hasPricesFirst(run: Run, { from, to }: Range): boolean {
  const isFirst = isMoney(run.at(from)) || (/^\d/u.test(run.at(from)) && isMoney(run.at(from + 1)));
  return isFirst && run.tokens.slice(from, to).some(({ kind }) => kind === 'comma');
}

/** "houses £12 / bungalows £9": behind a price begins the next thing, where there are several prices. */
function beginsBehindPrice(run: Run, index: number): boolean {
  const word = run.lower(index);
  // "2 beds 24 € a day"
  const isCoin = /^\p{Sc}/u.test(word) || cuttingWords().coins.has(word);
  const isThing =
    run.isWord(index) && !isCoin && !measuring.has(word) && !timing.has(word) && !/^\d/u.test(word);
  return isThing && isBehindPrice(run, index);
}

/** "$25 inside the city, $2 a mile after that": what has no price before the next comma is told of the price before it. */
function hasOwnPrice(run: Run, from: number, to: number): boolean {
  for (const [index, { kind }] of run.outer({ from, to })) {
    if (kind === 'comma') return false;
    if (isPrice(run, index)) return true;
  }
  return true;
}

/** "18 euro curtains": a price ends with the word for its coin. */
const isBehindPrice = (run: Run, index: number): boolean =>
  isPrice(run, index - 1) || (cuttingWords().coins.has(run.lower(index - 1)) && isPlainPrice(run, index - 2));

const behindPrice = 5;
/** "… 45 euros et des stages le samedi de 9h à 17h 80 euros": what begins with an article may say more before its price. */
const behindArticle = 12;

/** "microchips 18 and worming 9": the last of several things with their prices. */
function lastBehindPrice(run: Run, index: number, to: number): number | undefined {
  if (!joining.has(run.lower(index)) || !isBehindPrice(run, index)) return undefined;
  const reach = determiners.has(run.lower(index + 1)) ? behindArticle : behindPrice;
  for (let at = index + 2; at < Math.min(to, index + reach); at += 1) if (isPrice(run, at)) return index + 1;
  return undefined;
}

/** "…, minha amiga fez o logo, nada de caveira": a comma in front of somebody else, or of what is not wanted, is a full stop. */
const beginsBehindComma = (run: Run, index: number, { isLoose }: Stretch): boolean =>
  isLoose &&
  run.tokens[index - 1]?.kind === 'comma' &&
  (owning.has(run.lower(index)) ||
    discourseWords().forbids.leading(run.text({ from: index, to: index + 3 })) > 0);

/** "lo necesito": what stands between a subject that is left out and its verb belongs to the verb. */
const verbAt = (run: Run, index: number): number =>
  cuttingWords().clitics.has(run.lower(index - 1)) && cuttingWords().speaking.has(run.lower(index))
    ? index - 1
    : index;

/** Where a piece begins whose subject is at `index`: "and she sells" with its conjunction. Nothing where none does. */
function pieceStart(run: Run, index: number, { from, isLoose }: Stretch): number | undefined {
  const start = verbAt(run, index);
  const before = run.lower(start - 1);
  if (start - from < shortestPiece) return undefined;
  if (run.tokens[start - 1]?.kind === 'comma') return isLoose ? start : undefined;
  if (!run.isWord(start - 1)) return undefined;
  if (conjunctions.has(before)) return start - 1 - from > shortestPiece ? start - 1 : undefined;
  return subordinating.has(before) || cuttingWords().inverting.has(before) ? undefined : start;
}

/** Where a piece of `rest` begins that `index` shows. */
function startAt(run: Run, index: number, rest: Stretch): number | undefined {
  if (rest.to - index < 2) return undefined;
  if (beginsBehindComma(run, index, rest)) return index;
  const last = rest.hasPrices ? lastBehindPrice(run, index, rest.to) : undefined;
  if (last !== undefined) return last;
  const isThing = rest.hasPrices && index - rest.from > 1 && beginsBehindPrice(run, index);
  if (isThing && hasOwnPrice(run, index, rest.to)) return index;
  if (rest.to - index < shortestPiece || !beginsSubject(run, index)) return undefined;
  return pieceStart(run, index, rest);
}

/** A comma and the conjunction of a row are in neither of the pieces that they part. */
function endBefore(run: Run, start: number): number {
  const isJoined = joining.has(run.lower(start - 1)) && isBehindPrice(run, start - 1);
  return run.tokens[start - 1]?.kind === 'comma' || isJoined ? start - 1 : start;
}

/**
 * Text written without punctuation is cut where a new subject begins: "my aunt has a yarn shop / its called X / she sells
 * skeins". A subject behind "that" or "when" begins nothing.
 */
export function subjectsOf(run: Run, range: Range): Range[] {
  const isLoose = !startsUpper(run.at(range.from));
  if (run.length(range) < (isLoose ? longClause : veryLongClause)) return [range];
  const pieces: Range[] = [];
  let from = range.from;
  const hasPrices = listsPrices(run, range) && !hasPricesFirst(run, range);
  for (const [index] of run.outer(range)) {
    const start = startAt(run, index, { from, to: range.to, hasPrices, isLoose });
    if (start === undefined) continue;
    pieces.push({ from, to: endBefore(run, start) });
    from = start;
  }
  return [...pieces, { from, to: range.to }];
}
