import { expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { readBrief } from './read-brief.ts';

const loaf = (at: number) => `Loaf ${at} £${at}`;
const prompt = `A bakery called Hearth in Leeds.\n${Array.from({ length: 1_200 }, (_, at) => `- ${loaf(at)}`).join('\n')}`;

test('what a very long list has beyond what is read is one statement, which is listed with its reason', () => {
  const { brief } = compose(prompt, '1');
  const last = brief.statements.at(-1);
  expect(last).toMatchObject({ end: prompt.length, isUnread: true, outcome: { became: 'left_out' } });
  expect(last?.text).toContain(loaf(1_199));
  expect(brief.statements.filter(({ isUnread }) => isUnread)).toHaveLength(1);
  const covered = brief.statements.map(({ start, end }) => prompt.slice(start, end)).join('');
  expect(covered.replaceAll(/\s/gu, '')).toBe(prompt.replaceAll(/\s/gu, ''));
});

test('what is not read changes nothing of what is: neither a correction nor a wish in it', () => {
  const { statements, ...read } = readBrief(prompt);
  const more = `${prompt}\n\nSorry, Loaf 7 is £99. Call it Crust instead. Everything in violet, please.`;
  const { statements: also, ...same } = readBrief(more);
  expect(same).toEqual(read);
  expect(also.slice(0, -1)).toEqual(statements.slice(0, -1));
});

test('a long letter is read as far as whole sentences go', () => {
  const letter = Array.from({ length: 900 }, (_, at) => `We bake loaf ${at} in the oven of our mill.`).join(
    ' ',
  );
  const { statements } = readBrief(`A bakery called Hearth in Leeds. ${letter}`);
  expect(statements.at(-1)).toMatchObject({ isUnread: true });
  expect(statements.at(-1)?.text).toMatch(/^We bake loaf \d{3} in .* loaf 899 in the oven of our mill\.$/u);
});

test('one sentence without an end is read as far as there are words', () => {
  const { statements } = readBrief('bread and more '.repeat(1_300));
  expect(statements.at(-1)).toMatchObject({ isUnread: true });
});
