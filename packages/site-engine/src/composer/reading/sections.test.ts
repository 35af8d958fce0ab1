import { describe, expect, test } from 'vitest';
import { readPages } from './pages.ts';
import { readSections as read } from './sections.ts';
import { tablesFor } from './word-tables.ts';

const readSections = (prompt: string, language = 'en') => read(prompt, tablesFor(language));

describe('sections', () => {
  test('keeps the order in which they are asked for', () => {
    expect(readSections('with pricing, a gallery and an FAQ').wanted).toEqual(['pricing', 'gallery', 'faq']);
  });

  test.each(['- matches them to payments', 'Termine nur nach Absprache', 'a site that shows repairs'])(
    'asks for no schedule: %s',
    (prompt) => {
      expect(readSections(prompt, 'de').wanted).not.toContain('schedule');
    },
  );

  test('a form that is asked for is not refused with online booking', () => {
    expect(readSections('an enquiry form. No online booking!').wanted).toContain('contact');
  });

  test.each([
    ['No testimonials.', ['testimonials']],
    ['with a menu but without pricing or team section', ['pricing', 'team']],
    ["don't include a gallery, please", ['gallery']],
    ['Gallery, hours, testimonials no.', ['testimonials']],
    ['Leave testimonials out for now', ['testimonials']],
    ['Must not have: pop-ups, partner logos.', ['partners']],
    ['Not wanted: blog, reviews', ['testimonials']],
    ["- doesn't want: reviews, FAQ", ['testimonials', 'faq']],
    ['skip the FAQ and newsletter', ['faq', 'newsletter']],
  ])('refuses what this refuses: %s', (prompt, refused) => {
    const result = readSections(prompt);

    expect(result.refused.toSorted()).toEqual(refused.toSorted());
    expect(result.wanted).not.toEqual(expect.arrayContaining(refused));
  });

  test('what follows a refusal within a refusal is still read', () => {
    expect(readSections('No prices and no online shop. Gallery, FAQ.').wanted).toEqual(['gallery', 'faq']);
  });

  test('a refusal ends at "but"', () => {
    expect(readSections('no testimonials but with a gallery')).toEqual({
      wanted: ['gallery'],
      refused: ['testimonials'],
    });
  });

  test('"small teams" and "the Team plan" ask for no team section', () => {
    expect(readSections('a tool for small teams (Solo $0, Team $19)').wanted).not.toContain('team');
  });

  test.each(['tariff reviews and planning', 'eye tests, contact lenses'])(
    '“%s” asks for no section',
    (prompt) => {
      expect(readSections(prompt).wanted).toEqual([]);
    },
  );

  test('"a site about trains" asks for no about section', () => {
    expect(readSections('a site about trains').wanted).not.toContain('about');
  });
});

describe('pages', () => {
  test.each([
    ['Pages: gallery, about and contact.', ['gallery', 'about', 'contact']],
    ['with a separate contact page', ['contact']],
    ['landing page for Lognook with features and pricing', []],
  ])('%s', (prompt, pages) => {
    expect(readPages(prompt, [], [], tablesFor('en'))).toEqual(pages);
  });

  test('several pages without names are the wanted sections first', () => {
    expect(readPages('a multi-page site', ['faq'], ['offer', 'about', 'contact'], tablesFor('en'))).toEqual([
      'faq',
      'offer',
      'about',
    ]);
  });
});

test.each([
  ['nl', 'een website met prijzen, foto’s en een contactformulier', ['pricing', 'gallery', 'contact']],
  ['pl', 'Usługi, cennik, kontakt.', ['offer', 'pricing', 'contact']],
  ['pl', 'cennik, galeria. Bez opinii', ['pricing', 'gallery']],
  ['sv', 'hemsida med priser och öppettider', ['pricing', 'visit']],
])('%s: %s asks for sections although no site is written in it', (language, prompt, wanted) => {
  expect(readSections(prompt, language).wanted).toEqual(wanted);
});
