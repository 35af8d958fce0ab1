import type { EventText } from '../read/entries/event.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import { countWords, type Span } from '../read/entries/scan/tokens.ts';
import { joinParts } from '../read/entries/scan/trim.ts';
import { findDates, findTimes } from '../read/entries/scan/when.ts';
import { hoursWords } from './hours.ts';
import { isAside, thingOf } from './thing.ts';
import { bare, before, behind, type FrameWords, turnWords } from './words.ts';

const longest = 300;
const mostNote = 12;
const mostOfPrice = 4;
/** What leads to a date or time, and says nothing without it. */
const leads =
  'on at from every am um ab vom von le à el las il alle dalle dia às das op om van vanaf w o od dnia da de em no na';
const lead = new RegExp(`(?:^|[\\s,])(?:a las|a la|no dia|${leads.replaceAll(' ', '|')})$`, 'iu');

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
  // "bookings open" is so from a day on, and nothing that takes place.
  if (turnWords().ending(on) > 0 && !hoursWords().titles.test(on)) return undefined;
  return thingOf(before(on, words.thereEnds), words);
}

/** An amount with what its part of the sentence says of it: "tickets £8", "entrée 5 euros". */
function pricePart(text: string, amount: Span, from: number, words: FrameWords): Span {
  const start = text.lastIndexOf(',', amount.start) + 1;
  const said = text.slice(start, amount.start);
  const isOwn =
    start > from &&
    countWords(said) <= mostOfPrice &&
    isAside(before(bare(said), words.says), words, mostOfPrice);
  return isOwn ? { start, end: amount.end } : amount;
}

const priceOf = (text: string, { start, end }: Span, amount: Span, words: FrameWords): string =>
  `${before(bare(text.slice(start, amount.start)), words.says)} ${text.slice(amount.start, end)}`.trim();

/** When it is; nothing where several things are, or no day is named. */
interface When {
  date: Span;
  time: Span | undefined;
  amount: Span | undefined;
}

function whenIn(text: string): When | undefined {
  const dates = findDates(text);
  const times = findTimes(text, dates);
  const amounts = findMoney(text);
  const [date] = dates;
  const isOne = dates.length === 1 && times.length <= 1 && amounts.length <= 1;
  const isDay = date !== undefined && /\p{N}/u.test(text.slice(date.start, date.end));
  return isOne && isDay ? { date, time: times[0], amount: amounts[0] } : undefined;
}

const mostLeading = 2;

/** "Op 9 mei speelt Trio Kwinkslag": where the day stands first, a verb follows it, and no title. */
export function isInverted(text: string): boolean {
  const dates = findDates(text);
  const [first] = dates;
  if (!first || countWords(text.slice(0, first.start)) > mostLeading) return false;
  const end = Math.max(...[...dates, ...findTimes(text, dates)].map((span) => span.end));
  return /^\s\p{Ll}/u.test(text.slice(end));
}

/** Which of several parts says what is on: one with "there is" before it, or "takes place" behind it, or all that there is. */
function headOf(text: string, parts: readonly string[], words: FrameWords): number | undefined {
  const said = parts.findIndex((part) => words.there.leading(part) > 0);
  const isFirst = parts.length === 1 || words.thereEnds.ending(parts[0] ?? '') > 0;
  return said >= 0 ? said : isFirst && !isInverted(text) ? 0 : undefined;
}

const longestClosing = 2;

/** "Cerrado del 1 al 15 de agosto": when nobody is there is no event. */
export const isClosing = (title: string): boolean =>
  countWords(title) <= longestClosing && hoursWords().closed.exec(title)?.index === 0;

/** Reads a sentence that says what is on, when, and where: "There's an open evening on 12 November at 7 pm, entry is free". */
export function eventTold(text: string, words: FrameWords): EventText | undefined {
  const when = text.length > longest || /["“„«「(（]/u.test(text) ? undefined : whenIn(text);
  if (!when) return undefined;
  const { date, time, amount } = when;
  const price = amount && pricePart(text, amount, Math.max(date.end, time?.end ?? 0), words);
  const spans = [date, time, price]
    .filter((span) => span !== undefined)
    .toSorted((a, b) => a.start - b.start);
  const parts = around(text, spans).flatMap((part) => part.split(/,\s/u));
  const head = headOf(text, parts, words);
  const title = head === undefined ? undefined : titleOf(parts[head] ?? '', words);
  if (head === undefined || title === undefined || isClosing(title)) return undefined;
  const clauses = parts.toSpliced(head, 1);
  if (!clauses.every((part) => isShortClause(part, words))) return undefined;
  const note = joinParts(clauses);
  return {
    title,
    date: text.slice(date.start, date.end),
    ...(time ? { time: text.slice(time.start, time.end) } : {}),
    ...(price && amount ? { price: priceOf(text, price, amount, words) } : {}),
    ...(note ? { note } : {}),
  };
}

const isShortClause = (text: string, words: FrameWords): boolean =>
  isAside(text, words, mostNote) || words.free.ending(text) > 0;
