import type { Classified } from '../classify/classified.ts';
import type { Cut, Sentence } from '../cut/cut.ts';
import type { Merge } from '../cut/merge-cuts.ts';
import { subordinating } from '../cut/prose/function-words.ts';
import type { Addressees } from '../maker/addressees.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { subjects } from '../read/facts/words.ts';
import { forbidsTelling } from '../read/guard/maker-talk.ts';
import { isPrintable } from '../read/outline/heads.ts';
import { asMeant, isSpoken } from './as-meant.ts';
import type { Gap } from './gaps/gap-features.ts';
import { beginsAnother, shippedGapModel } from './gaps/gap-model.ts';
import { gapsOf } from './gaps/gaps-of.ts';
import { beginsPlainly, goesOnWithPrice } from './gaps/plain-gaps.ts';
import { sentenceSpans } from './sentence-spans.ts';

/** Cuts of one sentence that follow each other and are to be one again. */
interface Run {
  from: number;
  to: number;
}

/** How many cuts at the beginning of a run must stay by themselves: up to the last head of something behind the run. */
function headsLeft(statements: readonly Classified[], { from, to }: Run, end: number): number {
  let last = from - 1;
  for (let at = to; at < end; at += 1) {
    const { under = -1 } = statements[at] ?? {};
    if (under < to && under > last) last = under;
  }
  return last + 1 - from;
}

/**
 * From this likelihood on a new statement begins behind a gap. What visitors are told with no value in it reads well in one sentence
 * and badly in pieces, so that it is parted where that is surer: most of all between facts, which stand in the same place.
 */
const cutFrom = { facts: 0.9, words: 0.6, values: 0.35 };

const value = /[\p{N}@]/u;
const isFact = ({ class: name }: Classified): boolean => name === 'fact' || name === 'story';

/** "We carry parcels, letters and samples": what somebody does goes on, though it says what they are. */
const isTold = (piece: Classified): boolean =>
  isPrintable(piece) || (piece.class === 'identity' && subjects.leading(piece.text) > 0);

function leastToCut(left: Classified, right: Classified): number {
  const hasValue = value.test(left.text) || value.test(right.text);
  const areWords = isTold(left) && isPrintable(right) && !hasValue && left.key === undefined;
  const areItems = left.class === 'item' && right.class === 'item';
  if (!areWords || areItems) return cutFrom.values;
  return isFact(left) && isFact(right) ? cutFrom.facts : cutFrom.words;
}

/** A member of a row has so many words at most. */
const longestMember = 6;
const isMember = (piece: Classified): boolean =>
  countWords(piece.text) <= longestMember && !value.test(piece.text) && isPrintable(piece);

/** Whether a new statement begins behind a gap: its structure says so, or the model weighs it. `wasCut` is what was said of the gap before. */
function isBoundary(gap: Gap, wasCut: boolean | undefined): boolean {
  const { pieces, at } = gap;
  const [left, right] = [pieces[at], pieces[at + 1]];
  if (!left || !right) return true;
  const plain = beginsPlainly(left, right, pieces[at + 2]);
  if (plain !== undefined) return plain;
  // "Bring what you can carry, toasters, lamps": a row that the sentence goes on with is a part of it to its end.
  if (wasCut === false && isMember(left) && isMember(right)) return false;
  return beginsAnother(shippedGapModel(), gap) >= leastToCut(left, right);
}

/** From this likelihood on it is clear that only the maker is told something, and from as little that visitors are. */
const clear = 0.6;

/** "… because everybody wants one then" is told to whom its sentence is. */
const depends = ({ text }: Cut): boolean =>
  subordinating.has((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase());

/** Whether one of two pieces is told to the maker alone, and the other to visitors. */
function turns(addressees: Addressees, left: Cut, right: Cut): boolean {
  if (right.kind === 'aside' || depends(right)) return false;
  const likely = [left, right].map(({ start, end }) => addressees.likelihoodWithin(start, end));
  const isFor = (sign: (likelihood: number) => number) => likely.some((each = 0.5) => sign(each) >= clear);
  return isFor((each) => each) && isFor((each) => 1 - each);
}

/** Behind which gaps of a sentence a new statement begins. */
function boundariesOf(
  statements: readonly Classified[],
  { from, to }: Run,
  addressees: Addressees,
): boolean[] {
  const gaps = gapsOf(statements.slice(from, to)) ?? [];
  const isBan = forbidsTelling(statements[from]?.sentence?.text ?? '');
  const boundaries: boolean[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const gap = gaps[at - 1 - from];
    const [left, right] = [statements[at - 1], statements[at]];
    const isTurn = !isBan && left !== undefined && right !== undefined && turns(addressees, left, right);
    boundaries.push(!gap || isTurn || isBoundary(gap, boundaries.at(-1)));
  }
  return boundaries;
}

/** The runs of a sentence's cuts between which no new statement begins. */
function runsOf(statements: readonly Classified[], { from, to }: Run, addressees: Addressees): Run[] {
  const boundaries = boundariesOf(statements, { from, to }, addressees);
  const runs: Run[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && !boundaries[at - 1 - from]) continue;
    const own = at - start > 1 ? start + headsLeft(statements, { from: start, to: at }, to) : start;
    if (at - own > 1) runs.push({ from: own, to: at });
    start = at;
  }
  return runs;
}

