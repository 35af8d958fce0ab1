import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

const plannedOf = (prompt: string) => planSite(readBrief(prompt), '1');
const toolsOf = ({ plan }: ReturnType<typeof plannedOf>) =>
  plan.languages[0].pages
    .flatMap((page) => page.sections)
    .flatMap((section) => (section.type === 'tool' ? [section.content] : []));
const pairsOf = (prompt: string) =>
  toolsOf(plannedOf(prompt)).flatMap((tool) =>
    tool.tool === 'converter' ? tool.pairs.map(({ from, to }) => `${from} ${to}`) : [],
  );

test.each([
  [
    'a page that converts oven temperatures, fahrenheit celsius gas mark',
    ['Fahrenheit Celsius', 'Fahrenheit Gas mark', 'Celsius Gas mark'],
  ],
  [
    'simple page for my readers that converts celsius to fahrenheit and gas marks',
    ['Celsius Fahrenheit', 'Celsius Gas marks', 'Fahrenheit Gas marks'],
  ],
  ['knitting page: convert yards to metres and ounces to grams, both ways', ['Yards Metres', 'Ounces Grams']],
  [
    'A converter for bakers. A cup of flour is 125 g. A cup of sugar is 200 g.',
    ['Cup of flour G', 'Cup of sugar G'],
  ],
])('a converter has the units that are said of it: %s', (prompt, pairs) =>
  expect(pairsOf(prompt)).toEqual(pairs),
);

test('180 degrees are gas mark 4, as a whole', () => {
  const [tool] = toolsOf(plannedOf('a page that converts celsius to gas marks'));
  expect(tool).toMatchObject({ tool: 'converter', pairs: [{ isWhole: true }] });
});

test('a converter of what is not known is said to be missing, and no other is made', () => {
  const planned = plannedOf('a shoe size converter for UK, EU and US sizes');
  expect(toolsOf(planned)).toEqual([]);
});

test.each([
  [
    'Make me a little tool for splitting a restaurant bill between friends: total, number of people, tip percent, shows what each one pays.',
    'bill * (1 + tip / 100) / people',
  ],
  [
    'a fuel cost tool: distance in km, consumption per 100 km, price per litre. Show the cost of the trip.',
    'distance / 100 * use * price',
  ],
  ['Roofing calculator: length times width times 1.15 gives the area', 'x1 * x2 * 1.15'],
])('a sum that is known or said is worked out, whatever the tool is called: %s', (prompt, formula) =>
  expect(toolsOf(plannedOf(prompt))).toMatchObject([{ tool: 'calculator', formula }]),
);

test('a calculator of what has no price is said to be missing, and what a thing costs is no sum', () => {
  const planned = plannedOf(
    'Alder Seats, Frome. Services with prices: rush seating £110, re-upholstering a drop-in seat £45 plus fabric. There should be a small ' +
      'calculator where you count the holes along the front of the seat and choose cane or rush and it gives a rough price.',
  );
  expect(toolsOf(planned)).toEqual([]);
  expect(JSON.stringify(planned.plan)).toContain('£45 plus fabric');
  expect(JSON.stringify(planned.statements)).toContain('A calculator needs its sum');
});

test('a countdown beside a map and prices is a part of a page', () => {
  const { plan } = plannedOf(
    'Page for our village fête at Alder Green on Saturday 4 July from noon. Have a countdown to it and a map link. Stalls £10.',
  );
  expect(JSON.stringify(plan)).toContain('£10');
});
