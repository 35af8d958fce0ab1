import { cuttingWords } from '../cutting-words.ts';
import {
  abbreviations,
  calling,
  opening,
  ranging,
  siteNouns,
  subjects,
  titlesOfPersons,
} from './function-words.ts';
import { startsUpper } from './part-shapes.ts';
import type { Range, Run } from './run.ts';
import { isCalendarWord } from './values.ts';

const capital = /^[\p{Lu}\p{Lt}"“„«¿¡(]/u;
const never = new Set(
  'z.b d.h u.a e.g i.e s.o i.d.r p.ej c.-à-d inkl exkl zzgl bzw ca evtl ggf incl tél tel тел ул пр просп пл ul al incl avda cell'.split(
    ' ',
  ),
);

/** A single letter before a full stop: an initial, unless a key or somebody's name ends there. */
function isInitial(run: Run, stop: number): boolean {
  // "… e. V. Pages: Home": what is a key begins a sentence.
  const isKey = run.tokens[stop + 2]?.kind === 'colon';
  // "… the hour” – Sanjay P. We want": who said it ends the sentence.
  const isSpeakers = run.tokens[stop - 3]?.kind === 'dash' && startsUpper(run.at(stop - 2));
  // "de 7 a 14 h. Perdón": what was counted ends the sentence.
  const isUnit =
    /^[hgml]$/u.test(run.at(stop - 1)) && /\d$/u.test(run.at(stop - 2)) && startsUpper(run.at(stop + 1));
  return !isKey && !isSpeakers && !isUnit && !/^[ia]$/u.test(run.at(stop - 1));
}

/** "12. April", "zum 70. Geburtstag": a number that counts what follows; "036742 555 31. Man" ends one of several groups, no day. */
function isOrdinal(run: Run, stop: number, first: number): boolean {
  const [before, next] = [run.at(stop - 2), run.at(stop + 1)];
  if (/^\d+$/u.test(before)) return false;
  if (stop - 1 === first || ordinal.test(before.toLowerCase())) return true;
  return isCalendarWord(next) || (ranging.has(next) && /\d/u.test(run.at(stop + 2)));
}

const dayOfMonth = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/u;
const beforeDay = /^(?:am|vom|bis|den|zum|und|le|il|el|op)$/u;

/** "3.5. Bern": a day in numbers that begins what it is the day of; behind other words it may be a price or an hour. */
function isDayOfMonth(run: Run, stop: number): boolean {
  if (!dayOfMonth.test(run.at(stop - 1)) || !run.isWord(stop + 1)) return false;
  const before = run.lower(stop - 2);
  return !run.isWord(stop - 2) || isCalendarWord(before) || beforeDay.test(before);
}

/** "Dr.", "z. B.", "J. Smith", "12. April", "Acme Ltd. in York": full stops that end no sentence. */
function isAbbreviation(run: Run, stop: number, first: number): boolean {
  if (run.at(stop) !== '.' || !run.isWord(stop - 1)) return false;
  const word = run.lower(stop - 1);
  const next = run.at(stop + 1);
  if (next === '') return false;
  if (isDayOfMonth(run, stop)) return true;
  if (/(?:^|[.–—-])\d{1,2}$/u.test(word)) return isOrdinal(run, stop, first);
  if (titlesOfPersons.has(word) || never.has(word)) return true;
  if (/^\p{L}$/u.test(word)) return isInitial(run, stop);
  if (counted.test(word) && /\d/u.test(next)) return true;
  if (streetEnd.test(word) && /^\d/u.test(next)) return true;
  return (abbreviations.has(word) || dotted.test(word)) && !startsUpper(next);
}

/** "zum 70. Geburtstag": behind these a number with a full stop counts what follows. */
const ordinal =
  /^(?:zum|zur|beim|vom|unser|unsere[mnrs]?|mein|meine[mnrs]?|sein|seine[mnrs]?|ihr|ihre[mnrs]?)$/u;

/** "Ofsted no. EY123456": a number of something. */
const counted = /^(?:no|nos|nr|nº|núm|num|reg|lic)$/u;

/** "Gartenstr. 8" goes on with its number. */
const streetEnd = /\p{L}str$/u;

/** "p.ej", "d.h"; an address such as "hello@bloom.example" is none. */
const dotted = /^\p{L}{1,4}(?:\.\p{L}{1,4}){1,3}$/u;

const longestSpeaker = 3;

/** "… repartir !» Claire M.": who said it, up to the end of the sentence. */
function isSpeaker(run: Run, from: number): boolean {
  let at = from;
  while (run.isWord(at) && at - from <= longestSpeaker) at += 1;
  return at - from <= longestSpeaker && (at >= run.whole.to || run.tokens[at]?.kind === 'stop');
}

/** A quotation that ends in a full stop ends the sentence around it, unless that goes on. */
function endsInQuotation(run: Run, open: number): number | undefined {
  const { isQuote, pair } = run.tokens[open] ?? {};
  if (!isQuote || pair === undefined || run.tokens[pair - 1]?.kind !== 'stop') return undefined;
  const next = pair + 1;
  return run.isWord(next) && capital.test(run.at(next)) && !isSpeaker(run, next) ? next : undefined;
}

/** "Is there parking? (yes, behind the mill)": brackets behind a question hold its answer. */
function answerEnd(run: Run, stop: number, to: number): number | undefined {
  const { kind, isQuote, pair } = run.tokens[stop + 1] ?? {};
  const isAnswer = /^[?？؟]/u.test(run.at(stop)) && kind === 'open' && !isQuote;
  return isAnswer && pair !== undefined && pair < to ? pair + 1 : undefined;
}

/** "(The hall is cold.) Dinner is at 8": a sentence in brackets ends with them. */
function endsInBrackets(run: Run, open: number, from: number): number | undefined {
  const { isQuote, pair } = run.tokens[open] ?? {};
  if (isQuote || open !== from || pair === undefined || run.tokens[pair - 1]?.kind !== 'stop')
    return undefined;
  return run.isWord(pair + 1) && startsUpper(run.at(pair + 1)) ? pair + 1 : undefined;
}

/** Whether what stands from one token up to another asks for a site. */
function namesSite(run: Run, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (siteNouns.has(run.lower(at))) return true;
  return false;
}

/** Whether a clause of its own begins here: who does something, when there is somebody, how to reach them. */
function beginsClause(run: Run, at: number): boolean {
  const word = run.lower(at).replaceAll('’', "'");
  return [subjects, opening, calling, cuttingWords().speaking].some((words) => words.has(word));
}

/** The sentences of a range, their full stops included; commas between the clauses behind a wish for a site are some. */
export function sentencesOf(run: Run, range: Range): Range[] {
  const sentences: Range[] = [];
  let from = range.from;
  /** "Make a site for my salon, I do cuts and colour, we're on Main Street." */
  let isSpliced = false;
  const close = (to: number): void => {
    if (to > from) sentences.push({ from, to });
    from = to;
  };
  for (const [index, token] of run.outer(range)) {
    if (token.kind === 'stop' && !isAbbreviation(run, index, from)) {
      close(index + 1);
      close(answerEnd(run, index, range.to) ?? from);
      isSpliced = false;
    } else if (token.kind === 'comma' && beginsClause(run, index + 1)) {
      isSpliced ||= namesSite(run, from, index);
      if (isSpliced) close(index + 1);
    } else if (token.kind === 'open')
      close(endsInQuotation(run, index) ?? endsInBrackets(run, index, from) ?? from);
  }
  close(range.to);
  return sentences;
}
