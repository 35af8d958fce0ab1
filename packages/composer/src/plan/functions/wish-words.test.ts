import type { Brief, Statement } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { toolsOfWish, wordsOfWish } from './wish-words.ts';

const said = (text: string, key?: string): Statement => ({
  start: 0,
  end: text.length,
  text,
  class: 'function_wish',
  also: [],
  sureness: 1,
  ...(key !== undefined && { key }),
});
const statements = [said('a dice'), said('two of them', 'a dice'), said('a coin'), said('red', 'a dice')];

test('a wish has its own words, its options, and what stands under it in the order of the prompt', () => {
  const wish: Brief['functions'][number] = { type: 'other', options: ['fair'], from: [2, 0] };
  expect(wordsOfWish(wish, { statements })).toEqual(['a coin', 'a dice', 'fair', 'two of them', 'red']);
});

test('a tool that is named again and again is one tool', () => {
  const languages: Brief['languages'] = { value: ['en'], sureness: 1, from: [] };
  const brief = { statements: [said('dice roller'), said('dice roller', 'dice roller')], languages };
  const wish: Brief['functions'][number] = { type: 'other', options: [], from: [0] };
  expect(toolsOfWish(wish, brief)).toEqual(['dice']);
});
