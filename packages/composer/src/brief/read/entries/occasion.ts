import type { Brief, BriefEvent } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { withoutLead } from '../identity/place.ts';
import { createReading } from '../identity/reading.ts';
import { joinParts } from './scan/trim.ts';
import { findDates, findTimes } from './scan/when.ts';

const written = (text: string, spans: readonly { start: number; end: number }[]): string =>
  joinParts(spans.map(({ start, end }) => text.slice(start, end))) ?? '';

/** The parts of the opening that stand in the event of the day, or as the place of the whole and say nothing more. */
export function toldElsewhere(statements: readonly Classified[], { place }: Pick<Brief, 'place'>): number[] {
  const hasDay = statements.some(({ told }) => told === 'when');
  return statements.flatMap(({ told, text }, index) => {
    const isAll = text.toLowerCase().endsWith(place?.value.toLowerCase() ?? '\0');
    const isPlace = told === 'place' && (hasDay || isAll);
    return told === 'when' || told === 'price' || isPlace ? [index] : [];
  });
}

/** What takes place on the day that the opening tells: it has the name of the whole, or is what that is. */
const titleOf = ({ name, description }: Brief, statements: readonly Classified[]): string =>
  name?.value ?? description?.value ?? statements.find(({ told }) => told === 'what')?.text ?? '';

/** "A wedding site, 12 June 2027. 14:00 ceremony, 16:00 cake": the hours are those of the day. */
const onDay =
  (date: string) =>
  (event: BriefEvent): BriefEvent => ({ ...event, date: event.date ?? date });

/** The opening's day with its place is an event: "our school reunion, on 12 June 2027 at the Grand Hotel in Leeds". */
export function withOccasion(brief: Brief, statements: readonly Classified[]): Brief {
  const day = statements.findIndex(({ told }) => told === 'when');
  const title = titleOf(brief, statements);
  const text = statements[day]?.text ?? '';
  if (day < 0 || title === '') return brief;
  const dates = findDates(text);
  const [date, time] = [written(text, dates), written(text, findTimes(text, dates))];
  const reading = createReading('', [], brief.languages.value[0] ?? 'en');
  const at = statements.findIndex(({ told }) => told === 'place');
  const fee = statements.findIndex(({ told }) => told === 'price');
  const place = withoutLead(statements[at]?.text ?? '', reading);
  const event: BriefEvent = {
    title,
    ...(date && { date }),
    ...(time && { time }),
    ...(place && { place }),
    ...(fee >= 0 && { price: statements[fee]?.text ?? '' }),
    from: [day, at, fee].filter((index) => index >= 0),
  };
  const isProgramme = brief.events.some((other) => other.time && !other.date);
  if (isProgramme && date && !time && !place) return { ...brief, events: brief.events.map(onDay(date)) };
  return { ...brief, events: [event, ...brief.events] };
}
