import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

const pagesOf = (prompt: string) => planSite(readBrief(prompt), '1').plan.languages[0].pages;
const headings = (prompt: string) => pagesOf(prompt).map(({ heading = '' }) => heading);
const textOn = (prompt: string, heading: string): string =>
  JSON.stringify(pagesOf(prompt).find((page) => page.heading === heading)?.sections ?? '');

test.each([
  [
    'I run Fern Pottery in Bath. Calm and green, one page for prices please. A wheel taster costs £45. We are at 14 Walcot Street.',
    ['Prices'],
  ],
  [
    "Website for our choir, the Alder Singers. Could there be a page about the choir's history? We started in 1974 with eight friends.",
    ["Choir's history"],
  ],
  [
    'Three pages: home, lessons and a page where people can see the prices. We are Alder Sailing in Poole. Lessons run from April to ' +
      'October. A weekend course is £165.',
    ['Lessons', 'Prices'],
  ],
  [
    'We are the Friends of Alder Park. Could we have pages for volunteering, events and the history of the park? Volunteers meet every ' +
      'second Sunday. The park was given to the town in 1911. On 5 July there is a summer picnic.',
    ['Volunteering', 'Events', 'History of the park'],
  ],
])('pages have the names of what they are about: %s', (prompt, names) =>
  expect(headings(prompt).slice(1)).toEqual(names),
);

test.each([
  'A page for my bakery in Leeds. We bake rye and sourdough, open Tuesday to Saturday 8 to 2.',
  'Our bakery is in Leeds. One page with our hours and a photo, that is all. Open Tuesday to Saturday 8 to 2.',
])('one page that is all of a site stays one: %s', (prompt) => expect(pagesOf(prompt)).toHaveLength(1));

test('what stands before a wish for a page and only tells looks is a wish for looks', () => {
  const brief = readBrief(
    'I run Fern Pottery in Bath. Calm and green, one page for prices please. A wheel taster costs £45.',
  );
  expect(brief.design.colours.map(({ words }) => words)).toContain('green');
});

const teacher =
  'Guitar teacher in Leeds. I want a page for lessons, a page for repairs and one about me. Lessons are £28 an hour. A setup costs £45 ' +
  'and a refret from £180; repairs usually take a week. I studied at Leeds and played in bands for 20 years.';

test('what is said in the sentence of a page stands on it', () => {
  expect(textOn(teacher, 'Repairs')).toContain('Refret');
  expect(textOn(teacher, 'Lessons')).not.toContain('Refret');
});

test('a page that is asked for as that of the prices has them all', () => {
  const prompt =
    'Three pages: home, lessons and one for prices. Alder Sailing in Poole. Lessons run from April to October. A weekend course is £165, a ' +
    'private lesson £60 an hour.';
  expect(textOn(prompt, 'Prices')).toContain('rivate lesson');
});

test('a page that nothing is said of is not filled with what belongs to none, and is said to be empty', () => {
  const prompt =
    'Alder Sailing in Poole. I want a page for prices and a page for regattas. A weekend course is £165. Dogs are welcome on the quay.';
  expect(textOn(prompt, 'Regattas')).not.toContain('Dogs');
  const said = planSite(readBrief(prompt), '1').statements.find(({ text }) => text.includes('regattas'));
  expect(JSON.stringify(said?.outcome)).toContain('examples to be filled in');
});

test('a part that is told by what it is about has that name', () => {
  const { sections } = readBrief(
    "I'm Ruth and I make stoneware in Totnes. I'd love a bit about how we fire the pots: everything goes in a wood kiln for two days. " +
      'Mugs are £24, bowls £32.',
  );
  expect(sections.map(({ title }) => title)).toContain('how we fire the pots');
});

test('one more page in a language is a page, and the site stays in its own', () => {
  const brief = readBrief(
    "Website for our nursery, Little Alder in Cardiff. We'd like an extra page in Welsh for parents. Fees are £58 a day.",
  );
  expect(brief.languages.value).toEqual(['en']);
  expect(brief.pages.map(({ title }) => title)).toContain('parents');
});

test('a site in another language is still in that', () => {
  expect(
    readBrief('A website in German for a bakery in Leeds, please. Open 8 to 4.').languages.value,
  ).toEqual(['de']);
});

test('what leads to a telephone number asks for nothing else', () => {
  const { statements } = planSite(
    readBrief('Window cleaning in Derby. No form, just the phone number: 07700 900 412. Houses from £12.'),
    '1',
  );
  expect(statements.map(({ outcome }) => outcome?.became)).not.toContain('left_out');
});

test('a sentence that says whose site it is stays though it ends with its pages', () => {
  const brief = readBrief(
    'We are a family-run riding school in Brecon called Hoof & Heather and we need a cheerful website with four pages: Home, Lessons, ' +
      'Prices, Register.\n\nLessons: Beginners, 30 minutes. Prices: £28 a lesson.',
  );

  expect(brief.name?.value).toBe('Hoof & Heather');
  expect(brief.pages.map(({ title }) => title)).toEqual(['Home', 'Lessons', 'Prices', 'Register']);
});

test('a page of somebody’s is called by whose it is', () => {
  const titles = headings(
    'Alder Ramblers in Ely. Could you also make a members’ page for the minutes, and a page about our walks?',
  );
  expect(titles.slice(1).join()).not.toMatch(/['’](?:,|$)/u);
});

test('a page where visitors join is not left out: what is told of the whole stands there', () => {
  const prompt =
    'The Alder Larks are a choir in Wivenhoe. First session free, then £5 a week. No auditions, no need to read music. Term time only. ' +
    'Pages please: Home, Join us, Concerts. Next concert Saturday 12 December, 6pm, £7.';

  expect(headings(prompt).slice(1)).toEqual(['Join us', 'Concerts']);
  expect(textOn(prompt, 'Join us')).toContain('No auditions');
});
