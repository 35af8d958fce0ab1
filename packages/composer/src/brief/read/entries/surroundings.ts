import type { Classified } from '../../classify/classified.ts';
import type { FrameWords } from '../../frames/words.ts';
import type { Outline } from '../outline/read-outline.ts';
import { readFigure } from './figure.ts';
import { endingNumber, rates } from './item.ts';
import type { Surroundings } from './reading.ts';
import { findMoney } from './scan/money.ts';

/** What the statements under one head have in common. */
interface Tally {
  things: number;
  bare: number;
  rates: number;
  figures: number;
}

const isThing = ({ class: name }: Classified) => name === 'fact' || name === 'item';
const fewestOfMenu = 3;
const fewestOfRow = 2;

/** Statements under the same head, or with the same key; all those under none are one. */
const groupOf = ({ under, key }: Classified) => (under === undefined ? (key ?? '') : under);

function tally(statements: readonly Classified[]): Map<string | number, Tally> {
  const tallies = new Map<string | number, Tally>();
  for (const statement of statements.filter(isThing)) {
    const group = groupOf(statement);
    const sums = tallies.get(group) ?? { things: 0, bare: 0, rates: 0, figures: 0 };
    const hasMoney = findMoney(statement.text).length > 0;
    sums.things += 1;
    if (!hasMoney && endingNumber(statement.text).length > 0 && statement.class === 'item') sums.bare += 1;
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
  return statements.map((statement, index) => {
    const sums = tallies.get(groupOf(statement)) ?? { things: 0, bare: 0, rates: 0, figures: 0 };
    const home = outline.homes[index];
    const isHeaded = statement.under !== undefined || statement.key !== undefined;
    return {
      section: home === undefined ? undefined : outline.sections[home]?.type,
      words,
      hasBarePrices: sums.bare >= fewestOfMenu && sums.bare * 3 >= sums.things * 2,
      hasRates: sums.rates >= fewestOfRow && isHeaded,
      hasFigures: isHeaded && sums.figures >= fewestOfRow && sums.figures === sums.things,
    };
  });
}
