import { describe, expect, test } from 'vitest';
import { check, head, idsOf, page } from '../testing/check-page.ts';

const drawing = /<svg viewBox="0 0 24 24"[^>]*width="1(?:\.5)?em"[^>]*>.*?<\/svg>/;

describe('an icon whose library is no part of the site', () => {
  test.each([
    ['Font Awesome', '<i class="fas fa-bars big"></i>', '<i class="fas fa-bars big">'],
    ['Bootstrap', '<i class="bi bi-telephone-fill"></i>', '<i class="bi bi-telephone-fill">'],
    ['Remix', '<i class="ri-time-line"></i>', '<i class="ri-time-line">'],
    ['Boxicons', '<i class="bx bx-menu"></i>', '<i class="bx bx-menu">'],
    ['Phosphor', '<span class="ph-bold ph-coffee"></span>', '<span class="ph-bold ph-coffee">'],
    ['Material', '<span class="material-icons">local_shipping</span>', '<span class="material-icons">'],
    ['Ionicons', '<ion-icon name="mail-outline"></ion-icon>', '<ion-icon name="mail-outline">'],
    [
      'Iconify',
      '<span class="iconify" data-icon="mdi:home"></span>',
      '<span class="iconify" data-icon="mdi:home">',
    ],
  ])('is drawn in its place: %s', (_, main, opening) => {
    const { html, wrong } = check(page({ main: `<p>${main} Words</p>` }));

    expect(idsOf(wrong, 'repaired')).toEqual(['icons']);
    expect(html).toContain(`<p>${opening}<svg`);
    expect(html).toMatch(drawing);
    expect(html).not.toContain('local_shipping');
  });

  test('is put there as its library would', () => {
    const { html } = check(page({ main: '<p><i id="m" data-lucide="chevron-down" class="w-4"></i></p>' }));

    expect(html).toMatch(
      /<svg width="24" height="24"[^>]* id="m" class="w-4"><g transform="rotate\(90 12 12\)">/,
    );
  });

  test('says a word where it is all that a link shows, and cannot be drawn', () => {
    const main = '<a href="https://social.example" rel="noopener"><i class="fab fa-mastodon"></i></a>';
    const { html, wrong } = check(page({ main }));

    expect(html).toContain('<i class="fab fa-mastodon"><span style="font-style:normal">Mastodon</span></i>');
    expect(wrong).toMatchObject(
      [
        { id: 'control-names', status: 'repaired' },
        { id: 'icons', status: 'removed', findings: [{ isRemoved: true, misses: ['fa-mastodon'] }] },
      ].toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    );
  });

  test('names its button', () => {
    const { html } = check(page({ main: '<button id="b7"><i class="fas fa-bars"></i></button>' }));

    expect(html).toContain('<button aria-label="Bars" id="b7"><i class="fas fa-bars"><svg');
  });

  test('a button that only screen readers are told of shows what they are told', () => {
    const main = '<button><span class="sr-only">Follow us</span><i class="fab fa-mastodon"></i></button>';

    expect(check(page({ main })).html).toContain('<span style="font-style:normal">Follow us</span></i>');
  });

  test('shows no word of its own among others, and is told where nothing can be drawn', () => {
    const spelled = check(page({ main: '<p><span class="material-icons">tire_repair</span> Tyres</p>' }));
    const empty = check(page({ main: '<p><i class="fab fa-mastodon"></i> Follow us</p>' }));

    expect(spelled.html).toContain('<span class="material-icons"></span> Tyres');
    expect(idsOf(spelled.wrong, 'removed')).toEqual(['icons']);
    expect(idsOf(empty.wrong, 'failed')).toEqual(['icons']);
  });

  test('a button that was called by it keeps its handler', () => {
    const main = '<button onclick="f()"><span class="material-icons">search</span></button>';
    const { html, wrong } = check(page({ main }));

    expect(idsOf(wrong, 'failed')).toEqual([]);
    expect(html).toMatch(/<button[^>]* onclick="f\(\)"><span class="material-icons"><svg/);
  });
});

test.each([
  ['words beside such a class', '<p class="fas">Words</p>', ''],
  [
    'a class that the site draws itself',
    '<i class="fa-bars"></i>',
    '<style>.fa-bars::before{content:"="}</style>',
  ],
  ['a sentence', '<span class="material-icons">Our own words</span>', ''],
])('%s are no missing icon', (_, main, style) => {
  expect(check(page({ main: `${style}<p>${main} x</p>` })).wrong).toEqual([]);
});

test('the library itself is missed by nobody, unless styles write its signs', () => {
  const link = '<link rel="stylesheet" href="https://cdn.example/font-awesome/all.css">';
  const of = (more: string) =>
    check(page({ head: `${head}\n${link}${more}`, main: '<i class="fas fa-bars"></i>' })).wrong;

  expect(idsOf(of(''), 'repaired')).toEqual(['icons', 'external-requests']);
  expect(idsOf(of('<style>.a::before{content:"\\f0c9"}</style>'), 'removed')).toEqual(['external-requests']);
});
