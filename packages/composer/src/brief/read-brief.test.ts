import { briefSchema } from '@sitewright/contracts';
import { expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

it('reads a prompt from its pages to its prices', () => {
  const brief = readBrief(
    'A four-page site for Copper Kettle, a tea room in Bath: Home, Menu, About and Contact.\n\n' +
      'Menu: Assam £4, Darjeeling £5.50, Cream tea £12.\n\nNo pop-ups.',
  );
  expect(brief.pages.map(({ title }) => title)).toEqual(['Home', 'Menu', 'About', 'Contact']);
  expect(brief.offer.flatMap(({ items }) => items.map(({ name, price }) => `${name} ${price}`))).toEqual([
    'Assam £4',
    'Darjeeling £5.50',
    'Cream tea £12',
  ]);
  expect(brief.prohibitions).toHaveLength(1);
  expect(briefSchema.parse(brief)).toEqual(brief);
});

it.each(['', '(((', '$'.repeat(500), '- \n'.repeat(200), 'Pages: '])('survives %j', (prompt) => {
  expect(briefSchema.parse(readBrief(prompt)).statements).toBeInstanceOf(Array);
});

it('a section that is wished for in a sentence is not headed by its end', () => {
  const { sections } = readBrief("A pottery studio called Mudlark. I'd like a gallery and an FAQ. Mugs £18.");
  expect(sections).not.toHaveLength(0);
  for (const { title = '' } of sections) expect(title).not.toMatch(/like/iu);
});

it('things that have their prices in brackets are priced each, however much the brackets tell', () => {
  const { offer } = readBrief(
    'A pottery called Mudlark. Classes: Wheel throwing (6 weeks, Tuesdays 7pm, £180), Hand building (4 weeks, Thursdays 6.30pm, £120) and a taster (2 hours, £38).',
  );
  const items = offer.flatMap((group) => group.items);
  expect(items.map(({ price }) => price)).toEqual(['£180', '£120', '£38']);
});

it('what has a price is for sale, whatever its list is about', () => {
  const { offer } = readBrief('A streetwear label\nshop with cart\nhoodie 89€\ntee 39€');
  expect(offer.flatMap(({ items }) => items.map(({ name, price }) => `${name} ${price}`))).toEqual([
    'hoodie 89€',
    'tee 39€',
  ]);
});

it('what stands under a head that forbids is forbidden, all of it', () => {
  const { prohibitions } = readBrief(
    "A website for Skein.\n\nDon'ts:\n- stock pictures\n- Comic Sans\n- gold",
  );
  expect(prohibitions.map(({ words }) => words)).toEqual(['stock pictures', 'Comic Sans', 'gold']);
});
