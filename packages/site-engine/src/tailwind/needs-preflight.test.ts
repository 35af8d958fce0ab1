import { describe, expect, test } from 'vitest';
import { separateOwnStyles } from '../pipeline/own-styles.ts';

const hasReset = (page: string, sheet?: string) => {
  const sheets = sheet === undefined ? [] : [{ path: 'css/main.css', content: sheet }];
  const content = `<link rel="stylesheet" href="css/main.css">${page}`;
  return separateOwnStyles([{ path: 'index.html', content }, ...sheets]).settings.hasPreflight;
};

/** Words that are everybody's, and some that are Tailwind's. */
const plain = `<main class="container wrap"><h1 class="hero-title">Tide</h1><h2>Boats</h2>
  <div class="grid flex relative"><ul class="boats"><li>One</li></ul><p class="mb-4 text-center">Text</p></div>
  <a class="btn rounded" href="#x">Go</a></main>`;
const utilities = `<main class="max-w-3xl mx-auto p-6"><h1 class="text-4xl font-bold">Tide</h1><h2 class="text-2xl reveal">Boats</h2>
  <ul class="space-y-2"><li>One</li></ul><p class="mt-4 leading-7">Text</p><a class="btn px-4 py-2" href="#x">Go</a></main>`;

describe('no reset for pages whose looks stand in their own sheet', () => {
  test.each([
    [
      'by elements',
      'body { margin: 0 } h1, h2 { font-family: Georgia } ul > li { color: red } a:hover { color: blue }',
    ],
    ['by classes', '.hero-title { font-size: 4rem } .boats { margin: 0 } .btn { background: gold }'],
    [
      'inside conditions',
      '@media screen { h1 { font-size: 4rem } @supports (gap: 1px) { ul, a { margin: 0 } } }',
    ],
    [
      'with a rule for Tailwind among them',
      '.hero-title { font-size: 4rem } .boats { margin: 0 } .x { @apply p-4 }',
    ],
  ])('%s', (_, css) => {
    expect(hasReset(plain, css)).toBe(false);
    expect(hasReset(`<style>${css}</style>${plain}`)).toBe(false);
  });
});

describe('the reset for pages that are styled by utilities', () => {
  test.each([
    ['without a sheet', undefined],
    [
      'beside a sheet for effects',
      '.reveal { opacity: 0 } .btn::after { content: "" } [x-cloak] { display: none }',
    ],
    ['beside faces for headings', 'body { margin: 0 } h1, h2, h3 { font-family: Georgia } a { color: red }'],
    [
      'beside values that are called like elements',
      ':root { --a: p; grid-area: a } @keyframes ul { from { margin: 0 } }',
    ],
  ])('%s', (_, css) => {
    expect(hasReset(utilities, css)).toBe(true);
  });

  test('where scripts write the elements', () => {
    const script = '<script>list.innerHTML = `<h2 class="text-xl">A</h2><p class="mt-4">B</p>`</script>';
    expect(hasReset(`<style>h1 { color: red }</style><h1>Tide</h1><div id="list"></div>${script}`)).toBe(
      true,
    );
  });

  test('where a linked sheet is one of Tailwind', () => {
    expect(
      hasReset(
        '<link rel="stylesheet" href="css/main.css"><h1>Tide</h1>',
        '@import "tailwindcss"; h1 { color: red }',
      ),
    ).toBe(true);
  });
});

test.each([
  [
    'fewer than its own',
    '<main class="wrap row card hero"><h1>Tide</h1><p class="">A</p><div class="grid flex hidden">',
    false,
  ],
  ['more than its own', '<main class="wrap max-w-3xl mx-auto p-6 bg-white"><h1>Tide</h1>', true],
])('where nobody styles headings, utilities count that are %s', (_, page, expected) => {
  const css = '.wrap, .row, .card, .hero { margin: 0 }';
  expect(hasReset(`<style>${css}</style>${page}`)).toBe(expected);
});

test('classes of Tailwind have their style where there is no reset', () => {
  const { settings } = separateOwnStyles([
    { path: 'index.html', content: `<style>h1, h2, ul, a { margin: 0 } .grid { gap: 1px }</style>${plain}` },
  ]);
  expect(settings.ownClasses).toEqual(['grid']);
});

test.each([
  ['one or two names', 'flex grid', ['flex', 'grid']],
  ['with variants, too', 'md:flex', ['md:flex']],
])("%s that are Tailwind's by chance mean nothing in a site with its own styles", (_, names, known) => {
  const content = `<style>h1, header { color: red }</style><header class="${names} top"><h1>Tide</h1></header>`;
  const { settings } = separateOwnStyles([{ path: 'index.html', content }]);

  expect(settings.hasPreflight).toBe(false);
  expect(settings.ownClasses).toEqual([...known, 'top']);
});

test('one name has its style where the site has none of its own', () => {
  const { settings } = separateOwnStyles([
    { path: 'index.html', content: '<header class="flex"><h1>Tide</h1></header>' },
  ]);

  expect(settings.ownClasses).toBeUndefined();
});
