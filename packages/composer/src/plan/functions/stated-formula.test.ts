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
  ['square metres times 12.50 plus 40 for delivery', 'x1 * 12.5 + 40', ['square metres']],
  ['(adults + children) × 8 €', '( x1 + x2 ) * 8', ['adults', 'children']],
  ['hours × 30 plus 20 %', 'x1 * 30 * (1 + 0.2)', ['hours']],
  ['bredte × 4 + 10 − 5 %', '(x1 * 4 + 10) * (1 - 0.05)', ['bredte']],
])('%s', (text, formula, inputs) => {
  expect(statedFormula(text)).toMatchObject({ formula, inputs });
});

test.each([
  ['Dose in ml = weight in kg × 0.1 ÷ 1.5', 'Dose in ml'],
  ['Wasser in Gramm geteilt durch 16 ergibt die Kaffeemenge', 'Kaffeemenge'],
  ['flour = number of pizzas × 125 g', 'flour'],
  ['wall width times wall height divided by 10 is the litres of paint', 'litres of paint'],
  ['Quote calculator: hours × 45 € + 20 € call-out', undefined],
])('%s: what it works out', (text, result) => {
  expect(statedFormula(text)?.result).toBe(result);
});

test.each(['how much it costs', 'days, boat type and number of people', 'between 3 and 5 hours plus extras'])(
  'no sum is made of “%s”',
  (text) => {
    expect(statedFormula(text)).toBeUndefined();
  },
);
