import type { StatementClass } from '@sitewright/contracts';
import { type Guess, guessOf, type Prediction } from './predict.ts';

const printable: ReadonlySet<StatementClass> = new Set([
  'identity',
  'fact',
  'item',
  'person',
  'event',
  'quotation',
  'story',
]);
export const isPrintable = (name: StatementClass): boolean => printable.has(name);
const kin: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'event']);

interface Told extends Guess {
  truth: StatementClass;
  lang: string;
}
const isRight = ({ class: guess, truth }: Told): boolean => guess === truth;
const isKin = (told: Told): boolean => isRight(told) || (kin.has(told.class) && kin.has(told.truth));
const isPrintedRight = ({ class: guess, truth }: Told): boolean => isPrintable(guess) === isPrintable(truth);

const percent = (count: number, of: number): string =>
  `${((100 * count) / Math.max(of, 1)).toFixed(1).padStart(5)} %`;
const share = (all: readonly Told[], holds: (told: Told) => boolean): string =>
  percent(all.filter(holds).length, all.length);

export const tell = (predictions: readonly Prediction[], temperature: number): Told[] =>
  predictions.map((prediction) => ({
    ...guessOf(prediction, temperature),
    truth: prediction.example.class,
    lang: prediction.example.lang,
  }));

export const headline = (all: readonly Told[]): string =>
  `${String(all.length).padStart(5)} statements: exactly ${share(all, isRight)}, fact/item/event as one ${share(all, isKin)}, ` +
  `printable or not ${share(all, isPrintedRight)}`;

/** How many are at least as sure as each threshold, and how many of those are right. */
export const curve = (all: readonly Told[]): string[] =>
  [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95].map((threshold) => {
    const sure = all.filter(({ likelihood }) => likelihood >= threshold);
    return (
      `  from ${threshold.toFixed(2)}: covers ${percent(sure.length, all.length)}, right ${share(sure, isKin)}, ` +
      `printable or not ${share(sure, isPrintedRight)}`
    );
  });

export const byLanguage = (all: readonly Told[]): string[] =>
  [...Map.groupBy(all, ({ lang }) => lang)].map(([lang, its]) => `  ${lang}: ${headline(its)}`);

/** For each class how often it was found, how often rightly told, and what it was mistaken for. */
export const confusion = (all: readonly Told[]): string[] =>
  [...Map.groupBy(all, ({ truth }) => truth)].map(([truth, its]) => {
    const told = all.filter(({ class: guess }) => guess === truth);
    const mistaken = [
      ...Map.groupBy(
        its.filter((one) => !isRight(one)),
        ({ class: guess }) => guess,
      ),
    ]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([guess, those]) => `${guess} ${those.length}`);
    return `  ${truth} (${its.length}): found ${share(its, isRight)}, told rightly ${share(told, isRight)}; as ${mistaken.join(', ')}`;
  });
