import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { readBrief } from '../reading/read-brief.ts';
import { chooseSections } from './choose-sections.ts';

const sections = (prompt: string) => {
  const brief = readBrief(prompt);
  return chooseSections(brief, kinds[brief.kind]);
};

test('without a wish a site has what its kind needs', () => {
  expect(new Set(sections('a bakery'))).toEqual(new Set(kinds.bakery.sections));
});

test('a few wishes are added where they belong', () => {
  expect(sections('a bakery with a newsletter and a gallery')).toEqual(
    expect.arrayContaining([...kinds.bakery.sections, 'newsletter', 'gallery']),
  );
});

test('many wishes are the whole page, in their order, with the offer and a way to act', () => {
  expect(sections('a bakery with FAQ, gallery, testimonials and opening hours')).toEqual([
    'offer',
    'faq',
    'gallery',
    'testimonials',
    'visit',
    'contact',
  ]);
});

test('nothing brings back what is refused', () => {
  expect(
    sections('a bakery, no menu, no contact form. Open Mon to Fri 8:00-12:00, rye bread €4'),
  ).not.toEqual(expect.arrayContaining(['offer']));
});

test('the features of a software product are its offer', () => {
  const chosen = sections('SaaS with features, pricing and FAQ');

  expect(chosen).toContain('offer');
  expect(chosen).not.toContain('points');
});

test('what goes into a basket has its price beside it, and no list of prices below', () => {
  const chosen = sections('A toy shop with a shopping cart. Products with prices: train €29, puzzle €19');
  expect(chosen).toContain('offer');
  expect(chosen).not.toContain('pricing');
});

test('prices nobody gave make no section; those of the prompt do', () => {
  expect(sections('a gym')).not.toContain('pricing');
  expect(sections('a gym with prices')).toContain('pricing');
  expect(sections('a gym. Day pass €10, month €49')).toContain('pricing');
});

test('facts get a place although no section is named', () => {
  expect(sections('a blog. 14 Alder Row, Bristol')).toContain('visit');
});

test.each(['a photographer, gallery first, then prices', 'a café. Gallery first. Menu'])(
  'what is wanted first comes first: %s',
  (prompt) => {
    expect(sections(prompt)[0]).toBe('gallery');
  },
);
