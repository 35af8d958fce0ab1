import type { Cut } from '../../cut/cut.ts';
import { isCalendarWord } from '../../cut/prose/values.ts';
import type { Entry } from './entry.ts';
import type { ItemText } from './item.ts';
import { bareNumbers } from './item.ts';
import { findMoney } from './scan/money.ts';
import { segmentsOf } from './scan/segments.ts';
import { joinParts } from './scan/trim.ts';
import { findDates, findTimes } from './scan/when.ts';

type Cell = NonNullable<Cut['cells']>[number];

const isOnly = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.length > 0 && spanned(spans) * 2 >= text.trim().length;
const spanned = (spans: readonly { start: number; end: number }[]) =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);

const isPrice = ({ text }: Cell) => isOnly(text, findMoney(text));
const isDate = ({ text }: Cell) => isOnly(text, findDates(text)) || isCalendarWord(text.trim());
const isTime = ({ text }: Cell) => isOnly(text, findTimes(text, []));
const isBareNumber = ({ text }: Cell) => bareNumbers(` ${text}`).length > 0;

/** Named columns without a date, but with hours or days of the week, are a timetable, which stays a table. */
const isTimetable = (cells: readonly Cell[], date: Cell | undefined) =>
  cells.some(({ column }) => column !== undefined) && !/\p{N}/u.test(date?.text ?? '');
const venue =
  /^(?:place|venue|where|location|hall|room|ort|lieu|salle|lugar|sala|luogo|local|sítio|plaats|miejsce|場所|会場|地点|المكان)$/iu;
const priceColumn =
  /^(?:prices?|costs?|fees?|preise?|kosten|prix|tarifs?|precios?|prezz[oi]|preços?|prijs|prijzen|cena|ceny|料金|価格|السعر)$/iu;
const withColumn = ({ column, text }: Cell) => (column === undefined ? text : `${column}: ${text}`);

const filled = (cells: readonly Cell[] | undefined) => (cells ?? []).filter(({ text }) => text.trim() !== '');

/** The parts of a first cell that begins with a date, where no column has a name: "14 March, 18:00, Town Hall". */
function withDateApart(cells: readonly Cell[]): readonly Cell[] {
  const [first, ...others] = cells;
  if (first === undefined || cells.some(({ column }) => column !== undefined)) return cells;
  const [date] = findDates(first.text);
  const [part, ...parts] = segmentsOf(first.text).map(({ text }) => ({ text }));
  if (date?.start !== 0 || part === undefined || parts.length === 0 || !isDate(part)) return cells;
  const time = parts.filter(isTime);
  const place = joinParts(parts.filter((cell) => !time.includes(cell)).map(({ text }) => text));
  const [title, ...rest] = others;
  return [part, ...time, ...(title ? [title] : []), ...(place ? [{ text: place }] : []), ...rest];
}

/** The cells of a row that is an event: one of them is a date or weekday. */
function eventOf(cells: readonly Cell[]): Entry | undefined {
  const date = cells.find(isDate);
  const time = cells.find((cell) => cell !== date && isTime(cell));
  const price = cells.find(isPrice);
  const [title, ...others] = cells.filter((cell) => cell !== date && cell !== time && cell !== price);
  if ((date ?? time) === undefined || title === undefined) return undefined;
  if (isTimetable(cells, date)) return undefined;
  const place = others.find(({ column }) => column === undefined || venue.test(column.trim()));
  const note = joinParts(others.filter((cell) => cell !== place).map(withColumn));
  return {
    is: 'event',
    event: {
      title: title.text,
      ...(date ? { date: date.text } : {}),
      ...(time ? { time: time.text } : {}),
      ...(price ? { price: price.text } : {}),
      ...(place ? { place: place.text } : {}),
      ...(note ? { note } : {}),
    },
  };
}

/** The first cell is the name, the last amount the price; each further cell is a value of its column, or of the detail. */
function itemOf(cells: readonly Cell[]): ItemText {
  const [first, ...others] = cells;
  const last = others.at(-1);
  const isSeveral = others.filter((cell) => cell.column !== undefined && isPrice(cell)).length > 1;
  const price = isSeveral
    ? undefined
    : (others.findLast(isPrice) ??
      others.find(({ column = '' }) => priceColumn.test(column.trim())) ??
      (last && others.length > 0 && last.column === undefined && isBareNumber(last) ? last : undefined));
  const rest = others.filter((cell) => cell !== price);
  const values = rest.flatMap(({ column, text }) => (column ? [[column, text] as const] : []));
  const detail = joinParts(rest.filter(({ column }) => !column).map(({ text }) => text));
  return {
    name: first?.text ?? '',
    ...(price ? { price: price.text } : {}),
    ...(detail ? { detail } : {}),
    ...(values.length > 0 ? { values: Object.fromEntries(values) } : {}),
  };
}

/** What a row of a timetable is about stands first: the cell that is neither a day nor a time. */
function inTimetable(cells: readonly Cell[]): readonly Cell[] {
  const name = cells.find((cell) => !isDate(cell) && !isTime(cell));
  const isNamedLater = name !== undefined && name !== cells[0] && (cells.some(isDate) || cells.some(isTime));
  return isNamedLater && cells.every(({ column }) => column !== undefined)
    ? [name, ...cells.filter((cell) => cell !== name)]
    : cells;
}

/** Reads a row of a table: an event where one of its cells is a date, else an item. */
export function readRow({ cells }: Pick<Cut, 'cells'>): Entry | undefined {
  const own = filled(cells);
  if (own.length < 2) return undefined;
  return eventOf(withDateApart(own)) ?? { is: 'item', item: itemOf(inTimetable(own)) };
}
