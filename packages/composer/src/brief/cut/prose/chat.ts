import {
  calling,
  conjunctions,
  continuing,
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
  (run.lower(index) === 'make' && ['it', 'the', 'this', 'sure'].includes(run.lower(index + 1)));

/** "open mon to fri": when, after what. */
const isOpening = (run: Run, index: number): boolean =>
  opening.has(run.lower(index)) && isCalendarWord(run.lower(index + 1));

const longNumber = /^[+(]?\d[\d()/.-]{3}/u;

/** "call me on 07700 …" */
const isCalling = (run: Run, index: number): boolean =>
  calling.has(run.lower(index)) && [1, 2, 3].some((behind) => longNumber.test(run.at(index + behind)));

const beginsSubject = (run: Run, index: number): boolean =>
  run.isWord(index) &&
  (subjects.has(run.lower(index)) ||
    isPossession(run, index) ||
    isRequest(run, index) ||
    isOpening(run, index) ||
    isCalling(run, index));

/** "small dogs 18": a number behind a word that is no time. */
const isPlainPrice = (run: Run, index: number): boolean =>
  /^\d{1,4}$/u.test(run.at(index)) &&
  /^\p{L}{2}/u.test(run.at(index - 1)) &&
  !ranging.has(run.lower(index - 1)) &&
  !isCalendarWord(run.lower(index - 1));

const isPrice = (run: Run, index: number): boolean => isMoney(run.at(index)) || isPlainPrice(run, index);

/** So many prices in one clause are a list. */
const fewest = { money: 2, plain: 3 };

function listsPrices(run: Run, range: Range): boolean {
  let plain = 0;
  let money = 0;
  for (const [index] of run.outer(range)) {
    if (isMoney(run.at(index))) money += 1;
    else if (isPlainPrice(run, index) && !timing.has(run.lower(index + 1))) plain += 1;
  }
  return money >= fewest.money || plain >= fewest.plain;
}

/** "houses £12 / bungalows £9": behind a price begins the next thing, where there are several prices. */
function beginsBehindPrice(run: Run, index: number): boolean {
  const word = run.lower(index);
  const isThing = run.isWord(index) && !measuring.has(word) && !timing.has(word) && !/^\d/u.test(word);
  return isThing && isPrice(run, index - 1);
}

/** Where a piece begins whose subject is at `index`: "and she sells" with its conjunction. Nothing where none does. */
function pieceStart(run: Run, index: number, from: number): number | undefined {
  const before = run.lower(index - 1);
  if (!run.isWord(index - 1) || index - from < shortestPiece) return undefined;
  if (conjunctions.has(before)) return index - 1 - from > shortestPiece ? index - 1 : undefined;
  return subordinating.has(before) ? undefined : index;
}

/** Where a piece of `rest` begins that `index` shows. */
function startAt(run: Run, index: number, rest: Range, hasPrices: boolean): number | undefined {
  if (rest.to - index < 2) return undefined;
  if (hasPrices && index - rest.from > 1 && beginsBehindPrice(run, index)) return index;
  if (rest.to - index < shortestPiece || !beginsSubject(run, index)) return undefined;
  return pieceStart(run, index, rest.from);
}

/**
 * Text written without punctuation is cut where a new subject begins: "my aunt has a yarn shop / its called X / she sells
 * skeins". A subject behind "that" or "when" begins nothing.
 */
export function subjectsOf(run: Run, range: Range): Range[] {
  const length = run.length(range);
  if (length < (startsUpper(run.at(range.from)) ? veryLongClause : longClause)) return [range];
  const pieces: Range[] = [];
  let from = range.from;
  const hasPrices = listsPrices(run, range);
  for (const [index] of run.outer(range)) {
    const start = startAt(run, index, { from, to: range.to }, hasPrices);
    if (start === undefined) continue;
    pieces.push({ from, to: start });
    from = start;
  }
  return [...pieces, { from, to: range.to }];
}
