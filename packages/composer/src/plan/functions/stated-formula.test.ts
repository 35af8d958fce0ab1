import { expect, test } from 'vitest';
import { workOut } from '../../behaviour/modules/formula.js';
import { statedFormula } from './stated-formula.ts';

test.each([
  ['Number of pupils times $7 plus a flat $40 fee', { x1: 3 }, 61, ['Number of pupils']],
  ['Quote calculator: hours × 45 € + 20 € call-out', { x1: 2 }, 110, ['hours']],
  ['£28 per hour plus a one-off registration fee of £15', { x1: 3 }, 99, ['hour']],
  ['Anzahl der Gäste mal 12,50 € zuzüglich 30 € Anfahrt', { x1: 4 }, 80, ['Anzahl der Gäste']],
  ['nombre de personnes fois 18 €', { x1: 5 }, 90, ['nombre de personnes']],
  ['width times height times £60', { x1: 2, x2: 3 }, 360, ['width', 'height']],
  ['price = square metres * 9.5 - 20', { x1: 10 }, 75, ['square metres']],
])('%s', (text, values, result, inputs) => {
  const sum = statedFormula(text);
  expect(sum?.inputs).toEqual(inputs);
  expect(workOut(sum?.formula ?? '', values)).toBeCloseTo(result);
});

test.each(['how much it costs', 'days, boat type and number of people', 'between 3 and 5 hours plus extras'])(
  'no sum is made of “%s”',
  (text) => {
    expect(statedFormula(text)).toBeUndefined();
  },
);
