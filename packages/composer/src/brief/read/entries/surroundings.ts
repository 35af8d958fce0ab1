import type { Classified } from '../../classify/classified.ts';
import type { FrameWords } from '../../frames/words.ts';
import type { Outline } from '../outline/read-outline.ts';
import { readFigure } from './figure.ts';
import { bareNumbers, rates } from './item.ts';
import type { Surroundings } from './reading.ts';
import { findMoney } from './scan/money.ts';

/** What the statements under one head have in common. */
interface Tally {
  things: number;
  bare: number;
  /** Statements that end with a number as a price may be written, or have an amount with its currency. */
  numbered: number;
  statements: number;
  /** An amount with its currency. */
  money?: string;
  rates: number;
  figures: number;
}

const nothing = (): Tally => ({ things: 0, bare: 0, numbered: 0, statements: 0, rates: 0, figures: 0 });

/** "Marquees: small 500, large 1200 pounds": each of a row has a price, and one the currency of all. */
const currencyOf = ({ numbered, statements, money }: Tally): string | undefined =>
  statements > 1 && numbered === statements ? money : undefined;

/** Of running text: in a list signs may stand between a thing and its price. */
const isSpoken = ({ kind }: Classified): boolean => kind !== 'list_item' && kind !== 'row';

const isThing = ({ class: name }: Classified) => name === 'fact' || name === 'item';
const fewestOfMenu = 3;
const fewestOfRow = 2;

/** Statements under the same head, or with the same key; all those under none are one. */
const groupOf = ({ under, key }: Classified) => (under === undefined ? (key ?? '') : under);

/** How many prices without a currency there are in a statement. */
function barePrices({ text, class: name, key }: Classified): number {
  const { length } = bareNumbers(text);
  return name === 'item' || (key !== undefined && length > 1) ? length : 0;
}

function tally(statements: readonly Classified[]): Map<string | number, Tally> {
  const tallies = new Map<string | number, Tally>();
  for (const statement of statements.filter(isThing)) {
    const group = groupOf(statement);
    const sums = tallies.get(group) ?? nothing();
    const [money] = findMoney(statement.text);
    const hasMoney = money !== undefined;
    const bare = hasMoney ? 0 : barePrices(statement);
    sums.things += Math.max(1, bare);
    sums.bare += bare;
    sums.statements += 1;
    if (hasMoney || bareNumbers(statement.text).length > 0) sums.numbered += 1;
    if (money) sums.money ??= statement.text.slice(money.start, money.end);
    if (!hasMoney && rates(statement.text).some(({ start }) => start > 0)) sums.rates += 1;
    if (!hasMoney && readFigure(statement.text)) sums.figures += 1;
    tallies.set(group, sums);
  }
  return tallies;
}

/** Tells for each statement what it stands among. */
export function surroundingsOf(
  statements: readonly Classified[],
  outline: Outline,
  words: FrameWords,
): Surroundings[] {
  const tallies = tally(statements);
  const bare = [...tallies.values()].reduce((sum, tallied) => sum + tallied.bare, 0);
  return statements.map((statement, index) => {
    const sums = tallies.get(groupOf(statement)) ?? nothing();
    const home = outline.homes[index];
    const isHeaded = statement.under !== undefined || statement.key !== undefined;
    return {
      section: home === undefined ? undefined : outline.sections[home]?.type,
      words,
      currency: isHeaded && isSpoken(statement) ? currencyOf(sums) : undefined,
      hasBarePrices: bare >= fewestOfMenu && sums.bare > 0 && sums.bare * 3 >= sums.things * 2,
      hasRates: sums.rates >= fewestOfRow && isHeaded,
      hasFigures: isHeaded && sums.figures >= fewestOfRow && sums.figures === sums.things,
    };
  });
}
