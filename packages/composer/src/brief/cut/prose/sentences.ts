import { abbreviations, ranging, titlesOfPersons } from './function-words.ts';
import { startsUpper } from './part-shapes.ts';
import type { Range, Run } from './run.ts';
import { isCalendarWord } from './values.ts';

const capital = /^[\p{Lu}\p{Lt}"“„«¿¡(]/u;
const never = new Set(
  'z.b d.h u.a e.g i.e s.o i.d.r p.ej c.-à-d inkl exkl zzgl bzw ca evtl ggf incl tél tel тел ул пр просп пл ul al incl avda'.split(
    ' ',
  ),
);

/** "Dr.", "z. B.", "J. Smith", "12. April", "Acme Ltd. in York": full stops that end no sentence. */
function isAbbreviation(run: Run, stop: number, first: number): boolean {
  if (run.at(stop) !== '.' || !run.isWord(stop - 1)) return false;
  const word = run.lower(stop - 1);
  const next = run.at(stop + 1);
  if (next === '') return false;
  if (/(?:^|[.–—-])\d{1,2}$/u.test(word)) {
    return stop - 1 === first || isCalendarWord(next) || (ranging.has(next) && /\d/u.test(run.at(stop + 2)));
  }
  if (titlesOfPersons.has(word) || never.has(word)) return true;
  if (/^\p{L}$/u.test(word)) return !/^(?:i|a)$/u.test(word) || run.at(stop - 1) !== word;
  return (abbreviations.has(word) || word.includes('.')) && !startsUpper(next);
}

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

/** The sentences of a range, their full stops included. */
export function sentencesOf(run: Run, range: Range): Range[] {
  const sentences: Range[] = [];
  let from = range.from;
  const close = (to: number): void => {
    if (to > from) sentences.push({ from, to });
    from = to;
  };
  for (const [index, token] of run.outer(range)) {
    if (token.kind === 'stop' && !isAbbreviation(run, index, from)) close(index + 1);
    else if (token.kind === 'open') close(endsInQuotation(run, index) ?? from);
  }
  close(range.to);
  return sentences;
}
