import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';
import { isVisitorsName } from './visitors-name.ts';

test.each([
  'Calm and green',
  'Dunkelblau',
  'Could there be a page',
  "I'd love a bit about the kiln",
  'please add the prices',
  'Show the prices',
  'A page',
  "J'aimerais un mot sur mon parcours",
])('%s is no name of a page or section', (title) => expect(isVisitorsName(title)).toBe(false));

test.each([
  'Prices',
  'How we fire the pots',
  'Kids',
  'Classic',
  'Set menus',
  'Show dates',
  'Green roofs',
  'Was wir kosten',
])('%s is a name', (title) => expect(isVisitorsName(title)).toBe(true));

const looks = ['Calm and green', 'Warm and friendly', 'Bold, dark red'];
const wishes = [
  'one page for prices please',
  'could there be a page about our history?',
  "I'd love a bit about how we work: slowly, by hand.",
  'a separate page for the wedding stuff',
  'I would like a section on our dogs.',
];
const facts = ['A lesson costs £28.', 'We started in 1974 with eight friends.'];
const prompts = looks.flatMap((look) =>
  wishes.flatMap((wish) =>
    facts.map((fact) => `Website for Fern Studio in Leeds. ${look}, ${wish} ${fact} Call 01225 555 0143.`),
  ),
);

test('whatever is wished for, no page and no section is called by the wish or by looks', () => {
  for (const prompt of prompts) {
    const brief = readBrief(prompt);
    const titles = [...brief.pages, ...brief.sections].flatMap(({ title }) => title ?? []);
    expect(titles.filter((title) => !isVisitorsName(title))).toEqual([]);
  }
});
