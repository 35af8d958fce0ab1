import { expect, test } from 'vitest';
import { compose } from '../../compose.ts';

const rest = 'We are a kiln in Penzance called Slow Glaze. We fire pots for £4 a shelf. Call 01736 496 012.';
/** What is said of the statement that forbids something. */
const outcomeOf = (forbids: string, told = rest) =>
  compose(`${told}\n\n${forbids}`, '1').brief.statements.findLast(({ class: is }) => is === 'prohibition')
    ?.outcome;

test.each([
  ['Please do not mention the flood of 2019.', 'These words are nowhere on the pages.'],
  ["Don't put my home address.", 'There is no address on the pages.'],
  ['No e-mail address please.', 'There is no e-mail address on the pages.'],
])('what is told nowhere is kept: %s', (forbids, how) => {
  expect(outcomeOf(forbids)).toMatchObject({ became: 'applied', how });
});

test('what is there all the same is named', () => {
  expect(outcomeOf("Please don't put a telephone number.")).toMatchObject({
    became: 'left_out',
    why: expect.stringContaining('have a telephone number'),
  });
});

test('of what may be drawn, words show a part', () => {
  expect(outcomeOf('Please avoid cartoon teapots.')).toMatchObject({
    became: 'left_out',
    why: expect.stringContaining('nowhere on the pages. Whether the look keeps to it'),
  });
});

test('a rule for visitors is not said to be kept', () => {
  expect(outcomeOf('Soft clay only: never near the glazes.')?.became).not.toBe('applied');
});
