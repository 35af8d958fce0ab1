import type { Cut } from '../cut/cut.ts';
import { conjunctions, subjects } from '../cut/prose/function-words.ts';
import { splitCuts } from '../cut/split-cuts.ts';
import { introductionLength } from '../read/entries/people.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { asking } from '../read/facts/words.ts';
import { isForMaker, openingLength } from '../read/guard/maker-talk.ts';
import { reportLength } from './reports.ts';
import { valuesOf } from './values.ts';

const longest = 600;
const fewestWords = 3;

/** A stretch of a statement's words, and whom it addresses. */
interface Clause {
  start: number;
  end: number;
  isForMaker: boolean;
  /** It stands in brackets. */
  isNote?: true;
}

const border = /[,;](?!\d)\s*|[，、،]\s*|\s[–—-]\s|\s(?=\p{L}{1,5}\s)/gu;
const marks = { open: /[“„«「『(（[]/gu, close: /[”»」』)）\]]/gu };

const isInside = (text: string): boolean =>
  (text.match(/"/gu)?.length ?? 0) % 2 === 1 ||
  (text.match(marks.open)?.length ?? 0) > (text.match(marks.close)?.length ?? 0);

/** An English "I" is no "i" of other languages. */
const withoutConjunction = (text: string): string => {
  const [first = ''] = text.split(/\s/u, 1);
  return first !== 'I' && conjunctions.has(first.toLowerCase()) ? text.slice(first.length).trimStart() : text;
};

const addressesMaker = (clause: string): boolean => {
  const text = withoutConjunction(clause);
  return isForMaker(text.slice(openingLength(text)));
};

const beginsValue = (clause: string): boolean => valuesOf(clause)[0]?.start === 0;
const beginsSubject = (clause: string): boolean =>
  subjects.has(clause.split(/\s/u, 1)[0]?.toLowerCase() ?? '');

/** Whether a clause of its own begins behind a sign: with its subject, with a value, or with a wish behind "and". */
function beginsClause(sign: string, rest: string): boolean {
  const clause = withoutConjunction(rest);
  const isJoined = clause !== rest;
  if (sign.trim() === '' && !isJoined) return false;
  if (beginsSubject(clause) || reportLength(clause) > 0) return true;
  return isJoined ? asking.leading(clause) > 0 : beginsValue(clause.slice(0, seen));
}

/** How much of a clause is looked at to know how it begins. */
const seen = 60;

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  const add = (end: number) =>
    clauses.push({ start, end, isForMaker: addressesMaker(text.slice(start, end)) });
  for (const { 0: sign, index } of text.matchAll(border)) {
    const next = index + sign.length;
    if (isInside(text.slice(start, index)) || !beginsClause(sign, text.slice(next, next + 2 * seen)))
      continue;
    if (countWords(text.slice(start, index)) < 2) continue;
    add(index + sign.trimEnd().length);
    start = next;
  }
  add(text.length);
  return clauses;
}

const longestNote = 160;

/** "212 High Street, above the shop (don't mention the shop)": what the maker is told in brackets at the end. */
function notedAtEnd(text: string): Clause[] | undefined {
  const open = Math.max(text.lastIndexOf(' ('), text.lastIndexOf(' （'));
  const note = text.slice(open + 2, -1);
  const said = text.slice(0, open);
  if (open < 0 || !/[)）]$/u.test(text) || note.length > longestNote || /[()（）]/u.test(note))
    return undefined;
  if (countWords(said) < fewestWords || !addressesMaker(note) || addressesMaker(said)) return undefined;
  return [
    { start: 0, end: open, isForMaker: false },
    { start: open + 2, end: text.length - 1, isForMaker: true, isNote: true },
  ];
}

/** Neighbouring clauses that address the same are one piece. */
function piecesOf({ text, kind, cells, asked }: Cut): Clause[] {
  if (asked || kind === 'markup' || cells || text.length > longest || countWords(text) < 2 * fewestWords)
    return [];
  const noted = notedAtEnd(text);
  if (noted) return noted;
  const pieces: Clause[] = [];
  for (const clause of clausesOf(text)) {
    const last = pieces.at(-1);
    const isShort = countWords(text.slice(clause.start, clause.end)) < fewestWords;
    const isNamed = last && introductionLength(text.slice(last.start)) > 0;
    if (last && ((last.isForMaker === clause.isForMaker && !isNamed) || isShort)) last.end = clause.end;
    else pieces.push(clause);
  }
  return pieces;
}

/** One cut as several, each where its words stand in the prompt; as it is where they are not found. */
function parted(cut: Cut, prompt: string, index: number): Cut[] {
  const pieces = piecesOf(cut);
  if (pieces.length < 2) return [cut];
  const raw = prompt.slice(cut.start, cut.end);
  const cuts: Cut[] = [];
  let from = 0;
  for (const [at, piece] of pieces.entries()) {
    const text = cut.text.slice(piece.start, piece.end);
    const found = raw.indexOf(text.slice(0, 12), from);
    if (found < 0) return [cut];
    const before = cuts.at(-1);
    if (before) before.end = cut.start + raw.slice(0, found).trimEnd().length;
    const own = text.replace(/[\s,;，、،–—-]{1,4}$/u, '');
    const head = pieces[at - 1];
    const isUnder = head?.isForMaker === true && beginsValue(text);
    const { quoted, ...rest } = cut;
    cuts.push({
      ...rest,
      ...(quoted !== undefined && text.includes(quoted) && { quoted }),
      start: at === 0 ? cut.start : cut.start + found,
      end: cut.end,
      text: withoutConjunction(own),
      ...(at > 0 && { kind: piece.isNote ? ('aside' as const) : ('part' as const), joined: true }),
      ...(isUnder && { under: index + at - 1, key: cuts[at - 1]?.text ?? '', depth: cut.depth + 1 }),
    });
    from = found + text.length;
  }
  return cuts;
}

/**
 * A statement that says one thing to visitors and another to the maker is two: "We build machines, and we need a website". What is
 * said to visitors in the middle of a wish stands under it: "a page about hiring the hall, £14 an hour".
 */
export const partMixed = (cuts: readonly Cut[], prompt: string): Cut[] =>
  splitCuts(cuts, (cut, at) => parted(cut, prompt, at));
