import type { CutKind } from '../cut.ts';
import { ranging } from './function-words.ts';
import type { Keyed } from './heads.ts';
import { betweenCommas } from './part-shapes.ts';
import type { Range, Run } from './run.ts';
import { couldBePrice, isMoney, isNumber } from './values.ts';

const year = '(?:19|20)\\d{2}';
/** "2013–2018", "since 2019", "03/2015 – 06/2018", "2019–now". */
const period = new RegExp(
  `^(?:[\\p{L}.]{2,9}\\s|\\d{1,2}[./])?${year}(?:\\s?[-–—]\\s?(?:(?:[\\p{L}.]{2,9}\\s|\\d{1,2}[./])?${year}|\\d{2}|\\p{L}{2,10}))?$`,
  'u',
);

const isPeriod = (run: Run, head: Range): boolean => period.test(run.text(head));

const isAmount = (run: Run, at: number): boolean =>
  isMoney(run.at(at)) || (isNumber(run.at(at)) && isMoney(run.at(at + 1)));

/** "85 € a night", "from £65": a price that has no name of its own. */
const isBarePrice = (run: Run, { from }: Range): boolean =>
  isAmount(run, from) || (ranging.has(run.lower(from)) && isAmount(run, from + 1));

/** "… apple – 8.40" */
function endsInNumber(run: Run, { to }: Range): boolean {
  return run.tokens[to - 2]?.kind === 'dash' && couldBePrice(run.at(to - 1));
}

function hasOnePrice(run: Run, value: Range): boolean {
  const amounts: number[] = [];
  for (const [index] of run.outer(value)) if (isMoney(run.at(index))) amounts.push(index);
  const [amount] = amounts;
  if (amount === undefined) return endsInNumber(run, value);
  const part = betweenCommas(run, value).find(({ to }) => amount < to);
  if (amounts.length > 1 || !part) return false;
  const isBehindDash = [amount - 1, amount - 2, amount - 3].some(
    (at) =>
      at > part.from && run.tokens[at]?.kind === 'dash' && isBarePrice(run, { from: at + 1, to: part.to }),
  );
  return isBehindDash || isBarePrice(run, part);
}

/**
 * What is one thing although a colon is in it: a line of a list with its details and its one price, "Garden room: double, view of
 * the pond, 85 € a night"; and a time of somebody's life, "2013–2018: planner, Halle".
 */
export const isRecordLine = (
  run: Run,
  { before, head, value }: Keyed,
  range: Range,
  kind: CutKind,
): boolean =>
  before.length === 0 &&
  value.to === range.to &&
  value.to > value.from &&
  (isPeriod(run, head) || (kind === 'list_item' && hasOnePrice(run, value)));
