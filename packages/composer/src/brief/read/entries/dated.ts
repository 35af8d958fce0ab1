import type { Brief, BriefEvent } from '@sitewright/contracts';
import { isYears, spannedYears } from '../../../years.ts';
import type { Classified } from '../../classify/classified.ts';
import { findDates, findTimes } from './scan/when.ts';

/** "2021–now: designer, Studio Kade": a line that is kept whole begins with its time. */
const led = /^([^:]{4,30}):\s(.{2,300})$/u;

/** Whether a text is led by a span of years: what somebody did then. */
export const beginsWithYears = (text: string): boolean => spannedYears.test(text);

/** Whether a key is a day, a weekday or a span of years and nothing else: "6 December 2026", "Friday", "2017–2021". */
function isWhen(key: string): boolean {
  if (isYears(key)) return true;
  const [only, ...others] = findDates(key);
  return only !== undefined && others.length === 0 && only.start === 0 && only.end === key.trimEnd().length;
}

/** What was read from one statement behind a date. */
interface Piece {
  at: number;
  key: string;
  title: string;
  time?: string | undefined;
  price?: string | undefined;
  section?: number | undefined;
}

/** A time of day at the beginning, and what happens then: "18:00 The Weir". */
function timed(text: string): Pick<Piece, 'title' | 'time'> {
  const [first] = findTimes(text, []);
  if (!first || first.start > 0) return { title: text };
  const title = text.slice(first.end).replace(/^[\s,:–—-]{0,4}/u, '');
  return title ? { title, time: text.slice(0, first.end) } : { title: text };
}

function piecesOf({ details, figures, offer, statements }: Brief): Piece[] {
  const keyOf = ([at = -1, ...others]: readonly number[]):
    | (Pick<Piece, 'at' | 'key'> & Partial<Piece>)
    | undefined => {
    const statement = others.length === 0 ? statements[at] : undefined;
    const { key = '', text = '' } = statement ?? {};
    if (isWhen(key)) return { at, key };
    const [, when = '', what = ''] = led.exec(text) ?? spannedYears.exec(text) ?? [];
    return isWhen(when) ? { at, key: when, ...timed(what) } : undefined;
  };
  const of = (from: readonly number[], rest: Omit<Piece, 'at' | 'key'>): Piece[] => {
    const found = keyOf(from);
    return found ? [{ ...rest, ...found }] : [];
  };
  return [
    ...details.flatMap(({ text, from, section }) => of(from, { ...timed(text), section })),
    ...figures.flatMap(({ value, label, from, section }) =>
      of(from, { ...timed(`${value} ${label}`), section }),
    ),
    ...offer.flatMap(({ items, section }) =>
      items.flatMap(({ name, price, from }) => of(from, { title: name, price, section })),
    ),
  ].sort((one, other) => one.at - other.at);
}

/** Pieces behind one date are one event, unless each has its time. */
function together(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isOn = before && before.key === piece.key && piece.at === before.at + 1 && !piece.time;
    if (last && isOn) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function eventOf(pieces: readonly Piece[]): BriefEvent[] {
  const [first, ...others] = pieces;
  if (!first) return [];
  const note = others.map(({ title, price }) => (price ? `${title} ${price}` : title)).join(', ');
  const section = pieces.find((piece) => piece.section !== undefined)?.section;
  return [
    {
      title: first.title,
      date: first.key,
      from: pieces.map(({ at }) => at),
      ...(first.time && { time: first.time }),
      ...(first.price && { price: first.price }),
      ...(note && { note }),
      ...(section !== undefined && { section }),
    },
  ];
}

/** "19 Uhr, Gasthaus Adler": an hour, and where. */
const hourAndPlace = (text: string): boolean => {
  const [hour] = findTimes(text, []);
  return hour?.start === 0 && text.charAt(hour.end) === ',';
};

/** "Stammtisch jeden ersten Dienstag im Monat, 19 Uhr, Gasthaus Adler": its day, its hour and its place are of one event. */
function withHours(events: readonly BriefEvent[], statements: readonly Classified[]): BriefEvent[] {
  const whole: BriefEvent[] = [];
  for (const event of events) {
    const last = whole.at(-1);
    const [at = -1, ...others] = event.from;
    const { joined, text = '' } = statements[at] ?? {};
    const isNext = others.length === 0 && last?.from.at(-1) === at - 1 && joined === true;
    const isHour = event.date === undefined && event.time !== undefined && hourAndPlace(text);
    if (last && isNext && isHour && last.date !== undefined && last.time === undefined && !last.place) {
      whole[whole.length - 1] = {
        ...last,
        time: event.time ?? '',
        place: event.title,
        from: [...last.from, at],
      };
    } else whole.push(event);
  }
  return whole;
}

/** A brief in which all that stands behind a date is an event on it, in the order of the prompt: "6 December: Fell Race, 5 miles". */
export function withDated(brief: Brief, statements: readonly Classified[]): Brief {
  const pieces = piecesOf(brief);
  const taken = new Set(pieces.map(({ at }) => at));
  const isLeft = ({ from }: { from: readonly number[] }) => !(from.length === 1 && taken.has(from[0] ?? -1));
  const dated = brief.events.map((event): BriefEvent => {
    const key = brief.statements[event.from[0] ?? -1]?.key;
    return event.date === undefined && key !== undefined && isWhen(key) ? { ...event, date: key } : event;
  });
  const events = [...dated, ...together(pieces).flatMap(eventOf)];
  return {
    ...brief,
    events: withHours(
      events.sort((one, other) => (one.from[0] ?? 0) - (other.from[0] ?? 0)),
      statements,
    ),
    details: brief.details.filter(isLeft),
    figures: brief.figures.filter(isLeft),
    offer: brief.offer
      .map((group) => ({ ...group, items: group.items.filter(isLeft) }))
      .filter(({ items }) => items.length > 0),
  };
}
