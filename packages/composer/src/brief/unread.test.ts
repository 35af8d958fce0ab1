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
