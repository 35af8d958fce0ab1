import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

test('of a row that semicolons part each member is one, however many commas it has', () => {
  const { events } = readBrief(
    'A page for our band "The Low Lights". Upcoming gigs: 12 Feb Brudenell Social Club, Leeds; 26 Feb The Castle, Manchester; 5 March Moth Club, London.',
  );
  expect(events.map(({ date, title, place }) => [date, title, place])).toEqual([
    ['12 Feb', 'Brudenell Social Club', 'Leeds'],
    ['26 Feb', 'The Castle', 'Manchester'],
    ['5 March', 'Moth Club', 'London'],
  ]);
});

test('what begins with its day stays a list of events within a wish', () => {
  const { events } = readBrief(
    'A page for our nonprofit "Clean Rivers Now". Include a donate button, upcoming events (April 12 – Scioto cleanup, May 3 – Hocking paddle, June 7 – Youth day), and a sign up form.',
  );
  expect(events.map(({ date, title }) => [date, title])).toEqual([
    ['April 12', 'Scioto cleanup'],
    ['May 3', 'Hocking paddle'],
    ['June 7', 'Youth day'],
  ]);
});

test('members with what they play are people', () => {
  const { people } = readBrief(
    'A page for our band "The Low Lights". Members: Anna Wood (vocals, guitar), Tom Ellis (bass), Priya Shah (drums).',
  );
  expect(people.map(({ name, role }) => [name, role])).toEqual([
    ['Anna Wood', 'vocals, guitar'],
    ['Tom Ellis', 'bass'],
    ['Priya Shah', 'drums'],
  ]);
});

test('a headline and the words of its button are told apart by what introduces them', () => {
  const { quotations } = readBrief(
    'Build a website for "Brew & Bloom".\n\nHero: "Fresh coffee, fresher flowers" with a button "See the menu"',
  );
  expect(quotations.map(({ text, use }) => [text, use])).toEqual([
    ['Fresh coffee, fresher flowers', 'headline'],
    ['See the menu', 'button'],
  ]);
});

test('a number by the month is a price without a currency', () => {
  const { offer } = readBrief(
    'An app called PulseFit. Pricing: free, premium 9.99/month, family 14.99/month.',
  );
  expect(offer.flatMap(({ items }) => items.map(({ name, price }) => [name, price]))).toEqual([
    ['free', undefined],
    ['premium', '9.99/month'],
    ['family', '14.99/month'],
  ]);
});

test('what is told beside prices under their head is no thing', () => {
  const { offer, details } = readBrief(
    'A barber called Fade in Hull. Prices: cut £18, beard £10, cash only.',
  );
  expect(offer.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['cut', 'beard']);
  expect(details.map(({ text }) => text)).toContain('cash only');
});

test('an address without its scheme is a link', () => {
  const { contacts } = readBrief(
    'Portfolio of Jo Field. Contact jo@field.example, GitHub github.com/jofield.',
  );
  expect(contacts).toContainEqual(
    expect.objectContaining({ kind: 'link', label: 'GitHub', target: 'https://github.com/jofield' }),
  );
  expect(contacts.find(({ kind }) => kind === 'email')?.label).toBeUndefined();
});

test('lines that begin with a span of years are what somebody did then', () => {
  const { events } = readBrief(
    'CV of Ada Kern.\n2019-now Lead planner, Büro Nord (parks, team of 6).\n2014-2019 Planner, city of Halle.',
  );
  expect(events.map(({ date, title }) => [date, title])).toEqual([
    ['2019-now', 'Lead planner, Büro Nord (parks, team of 6)'],
    ['2014-2019', 'Planner, city of Halle'],
  ]);
});

test('a year at the beginning is no span of them', () => {
  const { events } = readBrief('A cider farm in Much Marcle. 2019 was our best year so far.');
  expect(events).toEqual([]);
});

test.each(['and/or tea/coffee in the barn', 'open 24/7', '9.99 metres'])(
  'no price and no link: %s',
  (text) => {
    const { contacts, offer } = readBrief(`A barn called Hay. ${text}.`);
    expect(contacts).toEqual([]);
    expect(offer.flatMap(({ items }) => items.flatMap(({ price }) => price ?? []))).toEqual([]);
  },
);
