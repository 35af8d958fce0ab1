import type { BriefEvent } from '@sitewright/contracts';
import { conjunctions, determiners, placing, pronouns, ranging } from '../../cut/prose/function-words.ts';
import { isTimedRow } from '../../cut/prose/timed-rows.ts';
import { hoursWords } from '../../frames/hours.ts';
import { codeWords, turnWords } from '../../frames/words.ts';
import { quotesOf } from './quotes.ts';
import { findMoney } from './scan/money.ts';
import { segmentsOf } from './scan/segments.ts';
import { countWords, type Span } from './scan/tokens.ts';
import { joinParts, trimSeparators, unwrap } from './scan/trim.ts';
import { findDates, findTimes } from './scan/when.ts';

export type EventText = Omit<BriefEvent, 'from' | 'section'>;

/** Words that lead to a date or time and are left over without it. */
const leading =
  /(?:^|\s)(?:on|at|from|every|am|um|ab|om|vanaf|vom|le|à|a|el|las|los|de|dia|às|il|alle|ore|dal|al|du|des|يوم|في)$/iu;
/** What says that a place follows. */
const locative = /^(?:at|in|in the|im|beim|au|aux|à|chez|en|presso|na|no|w|في|@)\s/iu;
const isNameLike = (text: string) => /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) && text !== text.toUpperCase();

/** What is left of a stretch of text without the spans inside it, piece by piece. */
function withoutSpans(text: string, { start, end }: Span, spans: readonly Span[]): string[] {
  const parts: string[] = [];
  let from = start;
  for (const span of spans) {
    if (span.end <= start || span.start >= end) continue;
    parts.push(text.slice(from, Math.max(from, span.start)).trimEnd().replace(leading, ''));
    from = Math.max(from, span.end);
  }
  if (from < end) parts.push(text.slice(from, end));
  return parts.map((part) => trimSeparators(part)).filter(Boolean);
}

/** "training tuesdays 6pm at Hill Park": where it is stands behind the time. */
function besidePlace(pieces: readonly string[]): [string, string?] {
  const last = pieces.at(-1) ?? '';
  return pieces.length > 1 && locative.test(last)
    ? [pieces.slice(0, -1).join(' '), last]
    : [pieces.join(' ')];
}

/** "3.5." has a full stop at its end. */
const inNumbers = /^\d{1,2}\.\d{1,2}\.$/u;

function written(text: string, spans: readonly Span[]): string | undefined {
  const parts = spans.map(({ start, end }) => text.slice(start, end));
  const [only = ''] = parts;
  return parts.length === 1 && inNumbers.test(only) ? only : joinParts(parts);
}

/** Where and how: what the parts of an event say beside its title and when it is. */
function placeAndNote(parts: readonly string[]): Pick<EventText, 'place' | 'note'> {
  const isPlace = (part: string) => locative.test(part) || (isNameLike(part) && countWords(part) <= 6);
  const place = parts.find(isPlace);
  const note = joinParts(parts.filter((part) => part !== place));
  return { ...(place ? { place: place.replace(/^(?:at|@)\s/iu, '') } : {}), ...(note ? { note } : {}) };
}

/** What the text says beside the spans. What follows a colon and is no date belongs to the title: "Talk: Kelp forests". */
function partsOf(text: string, spans: readonly Span[]): string[] {
  const parts: string[] = [];
  for (const segment of segmentsOf(text)) {
    const [said = '', place] = besidePlace(withoutSpans(text, segment, spans));
    const rest = unwrap(trimSeparators(said));
    const isWhole = spans.every(({ start, end }) => end <= segment.start || start >= segment.end);
    const isTitle = parts.length === 1 && isWhole && (segment.before === ':' || segment.before === '：');
    if (isTitle) parts[0] = `${parts[0]}${segment.before === ':' ? ': ' : '：'}${rest}`;
    else if (rest !== '') parts.push(rest);
    if (place) parts.push(place);
  }
  return parts;
}

/** Several dates with words between them are of several events; they are left in their words. */
const isOne = (spans: readonly Span[]) => spans.length <= 1;

/** Each part is tried as an event, so that a row may not be of any length. */
const longestRow = 600;

/** A sign that is no comma within a number. */
const comma = /[,;，；、](?!\d)/u;

/** Behind an hour and a title a day is of something else: "14:00 Lunch, £15, book by 20 June". */
function ownDates(text: string): ReturnType<typeof findDates> {
  const dates = findDates(text);
  const end = isTimedRow(text) ? text.search(comma) : -1;
  return end < 0 ? dates : dates.filter(({ start }) => start < end);
}

/** Where an event gives way to the next: behind a comma, semicolon or "and". */
const giveWay = /[,;，；、]\s?(?:and|und|et|y|e)?\s?|\s(?:and|und|et|y)\s/giu;

