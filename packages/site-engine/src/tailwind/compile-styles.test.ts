import { describe, expect, test } from 'vitest';
import { compileStyles } from './compile-styles.ts';

const page = (body: string) => [{ path: 'index.html', content: body }];
const compileCss = async (body: string, theme = '') => (await compileStyles(page(body), theme)).css;

test('holds the utilities that pages and scripts use and no others', async () => {
  const { css } = await compileStyles(
    [
      { path: 'index.html', content: '<p class="mt-4 md:hover:underline">' },
      { path: 'script.js', content: 'menu.classList.add("translate-x-2")' },
      { path: 'notes.txt', content: 'pb-96' },
    ],
    '',
  );

  expect(css).toContain('.mt-4');
  expect(css).toContain('.md\\:hover\\:underline');
  expect(css).toContain('.translate-x-2');
  expect(css).not.toContain('.pb-96');
});

test('knows a class whose signs are written as references', async () => {
  const css = await compileCss('<summary class="[&amp;::-webkit-details-marker]:hidden [&amp;&gt;p]:mt-4">');
  expect(css).toContain('::-webkit-details-marker');
  expect(css).toMatch(/> ?p/);
});

test("never carries one site's classes into another", async () => {
  await compileCss('<p class="rotate-45">');

  expect(await compileCss('<p class="mt-4">')).not.toContain('rotate-45');
});

test('is the same for the same site', async () => {
  const build = () => compileCss('<p class="grid gap-4 bg-brand">', '@theme { --color-brand: #123456 }');

  expect(await build()).toBe(await build());
});

test('builds theme, layers, own utilities and fonts of the engine', async () => {
  const css = await compileCss(
    '<p class="bg-brand tilted font-display card">',
    `@theme { --color-brand: oklch(60% 0.2 30); --font-display: "Playfair", serif; }
     @utility tilted { rotate: 3deg; }
     @layer components { .card { @apply p-4 rounded-lg; &:hover { opacity: .9 } } }
     @font-face { font-family: Playfair; src: url(fonts/playfair.woff2) format("woff2"); }`,
  );

  expect(css).toContain('.bg-brand');
  expect(css).toContain('rotate:3deg');
  expect(css).toContain('.card:hover');
  expect(css).toContain('url(fonts/playfair.woff2)');
});

describe('what an engine must not do', () => {
  test.each([
    ['an arbitrary utility', '<p class="bg-[url(https://evil.example/a.png)]">', ''],
    ['plain styles', '<p>', '.a { background: url(//evil.example/a.png) }'],
    ['an escaped address', '<p>', '.a { background: url("ht\\74ps://evil.example/a") }'],
    ['a backslashed address', '<p>', '.a { background: url("https:\\\\evil.example") }'],
    ['a custom property', '<p>', '.a { --x: url(https://evil.example/a) }'],
    ['an image set', '<p>', '.a { background-image: image-set("https://evil.example/1.png" 1x) }'],
    [
      'a prefixed image set',
      '<p>',
      '.a { background: -webkit-image-set(url(https://evil.example/1.png) 1x) }',
    ],
    ['an image set in a property', '<p>', '.a { --x: image-set("https://evil.example/1.png" 1x) }'],
    ['a font', '<p>', '@font-face { font-family: x; src: url(https://evil.example/x.woff2) }'],
    ['an import', '<p>', '@import "https://evil.example/x.css";'],
    ['an escaped import', '<p>', '@\\69mport "https://evil.example/x.css";'],
    ['a theme value', '<p class="bg-x">', '@theme static { --color-x: url(https://evil.example/a) }'],
  ])('reach another host by %s', async (_, body, theme) => {
    expect(await compileCss(body, theme)).not.toContain('evil.example');
  });

  test.each([
    '@import "/etc/passwd";',
    '@plugin "./evil.js";',
    '@config "./evil.js";',
    '@source "../..";',
    '@reference "/etc/passwd";',
  ])('use %s, which does not cost the rest of the theme', async (rule) => {
    const css = await compileCss('<p class="bg-brand">', `${rule}\n@theme { --color-brand: #123456; }`);

    expect(css).toContain('#123456');
  });

  test('close a theme value and go on with a rule', async () => {
    const css = await compileCss(
      '<p>',
      '@theme static { --color-x: red; } body { color: lime; <script>: 1 }',
    );

    expect(css).not.toContain('<script>');
  });
});

test('leaves an unknown @apply out, keeps the rest and says so', async () => {
  const { css, notes } = await compileStyles(
    page('<p class="card">'),
    '.card { @apply p-4 nonsense; color: red }',
  );

  expect(css).toContain('.card{padding:');
  expect(css).toContain('color:red');
  expect(notes).toEqual(['The styles applied “nonsense”, which does not exist; it was left out.']);
});

test('falls back to the standard theme when the own one cannot be understood', async () => {
  const { css, notes } = await compileStyles(page('<p class="mt-4">'), '.a { color: theme(--nope) }');

  expect(css).toContain('.mt-4');
  expect(notes).toHaveLength(1);
});

test('survives a theme that is cut off', async () => {
  const css = await compileCss('<p class="bg-brand">', '@theme { --color-brand: #123456; } .a { color: re');

  expect(css).toContain('#123456');
});
