import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const classesOf = (prompt: string) =>
  Object.fromEntries(readBrief(prompt).statements.map(({ text, class: name }) => [text, name]));

test('catchwords are no list: a town says where, a day when, and what has no price beside prices is told', () => {
  expect(
    classesOf('vegan pizza van, berlin, margherita 9€, calzone 11€, every friday at the old mill'),
  ).toMatchObject({
    berlin: 'fact',
    'margherita 9€': 'item',
    'every friday at the old mill': 'fact',
  });
  expect(classesOf('handmade ceramics shop, mugs from $24, bowls $30, ships worldwide')).toMatchObject({
    'bowls $30': 'item',
    'ships worldwide': 'fact',
  });
});

test('a thing without a price between those that have one is sold as well', () => {
  expect(classesOf('soap maker in Bath, rose soap £5, oat soap, mint soap £6')).toMatchObject({
    'oat soap': 'item',
  });
});

test.each([
  [
    'speech therapist in Graz, adults and children, 90 € per session, online too, contact form',
    '90 € per session',
  ],
  ['yoga studio hull, 10 € drop-in, signup form, newsletter', '10 €'],
])('a price beside wishes is none: %s', (prompt, price) => {
  const { offer, functions } = readBrief(prompt);
  expect(offer.flatMap(({ items }) => items.map((item) => item.price))).toEqual([price]);
  expect(functions.map(({ type }) => type)).toContain('form');
  expect(JSON.stringify(functions)).not.toContain(price);
});

test('what begins at an hour is on the programme, where several do', () => {
  const { events } = readBrief(
    'anniversary party for nina, 3 may 2027, the old mill, speeches 6pm, band 8pm, open until 2am',
  );
  expect(events.map(({ title, time }) => `${time} ${title}`)).toEqual(
    expect.arrayContaining(['6pm speeches', '8pm band']),
  );
  expect(JSON.stringify(events)).not.toContain('2am');
});

test('the last word of an unsure catchword names the function that is asked for', () => {
  const { functions } = readBrief(
    'personal trainer in Hull, 1-1 £50, online plan £80/month, before and after gallery',
  );
  expect(functions.map(({ type }) => type)).toContain('gallery');
});

test('a form is asked for until a day, which is no field of it', () => {
  const { functions, events } = readBrief(
    'wedding website for ida and joe, 12 june 2027, ceremony 3pm, dinner 7pm, rsvp by 1 may',
  );
  expect(functions).toMatchObject([{ type: 'form', options: [] }]);
  expect(events.map(({ title }) => title)).toEqual(['ceremony', 'dinner']);
});

test('what is called what a section is called is to be one, and no place', () => {
  const brief = readBrief(
    'squash club website: court booking, memberships adult £120 junior £40, coaching on saturdays',
  );
  expect(brief.sections.map(({ type }) => type)).toContain('booking');
  expect(brief.place).toBeUndefined();
});

test('opening hours are no event, and an address is no name', () => {
  const inn = readBrief('Gasthaus zum Hirschen in Bludenz, Mittagsmenü 12,50 €, Di-So 11-22 Uhr, Terrasse');
  expect(inn.events).toEqual([]);
  expect(inn.hours).toMatchObject([{ days: 'Di-So' }]);
  const salon = readBrief(
    'thai massage studio, 30 min €35, 60 min €60, open every day 10-20, Rua Alta 12, Porto',
  );
  expect(salon.name).toBeUndefined();
  expect(salon.contacts).toMatchObject([{ kind: 'address', value: 'Rua Alta 12, Porto' }]);
});