/** Cuts a text where several events stand in it; in one piece where not each of them has a title and a date or time. */
function eventTextsOf(text: string): string[] {
  if (text.length > longestRow) return [text];
  const pieces: string[] = [];
  let from = 0;
  const dates = findDates(text);
  const times = findTimes(text, dates);
  // "4 May The Cluny, Newcastle, 8pm" has the one day and the one hour of one event.
  if (dates.length === 1 && times.length === 1 && dates[0]?.start === 0) return [text];
  const whole = [...dates, ...times];
  const isTimed = isTimedRow(text);
  for (const match of text.matchAll(giveWay)) {
    // "mardi et jeudi" are the days of one.
    if (whole.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    const piece = text.slice(from, match.index);
    const isRest = isTimed && !isTimedRow(text.slice(match.index + match[0].length));
    if (isRest || !isWholeEvent(piece)) continue;
    pieces.push(piece);
    from = match.index + match[0].length;
  }
  pieces.push(text.slice(from));
  return pieces.length > 1 && pieces.every(isWholeEvent) ? pieces : [text];
}

const isBalanced = (text: string) =>
  (text.match(/[("“«„「（]/gu)?.length ?? 0) <= (text.match(/[)"”»“」）]/gu)?.length ?? 0);

function isWholeEvent(text: string): boolean {
  const { title, date, time } = readOne(text);
  return title !== '' && isBalanced(text) && (date ?? time) !== undefined;
}

/** Reads the events of a text, each with its own date: "Fishwives" (23 April), "Panto" (5 December). */
export const readEvents = (text: string): EventText[] => eventTextsOf(text).map(readEvent);

/** Reads one event; its title is what is quoted, where something is. `title` is empty where there is only the rest. */
export function readEvent(text: string): EventText {
  const [quote, another] = quotesOf(text);
  if (quote === undefined || another !== undefined) return readOne(text);
  // "Rooms are held at the Swan, keyword "Lyde choir"" is no event.
  if (codeWords().ending(trimSeparators(text.slice(0, quote.start))) > 0) return { title: '' };
  const around = `${trimSeparators(text.slice(0, quote.start)).replace(relative, '')}, ${text.slice(quote.end)}`;
  const { title, note, place, ...when } = readOne(around);
  const said = joinParts([title, place ?? '', note ?? '']);
  return { ...when, title: quote.text, ...(said ? { note: said } : {}) };
}

/** What leads to a title in a sentence and says nothing: "which is". */
const relative = /^(?:which|that|it|this)\s(?:is|will be)$|^(?:called|named|titled)$/iu;

/** "They are on Monday", "Open day is 4 May": the verb of a sentence is no part of a title, and its pronoun is none; "bookings open" is no title. */
const verb = /\s(?:is|are|was|will be|ist|sind|findet|finden|est|sont|es|son|è|sono|é|são|is er|zijn)$/iu;
const pronoun =
  /^(?:it|they|this|these|that|we|es|sie|er|il|elle|ils|elles|ella|ellos|esso|essi|ele|eles|het|ze)$/iu;
const titled = (title: string): string => {
  const bare = title.replace(verb, '');
  const isTold = turnWords().ending(bare) > 0 && !hoursWords().titles.test(bare);
  return pronoun.test(bare) || isTold || isLeftOver(bare) ? '' : bare;
};

const leadingWords = [ranging, placing, determiners, conjunctions, pronouns];

/** "von", "les 6 et": words and numbers that only led to a date or time are no title without it. */
const isLeftOver = (title: string): boolean =>
  title
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => /^\p{N}+$/u.test(word) || leadingWords.some((words) => words.has(word)));

/** "lunch (£10)": brackets with nothing else in them go with what they hold. */
const withBrackets = (text: string, { start, end }: Span): Span =>
  text[start - 1] === '(' && text[end] === ')' ? { start: start - 1, end: end + 1 } : { start, end };

/** Reads title, date, time, place and price; `title` is empty where the text has only the others. */
function readOne(text: string): EventText {
  const dates = ownDates(text);
  const times = findTimes(text, findDates(text));
  if (!isOne(dates) || !isOne(times)) return { title: trimSeparators(text) };
  const amounts = findMoney(text);
  const spans = [...dates, ...times, ...amounts.map((span) => withBrackets(text, span))].sort(
    (a, b) => a.start - b.start,
  );
  const [title = '', ...parts] = partsOf(text, spans);
  if (!text.includes(title)) return { title: trimSeparators(text) };
  const date = written(text, dates);
  const time = written(text, times);
  const price = written(text, amounts);
  return {
    title: titled(title),
    ...(date ? { date } : {}),
    ...(time ? { time } : {}),
    ...(price ? { price } : {}),
    ...placeAndNote(parts),
  };
}
