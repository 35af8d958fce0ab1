import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

test.each([
  [
    "Please tell the one about how my granddad won the shop in a card game in 1952. It's a hardware store in Stoke called Nuttall's.",
    'my granddad won the shop in a card game in 1952',
    'hardware store in Stoke',
  ],
  [
    'Raconte comment mon père a retrouvé la cloche sous la neige. Auberge La Cloche à Gap.',
    'mon père a retrouvé la cloche sous la neige',
    undefined,
  ],
])(
  'a story is told without the words that ask for it, and says nothing of what the site is: %s',
  (...row) => {
    const [prompt, tale, description] = row;
    const brief = readBrief(prompt);
    expect(brief.story.map(({ text }) => text)).toEqual([tale]);
    expect(brief.description?.value).toBe(description);
  },
);

test('who wants a part of the page somewhere is not quoted', () => {
  const brief = readBrief(
    'Pub in Ludlow called The Plough. Dogs welcome. The dogs bit should go near the top.',
  );
  expect(brief.details.map(({ text }) => text)).toEqual(['Dogs welcome']);
});
