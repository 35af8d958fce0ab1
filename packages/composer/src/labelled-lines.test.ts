import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

const lines = (...given: string[]): string => given.join('\n');
const headOf = (prompt: string) => planSite(readBrief(prompt), '1').plan.languages[0]?.pages[0]?.hero;

test.each([
  ['Strapline: Bread worth the walk'],
  ['Tagline - Bread worth the walk'],
  ['Sub: Bread worth the walk'],
  ['Heading: Bread worth the walk'],
  ['HEADLINE: Bread worth the walk'],
])('%s is what stands at the top', (line) => {
  const prompt = lines('Name: Alder Mill', line, 'Town: Ludlow', 'Prices: rye loaf £4, buns £1.20');
  const { quotations } = readBrief(prompt);
  expect(quotations).toMatchObject([{ text: 'Bread worth the walk', use: 'headline' }]);
  expect(headOf(prompt)?.headline.replace('|', ' ')).toBe('Bread worth the walk');
});

test('what stands at the top is of no other page, whatever it is about', () => {
  const { quotations } = readBrief(
    lines(
      'Alder Kites',
      'Strapline: Kites that are flown',
      'Pages: Kites / How they fly / Order',
      'We make kites.',
    ),
  );
  expect(quotations).toMatchObject([{ use: 'headline' }]);
  expect(quotations[0]?.section).toBeUndefined();
});

test.each(['CTA: Book a trial', 'Button: Book a trial'])('%s is what a button says', (line) => {
  const { quotations } = readBrief(
    lines('Name: Alder Piano', line, 'Prices: lesson £22', 'Phone: 01584 555 012'),
  );
  expect(quotations).toMatchObject([{ text: 'Book a trial', use: 'button' }]);
});

test('a sub is a sandwich where it is sold', () => {
  const { quotations, offer } = readBrief(
    'Alder Deli in Hull. Italian sub £6, veggie sub £5. Open 9 to 3. Try our “Dockside” sub.',
  );
  expect(quotations.filter(({ use }) => use === 'headline')).toEqual([]);
  expect(offer[0]?.items.map(({ name }) => name)).toContain('Italian sub');
});

test('two clauses behind a label are what it says, and no section', () => {
  const { sections, details } = readBrief(
    lines(
      'Alder Café in Whitby',
      'Wifi: no, talk to each other',
      'Dogs: yes please',
      'Menu: tea £2, toast £3, pie £6',
    ),
  );
  expect(sections.map(({ title }) => title)).toEqual(['Menu']);
  expect(details).toContainEqual(expect.objectContaining({ key: 'Wifi', text: 'no, talk to each other' }));
});

test('several things behind a label are a section', () => {
  const { sections } = readBrief(
    lines(
      'Alder Joinery in Hull',
      'Made here: doors, windows, stairs',
      'Phone: 01482 555 012',
      'Dogs: welcome',
    ),
  );
  expect(sections.map(({ title }) => title)).toContain('Made here');
});

test('what the whole is said to be is told whole, once, and without its label', () => {
  const { description, details } = readBrief(
    lines(
      'Name: Alder Voices',
      'What: village choir, no auditions',
      'When: Thursdays 7.30pm',
      'Cost: £5 a week',
    ),
  );
  expect(description?.value).toBe('village choir, no auditions');
  expect(details.filter(({ key }) => key === 'What')).toEqual([]);
});

test('labels in capitals are written as titles are, short ones of capitals stay', () => {
  const { sections } = readBrief(
    lines(
      'NAME: Alder & Rake',
      'OUR WORK: hedges, lawns, borders',
      'GCSE: sketching, models, drawing',
      'FAQ: Do you take waste away? Yes.',
    ),
  );
  const titles = sections.map(({ title }) => title);
  expect(titles).toContain('Our work');
  expect(titles).toContain('GCSE');
  expect(titles).toContain('FAQ');
});

test('a label of one person has one name, and the rest is told of that person', () => {
  const { people } = readBrief(
    lines(
      'Bright Keys piano lessons, Kendal',
      'Teacher: Anna Rowe, DipABRSM, DBS checked',
      'Price: £22 per half hour',
      'Phone: 01539 496 011',
    ),
  );
  expect(people).toMatchObject([{ name: 'Anna Rowe', role: 'Teacher', note: 'DipABRSM, DBS checked' }]);
});

test('a label of several has as many', () => {
  const { people } = readBrief(
    lines('Salon Alder, Pau', 'Team: Sonia (owner), Malik (barber), Ines (trainee)', 'Phone: 05 59 12 34 56'),
  );
  expect(people.map(({ name }) => name)).toEqual(['Sonia', 'Malik', 'Ines']);
});
