import { expect, test } from 'vitest';
import { parseCss, printCss } from '../css/css-tree.ts';
import { createForgivingCompiler } from './forgiving-compiler.ts';
import { renewStyles } from './renew-styles.ts';

const flat = (css: string) => css.replace(/\s+/g, ' ').trim();
const renew = (css: string) => flat(printCss(renewStyles(parseCss(css))));

test.each([
  ['.veil { @apply fixed bg-black bg-opacity-60 }', '.veil { @apply fixed bg-black/60; }'],
  ['.a { @apply text-white text-opacity-70 }', '.a { @apply text-white/70; }'],
  [
    '.a { @apply border-t border-amber-900 border-opacity-10; @apply divide-y divide-white divide-opacity-25 }',
    '.a { @apply border-t border-amber-900/10; @apply divide-y divide-white/25; }',
  ],
  ['.a { @apply ring-2 ring-black ring-opacity-5 }', '.a { @apply ring-2 ring-black/5; }'],
  [
    'input { @apply placeholder-gray-500 placeholder-opacity-75 }',
    'input { @apply placeholder-gray-500/75; }',
  ],
  [
    '.a { @apply hover:bg-rose-700 hover:bg-opacity-80 bg-rose-500 }',
    '.a { @apply hover:bg-rose-700/80 bg-rose-500; }',
  ],
  [
    '.a { @apply bg-sea; color: red; @apply bg-opacity-[0.35] p-4 }',
    '.a { @apply bg-sea/[0.35]; color: red; @apply p-4; }',
  ],
  ['.a { @apply bg-opacity-40; @apply bg-black }', '.a { @apply bg-black/40; }'],
  [
    '.a { @apply bg-black; &:hover { @apply bg-opacity-75 } }',
    '.a { @apply bg-black; &:hover { @apply bg-black/75; } }',
  ],
  [
    '@layer components { .a { @apply bg-black p-2 } .a:hover { @apply bg-opacity-75 } }',
    '@layer components { .a { @apply bg-black p-2; } .a:hover { @apply bg-black/75; } }',
  ],
  ['.a { @apply whitespace-no-wrap text-warmGray-500 }', '.a { @apply whitespace-nowrap text-stone-500; }'],
  ['.a { @apply p-4 !mt-2 hover:underline !important }', '.a { @apply p-4! !mt-2 hover:underline!; }'],
  ['@screen md { .a { @screen lg { color: red } } }', '@variant md { .a { @variant lg { color: red; } } }'],
  [
    "@media print, screen('lg') and (min-height: 1px) { .a { color: red } }",
    '@media print, (min-width: theme(screens.lg)) and (min-height: 1px) { .a { color: red; } }',
  ],
  ['@responsive { @variants hover, focus { .a { color: red } } }', '.a { color: red; }'],
  [".a { color: theme('colors.sea' / 40%) }", '.a { color: theme(colors.sea / 40%); }'],
])('%s', (old, renewed) => {
  expect(renew(old)).toBe(renewed);
});

test.each([
  '.a { @apply bg-opacity-40 p-4; } .b { @apply bg-black; }',
  '@media screen and (min-width: 1px) { .a { content: "screen(md) @apply x"; } }',
])('%s stays as it is', (css) => {
  expect(renew(css)).toBe(css);
});

test('a screen of the site, an opacity of its colour and what was important are drawn', async () => {
  const theme = '@theme { --color-sea: #00aaaa; --breakpoint-tablet: 45rem }';
  const rules = `@screen tablet { .a { color: theme(colors.sea / 40%) } }
    @media screen(tablet) { .b { @apply p-4 !important } }`;
  const { compiler, notes } = await createForgivingCompiler(theme + rules);
  const css = flat(compiler.build([]));

  expect(notes).toEqual([]);
  expect(css).toContain(
    '@media (width >= 45rem) { .a { color: color-mix(in oklab, #00aaaa 40%, transparent); } }',
  );
  expect(css).toContain('@media (min-width: 45rem) { .b { padding: calc(var(--spacing) * 4) !important; } }');
});

test('the end of a long selector is looked for once', () => {
  expect(renew(`${':a'.repeat(100_000)}! { @apply bg-opacity-40 }`)).toContain('bg-opacity-40');
});