/** So many words with so few signs between them, or without a capital, are no sentence: nobody put the full stops. */
const mostWords = 40;
const wordsPerSign = 15;

const isUnstopped = (text: string): boolean => {
  const words = countWords(text);
  const signs = text.match(/[,;:，、،](?!\d)/gu)?.length ?? 0;
  return words > mostWords && (/^\p{Ll}/u.test(text) || signs * wordsPerSign < words);
};

/** No section is called by more words: what a longer head says would stand nowhere. */
const longestTitle = 6;

/** "Bring the toy in person, and what belongs to it: an eye, a ribbon": a sentence for visitors with a row in it, and no list under a head. */
function isHeadedText(pieces: readonly Classified[], from: number, addressees: Addressees): boolean {
  const [head, ...members] = pieces;
  if (head?.kind !== 'heading' || members.length === 0 || !isFact(head)) return false;
  const isOfText = (member: Classified): boolean =>
    member.under === from && isFact(member) && !value.test(member.text);
  const forMaker = addressees.likelihoodWithin(head.start, head.end) ?? 1;
  return countWords(head.text) > longestTitle && forMaker < 1 - clear && members.every(isOfText);
}

/** Of a row of catchwords only the prices that go on with the one before them are no statements: "lesson £25, 5 for £100". */
function pricesIn(statements: readonly Classified[], { from, to }: Run): Run[] {
  const runs: Run[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const [left, right] = [statements[at - 1], statements[at]];
    if (!left || !right || !goesOnWithPrice(left, right)) continue;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at - 1, to: at + 1 });
  }
  return runs;
}

/** The runs of all sentences that are to be whole. */
function torn(statements: readonly Classified[], addressees: Addressees): Run[] {
  return sentenceSpans(statements).flatMap(({ from, to }) => {
    const { text = '', isOfCatchwords } = statements[from]?.sentence ?? {};
    if (isOfCatchwords || isUnstopped(text)) return pricesIn(statements, { from, to });
    if (isSpoken(text) || isHeadedText(statements.slice(from, to), from, addressees)) return [{ from, to }];
    return to - from > 1 ? runsOf(statements, { from, to }, addressees) : [];
  });
}

/** Signs, conjunctions and brackets between two pieces are no longer. */
const longestGap = 80;

/** The words of a run as its sentence has them; nothing where they are not all found there. */
function textOf({ text }: Sentence, run: readonly Cut[]): string | undefined {
  let from = 0;
  let start = 0;
  for (const [at, cut] of run.entries()) {
    const ahead = text.slice(from, from + longestGap + cut.text.length).indexOf(cut.text);
    if (ahead < 0) return undefined;
    const found = from + ahead;
    if (at === 0) start = found;
    from = found + cut.text.length;
  }
  return closed(text.slice(start, from), text.slice(from));
}

/** The bracket that the last piece was cut from belongs to the whole. */
function closed(said: string, rest: string): string {
  const isOpen = (said.match(/[(（[]/gu)?.length ?? 0) > (said.match(/[)）\]]/gu)?.length ?? 0);
  const [sign = ''] = /^[)）\]]/u.exec(rest) ?? [];
  return isOpen ? said + sign : said;
}

function whole(cuts: readonly Cut[], { from, to }: Run): Cut | undefined {
  const [first, last] = [cuts[from], cuts[to - 1]];
  const said = first?.sentence && textOf(first.sentence, cuts.slice(from, to));
  const text = said === undefined ? undefined : asMeant(said);
  if (!first || !last || text === undefined) return undefined;
  const { quoted: _, ...rest } = first;
  const { quoted } = first.sentence ?? {};
  const isQuoted = quoted !== undefined && text.includes(quoted);
  const kind = first.kind === 'aside' && last.kind === 'aside' ? 'aside' : 'sentence';
  return { ...rest, kind, end: last.end, text, ...(isQuoted && { quoted }) };
}

/**
 * Pieces of sentences of running text between which no new statement begins, to be put together again. What is said to the maker stays
 * apart from what visitors read.
 */
export const wholeSentences = (
  cuts: readonly Cut[],
  statements: readonly Classified[],
  addressees: Addressees,
): Merge[] =>
  torn(statements, addressees).flatMap((run) => {
    const cut = whole(cuts, run);
    return cut ? [{ ...run, cut }] : [];
  });
