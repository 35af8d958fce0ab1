import { conjunctions, continuing, subordinating } from '../../cut/prose/function-words.ts';
import { discourseWords } from '../../relate/discourse-words.ts';
import { findMoney } from '../entries/scan/money.ts';
import type { Span } from '../entries/scan/tokens.ts';
import { countWords, tokensOf } from '../entries/scan/tokens.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { findDates, findTimes } from '../entries/scan/when.ts';
import { bannedIn } from './banned-clauses.ts';
import { type Clause, clausesOf } from './clauses.ts';
import {
  asksToShow,
  forbidsTelling,
  isDeadline,
  isForMaker,
  isNote,
  openingLength,
  withoutQuotes,
} from './maker-talk.ts';

/** Neighbouring clauses that visitors may read. */
interface Run extends Span {
  hasValue: boolean;
}

const value = /\p{N}|[\p{L}\p{N}]@[\p{L}\p{N}]/u;

const isHidden = ({ text, isBracketed }: Clause): boolean =>
  asksToShow(text) || isForMaker(text.slice(openingLength(text))) || (isBracketed && isNote(text));

/** Whether something ends a sentence between two clauses. */
const isParted = (text: string, before: Clause, clause: Clause): boolean =>
  /[.!?…]/u.test(text.slice(before.end, clause.start));

/** "Please say so, people turn up with prams": why something is to be said is no part of it. */
function reasonsIn(clauses: readonly Clause[], text: string): ReadonlySet<Clause> {
  const reasons = new Set<Clause>();
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    if (!before || isParted(text, before, clause) || value.test(clause.text)) continue;
    if (reasons.has(before) || asksToShow(before.text)) reasons.add(clause);
  }
  return reasons;
}

/** Where what a ban conceals begins behind its colon; at the end where there is none. */
function concealedFrom(clauses: readonly Clause[], text: string): number {
  const ban = clauses.find(
    (clause) => forbidsTelling(clause.text) && /^\s{0,3}[:：]/u.test(text.slice(clause.end, clause.end + 4)),
  );
  return ban?.end ?? text.length;
}

/** The clauses of brackets one of which is a note: "(my English is poor, fix it please)". */
function notesIn(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const brackets: Clause[][] = [[]];
  for (const clause of clauses) {
    if (clause.isBracketed) brackets.at(-1)?.push(clause);
    else brackets.push([]);
  }
  const isFree = ({ text }: Clause): boolean => !value.test(text);
  return new Set(brackets.filter((own) => own.some(isHidden)).flatMap((own) => own.filter(isFree)));
}

function runsOf(clauses: readonly Clause[], text: string): Run[] {
  const runs: Run[] = [];
  const banned = bannedIn(clauses, text);
  const notes = notesIn(clauses);
  const reasons = reasonsIn(clauses, text);
  let isOn = false;
  let isInNote = false;
  for (const clause of clauses) {
    const last = runs.at(-1);
    const hasValue = value.test(clause.text);
    isInNote = clause.isBracketed && (isInNote || isNote(clause.text));
    const isSilent = isInNote || banned.has(clause) || notes.has(clause) || reasons.has(clause);
    if (isSilent || isHidden(clause)) isOn = false;
    else if (isOn && last) {
      last.end = clause.end;
      last.hasValue ||= hasValue;
    } else {
      runs.push({ start: clause.start, end: clause.end, hasValue });
      isOn = true;
    }
  }
  return runs;
}

const weightOf = ({ start, end, hasValue }: Run) => end - start + (hasValue ? 10_000 : 0);

/** A closing bracket belongs to what it closes, an opening one does not. */
const closed = (text: string, { start, end }: Span): string => {
  const part = text.slice(start, end);
  const isOpen = /[([（]/u.test(part) && /^[)\]）]/u.test(text.slice(end).trimStart());
  return isOpen ? text.slice(start, end + text.slice(end).search(/[)\]）]/u) + 1) : part;
};

/** The price, date or time within what is said to the maker; it is all of it that visitors may read. */
function valueIn(text: string): string | undefined {
  const dates = findDates(text);
  const spans = [...findMoney(text), ...dates, ...findTimes(text, dates)].filter(({ start, end }) =>
    /\p{N}/u.test(text.slice(start, end)),
  );
  if (spans.length === 0) return undefined;
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const whole = text.slice(start, end);
  return isForMaker(whole) ? undefined : whole;
}

const fewestWords = 2;

/** Without talk in front: "Oh and I'm Isla". */
const withoutOpening = (text: string): string => {
  const length = openingLength(text);
  return countWords(text.slice(length)) >= fewestWords ? text.slice(length) : text;
};

const hanging = [conjunctions, continuing, subordinating];

/** "My uncle would like music, I wouldn't": the little that goes on with what is said to the maker says nothing without it. */
function hangsOn({ start }: Run, kept: string, text: string): boolean {
  const [first = ''] = kept.toLowerCase().split(/[^\p{L}\p{M}'’]+/u, 1);
  const isJoined = hanging.some((words) => words.has(first)) || discourseWords().depends.leading(kept) > 0;
  return /\p{L}/u.test(text.slice(0, start)) && (isJoined || countWords(kept) * 2 < countWords(text));
}

/** "Our e-mail is …, but keep my own one off": what is forbidden behind "but" is a clause of its own. */
function partedAtContrast(clause: Clause): Clause[] {
  const { start, end, text } = clause;
  const word = tokensOf(text).find(
    (token) => token.start > 0 && discourseWords().contrasts.has(token.text.toLowerCase()),
  );
  const at = word?.start ?? 0;
  if (at === 0 || forbidsTelling(text.slice(0, at)) || !forbidsTelling(text.slice(at))) return [clause];
  const before = text.slice(0, at).trimEnd();
  return [
    { ...clause, end: start + before.length, text: before },
    { ...clause, start: start + at, end, text: text.slice(at) },
  ];
}

/** What visitors may read of a text: all of it, its clauses that are not said to the maker, a value; or nothing. */
export function printablePart(text: string): string | undefined {
  const masked = withoutQuotes(text);
  const clauses = clausesOf(masked).flatMap(partedAtContrast);
  // "Neither my name (…) nor the works should be mentioned": what forbids may stand around brackets.
  if (!clauses.some(isHidden)) return forbidsTelling(masked) ? undefined : withoutOpening(text);
  const concealed = concealedFrom(clauses, masked);
  const told = clauses.filter(({ start }) => start < concealed);
  const [best] = runsOf(told, masked).toSorted((one, other) => weightOf(other) - weightOf(one));
  const kept = best && withoutOpening(trimSeparators(closed(text, best)));
  if (kept && (value.test(kept) || (countWords(kept) >= fewestWords && !hangsOn(best, kept, masked))))
    return kept;
  return isDeadline(masked) || forbidsTelling(masked) ? undefined : valueIn(masked);
}
