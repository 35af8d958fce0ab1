import type { EventText } from '../read/entries/event.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import type { Span } from '../read/entries/scan/tokens.ts';
import { joinParts } from '../read/entries/scan/trim.ts';
import { findDates, findTimes } from '../read/entries/scan/when.ts';
import { isAside, thingOf } from './thing.ts';
import { bare, before, behind, type FrameWords } from './words.ts';

const longest = 300;
const mostNote = 12;
/** What leads to a date or time, and says nothing without it. */
const lead =
  /(?:^|[\s,])(?:on|at|from|every|am|um|ab|vom|von|le|à|el|a las|a la|las|il|alle|dalle|dia|às|das|op|om|vanaf|w|o|dnia)$/iu;

/** What stands before, between and behind the dates, times and prices of a text. */
function around(text: string, spans: readonly Span[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of [...spans, { start: text.length, end: text.length }]) {
    const part = bare(text.slice(from, Math.max(from, start)));
    parts.push(start < text.length ? bare(part.replace(lead, '')) : part);
    from = Math.max(from, end);
  }
  return parts.map((part) => part.replace(/\.$/u, '')).filter((part) => part !== '');
}

/** What is on, without "there is": "a fête on the green". */
function titleOf(text: string, words: FrameWords): string | undefined {
  const on = behind(text, words.there);
  return thingOf(before(on, words.thereEnds), words);
}

const written = (text: string, spans: readonly Span[]) =>
  joinParts(spans.map(({ start, end }) => text.slice(start, end)));

/** Reads a sentence that says what is on, when, and where: "There's an open evening on 12 November at 7 pm, entry is free". */
export function eventTold(text: string, words: FrameWords): EventText | undefined {
  if (text.length > longest || /["“„«「(（]/u.test(text)) return undefined;
  const dates = findDates(text);
  const times = findTimes(text, dates);
  const amounts = findMoney(text);
  const [date] = dates;
  if (!date || dates.length > 1 || times.length > 1 || amounts.length > 1) return undefined;
  if (!/\p{N}/u.test(text.slice(date.start, date.end))) return undefined;
  const spans = [...dates, ...times, ...amounts].toSorted((one, other) => one.start - other.start);
  const parts = around(text, spans).flatMap((part) => part.split(/,\s/u));
  const on = Math.max(
    0,
    parts.findIndex((part) => words.there.leading(part) > 0),
  );
  const title = titleOf(parts[on] ?? '', words);
  const clauses = parts.toSpliced(on, 1);
  const isSaid = words.there.leading(parts[on] ?? '') > 0 || clauses.length === 0;
  if (title === undefined || !isSaid || !clauses.every((part) => isShortClause(part, words)))
    return undefined;
  const note = joinParts(clauses);
  const [time, price] = [written(text, times), written(text, amounts)];
  return {
    title,
    date: text.slice(date.start, date.end),
    ...(time ? { time } : {}),
    ...(price ? { price } : {}),
    ...(note ? { note } : {}),
  };
}

const isShortClause = (text: string, words: FrameWords): boolean =>
  isAside(text, words, mostNote) || words.free.ending(text) > 0;
