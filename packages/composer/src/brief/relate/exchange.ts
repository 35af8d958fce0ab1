import { discourseWords } from './discourse-words.ts';
import { type Edit, without } from './edit.ts';
import { hourRangesIn } from './hour-range.ts';
import { countsNothing, saidValues } from './said-values.ts';
import type { Value } from './values.ts';

const back = 90;

export const isBare = ({ kind, unit }: Value): boolean => kind === 'number' && countsNothing(unit);

/** Whether one value may stand for another: of the same kind, and of the same unit where both have one. */
const standsFor = (fresh: Value, old: Value): boolean =>
  fresh.kind === old.kind
    ? fresh.kind !== 'number' || fresh.unit === old.unit || isBare(fresh) || isBare(old)
    : isBare(fresh);

export const shifted = (value: Value, by: number): Value => ({
  ...value,
  start: value.start + by,
  end: value.end + by,
});

/** Whether a number without a currency, and nothing behind it, is what an amount takes the place of: "haircut 24, sorry, 26 €". */
const isBarePrice = (fresh: Value, old: Value, behind: string): boolean =>
  fresh.kind === 'money' && old.kind === 'number' && old.unit === '' && behind.trim() === '';

/** The last value before an offset that another one may stand for. */
export function before(text: string, end: number, fresh: Value): Value | undefined {
  const base = Math.max(0, end - back);
  const said = text.slice(base, end);
  const values = saidValues(said);
  const last = values.at(-1);
  const isPrice = last && isBarePrice(fresh, last, said.slice(last.end));
  const old = isPrice ? last : values.findLast((value) => standsFor(fresh, value));
  return old && shifted(old, base);
}

/** How far a value reaches with the unit that another one says again: "280 TL, sorry, 300 TL". */
const withUnit = (text: string, { end, unit }: Value, fresh: Value): number =>
  unit !== '' && unit === fresh.unit && !countsNothing(unit)
    ? end + text.slice(end).toLowerCase().indexOf(unit) + unit.length
    : end;

/** How an old value reads with a new one in it: "Marinara 5 €, no, 5,50", where the sign is said once. */
function inOldForm(old: Value, fresh: Value): string | undefined {
  const [number, only] = [old.numbers[0] ?? '', fresh.numbers[0]];
  if (old.kind === fresh.kind || only === undefined) return undefined;
  return fresh.kind === 'money' ? fresh.text : old.text.replace(number, only);
}

/** A value in place of another: where words follow the old one it stands there, else where it was said. */
export function exchanged(text: string, old: Value, fresh: Value, from: number, end: number): Edit[] {
  const oldEnd = withUnit(text, old, fresh);
  const inPlace = (said: string): Edit[] => [
    { start: old.start, end: oldEnd, text: said },
    without(from, end),
  ];
  const formed = inOldForm(old, fresh);
  if (formed !== undefined) return inPlace(formed);
  if (/\p{L}/u.test(text.slice(oldEnd, from)))
    return inPlace(text.slice(fresh.start, withUnit(text, fresh, old)));
  const rest = end > fresh.end ? [without(fresh.end, end)] : [];
  return [without(old.start, oldEnd), without(from, fresh.start), ...rest];
}

export const isStretch = ({ text }: Value): boolean => hourRangesIn(text).length > 0;

/** "use … instead": how long what stands behind the value is. */
export function putting(after: string, { start, end }: Value): number {
  const [lead, rest] = [after.slice(0, start).trim().toLowerCase(), after.slice(end)];
  const behind = discourseWords().puts.find((put) => put.before === lead && put.behind !== '')?.behind;
  return behind !== undefined && rest.trimStart().toLowerCase().startsWith(behind)
    ? rest.length - rest.trimStart().length + behind.length
    : 0;
}
