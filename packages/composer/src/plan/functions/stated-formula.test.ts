import { expect, test } from 'vitest';
import { statedFormula } from './stated-formula.ts';

test.each([
  ['Number of pupils times $7 plus a flat $40 fee', 'x1 * 7 + 40', ['Number of pupils']],
  ['Quote calculator: hours × 45 € + 20 € call-out', 'x1 * 45 + 20', ['hours']],
  ['£28 per hour plus a one-off registration fee of £15', '28 * x1 + 15', ['hour']],
  ['Anzahl der Gäste mal 12,50 € zuzüglich 30 € Anfahrt', 'x1 * 12.5 + 30', ['Anzahl der Gäste']],
  ['nombre de personnes fois 18 €', 'x1 * 18', ['nombre de personnes']],
  [
    'wall width times wall height divided by 10 is the litres of paint',
    'x1 * x2 / 10',
    ['wall width', 'wall height'],
  ],
  ['width times height times £60', 'x1 * x2 * 60', ['width', 'height']],
  ['price = square metres * 9.5 - 20', 'x1 * 9.5 - 20', ['square metres']],
])('%s', (text, formula, inputs) => {
  expect(statedFormula(text)).toMatchObject({ formula, inputs });
});

test.each(['how much it costs', 'days, boat type and number of people', 'between 3 and 5 hours plus extras'])(
  'no sum is made of “%s”',
  (text) => {
    expect(statedFormula(text)).toBeUndefined();
  },
);
