import type { BriefEvent } from '@sitewright/contracts';
import { findMoney } from './scan/money.ts';
import { segmentsOf } from './scan/segments.ts';
import { countWords, type Span } from './scan/tokens.ts';
import { joinParts, trimSeparators, unwrap } from './scan/trim.ts';
import { findDates, findTimes } from './scan/when.ts';

export type EventText = Omit<BriefEvent, 'from' | 'section'>;

/** Words that lead to a date or time and are left over without it. */
const leading =
  /(?:^|\s)(?:on|at|from|every|am|um|ab|vom|le|à|a|el|las|los|de|dia|às|il|alle|dal|al|days?|du|des|يوم|في)$/iu;
/** What says that a place follows. */
const locative = /^(?:at|in|in the|im|beim|au|aux|à|chez|en|presso|na|no|w|في|@)\s/iu;
const isNameLike = (text: string) => /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) && text !== text.toUpperCase();

/** What is left of a stretch of text without the spans inside it. */
function withoutSpans(text: string, { start, end }: Span, spans: readonly Span[]): string {
  const parts: string[] = [];
  let from = start;
  for (const span of spans) {
    if (span.end <= start || span.start >= end) continue;
    parts.push(text.slice(from, Math.max(from, span.start)).trimEnd().replace(leading, ''));
    from = Math.max(from, span.end);
  }
  if (from < end) parts.push(text.slice(from, end));
  return parts
    .map((part) => trimSeparators(part))
    .filter(Boolean)
    .join(' ');
}

const written = (text: string, spans: readonly Span[]) =>
  joinParts(spans.map(({ start, end }) => text.slice(start, end)));

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
    const rest = unwrap(trimSeparators(withoutSpans(text, segment, spans)));
    const isWhole = spans.every(({ start, end }) => end <= segment.start || start >= segment.end);
    const isTitle = parts.length === 1 && isWhole && (segment.before === ':' || segment.before === '：');
    if (isTitle) parts[0] = `${parts[0]}${segment.before === ':' ? ': ' : '：'}${rest}`;
    else if (rest !== '') parts.push(rest);
  }
  return parts;
}

/** Several dates with words between them are of several events; they are left in their words. */
const isOne = (spans: readonly Span[]) => spans.length <= 1;

/** Reads title, date, time, place and price of an event; `title` is empty where the text has only the others. */
export function readEvent(text: string): EventText {
  const dates = findDates(text);
  const times = findTimes(text, dates);
  if (!isOne(dates) || !isOne(times)) return { title: trimSeparators(text) };
  const amounts = findMoney(text);
  const spans = [...dates, ...times, ...amounts].sort((a, b) => a.start - b.start);
  const [title = '', ...parts] = partsOf(text, spans);
  const date = written(text, dates);
  const time = written(text, times);
  const price = written(text, amounts);
  return {
    title,
    ...(date ? { date } : {}),
    ...(time ? { time } : {}),
    ...(price ? { price } : {}),
    ...placeAndNote(parts),
  };
}
