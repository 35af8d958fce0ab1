import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

/** What a prompt of any size can be made of. */
const patterns = [
  'bread ',
  'bread, ',
  '[(',
  '12 ',
  'name: Ann\nprice: £12\n',
  'a\n',
  '- Rye loaf £4\n',
  '# Cakes\nfresh\n',
  'I want a booking form and a map. ',
  'Never say that it is cheap. ',
  '- 14 May 2027: Fair\n',
  'Monday: 8am-6pm\n',
  '01632 960123, ',
  'ann@shop.example ',
  'https://shop.example/a?b=c ',
  '"So good" ',
  '| Rye | £4 |\n',
  'Ann: can you make a site?\nBen: what for?\n',
  '<p>Hello <b>you</b></p>\n',
  'In English and Welsh and French, ',
  '我们是一家面包店，在上海。',
  'Sorry, rye is £5 now and we close at 4. ',
  'a\u200b',
];

type Cost = (subject: unknown, given: readonly unknown[]) => number;
const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

/** An expression that goes on where it stopped has been through the text before. */
const toMatch: Cost = (expression, [text]) =>
  expression instanceof RegExp && expression.lastIndex > 0 ? 1 : lengthOf(text);

/** So has a search that begins behind what was found. */
const toSearch: Cost = (text, [, from]) => (typeof from === 'number' && from > 0 ? 1 : lengthOf(text));

/** A part of a list is as long as what is taken of it. */
const toTake: Cost = (list, [from, to]) => {
  const length = lengthOf(list);
  const placeOf = (at: unknown, usual: number): number => {
    const place = typeof at === 'number' ? at : usual;
    return place < 0 ? Math.max(0, length + place) : Math.min(place, length);
  };
  return Math.max(0, placeOf(to, length) - placeOf(from, 0));
};

const ofText = 'match matchAll replace replaceAll split toLowerCase includes lastIndexOf'.split(' ');
const ofList = 'filter map flatMap toSorted join'.split(' ');
const watched: readonly (readonly [object, string, Cost])[] = [
  ...ofText.map((name) => [String.prototype, name, lengthOf] as const),
  ...ofList.map((name) => [Array.prototype, name, lengthOf] as const),
  [String.prototype, 'indexOf', toSearch],
  [Array.prototype, 'slice', toTake],
  [RegExp.prototype, 'exec', toMatch],
  [RegExp.prototype, 'test', toMatch],
];

/** Counts what is handed to one function of texts, lists or expressions while something runs; gives back the function. */
function watch([owner, name, costOf]: (typeof watched)[number], count: (cost: number) => void): () => void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') throw new TypeError(`There is no ${name}.`);
  Reflect.set(owner, name, function (this: unknown, ...given: unknown[]): unknown {
    count(costOf(this, given));
    return Reflect.apply(original, this, given);
  });
  return () => Reflect.set(owner, name, original);
}

/** How many characters and members the reading of a prompt goes through. */
function stepsOf(prompt: string): number {
  let steps = 0;
  const restore = watched.map((each) =>
    watch(each, (cost) => {
      steps += cost;
    }),
  );
  try {
    readBrief(prompt);
  } finally {
    for (const undo of restore.toReversed()) undo();
  }
  return steps;
}

/** What a pattern can stand behind, and be taken for its beginning. */
const led: [lead: string, pattern: string][] = [
  ['A website for ', '1 '],
  ['Eine Seite für ', 'die '],
];

test.each([...patterns.map((pattern) => ['', pattern] as const), ...led])(
  'twice as much of %j %j is read in twice the steps',
  (lead, pattern) => {
    const half = Math.ceil(2000 / pattern.length);
    const times = (count: number) => lead + pattern.repeat(count);
    // Loads what it needs: what is kept of short texts is known then, and nothing of long ones.
    readBrief(times(2 * half + 1));

    expect(stepsOf(times(2 * half)) / stepsOf(times(half))).toBeLessThan(2.2);
  },
);
