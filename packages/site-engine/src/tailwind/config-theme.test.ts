import { expect, test } from 'vitest';
import { createCompiler } from './compiler.ts';
import type { TailwindConfig } from './config.ts';
import { splitConfig } from './config-theme.ts';
import { version3Styles } from './version-3-styles.ts';

const configOf = (theme: TailwindConfig['theme']): TailwindConfig => ({ theme, hasPreflight: true });

const classes =
  'bg-sea bg-sea/40 text-sea-700 from-sea-700 border-mud ring-mud-dark font-title font-sans p-18 -mt-18 gap-18 rounded-huge ' +
  'rounded-t-huge shadow-low tracking-far leading-far bg-grain max-w-xl text-red-500 hover:text-sea bg-mud z-60';

/** What Tailwind itself makes of the same. */
const extended = {
  colors: {
    sea: { DEFAULT: '#0aa', 700: 'rgb(0 80 80)' },
    mud: '#654321',
    'mud-dark': 'hsl(30, 40%, 10%)',
    red: { 500: '#f00' },
  },
  fontFamily: { title: ['"Old Face"', 'serif'], sans: 'Inter, sans-serif' },
  spacing: { 18: '4.5rem' },
  borderRadius: { huge: '2rem' },
  boxShadow: { low: ['0 1px 2px rgba(0, 0, 0, 0.2)', '0 0 1px red'] },
  letterSpacing: { far: '0.2em' },
  lineHeight: { far: '2' },
  backgroundImage: { grain: 'linear-gradient(90deg, rgba(0,0,0,.5), var(--a))' },
};

test('what a configuration adds is drawn as it is by Tailwind itself', async () => {
  const asTheme = splitConfig(configOf({ extend: extended }));
  // Of a number, a theme says nothing: all of this is left to Tailwind.
  const parts = Object.entries(extended).map(([key, values]) => [key, { ...values, never: 1 }]);
  const asConfig = splitConfig(configOf({ extend: Object.fromEntries(parts) }));
  const build = async (config: TailwindConfig) =>
    (await createCompiler('', { config, hasPreflight: false })).build(classes.split(' '));

  expect(asTheme.rest).toBeUndefined();
  expect(asConfig).toMatchObject({ theme: '', rest: { extend: { colors: { never: 1 } } } });
  expect(await build(configOf({ extend: extended }))).toBe(await build(configOf(asConfig.rest ?? {})));
});

test('a colour with shades has its opacity, and typefaces their list', async () => {
  const config = configOf({ extend: { ...extended, zIndex: { 60: '60' } } });
  const rules =
    ".a { color: theme(colors.sea / 50%); border-color: theme('colors.sea.700'); font-family: theme('fontFamily.title') }";
  const css = (await createCompiler(rules, { config, hasPreflight: false })).build(['z-60']);

  expect(css).toContain('color: color-mix(in oklab, #0aa 50%, transparent)');
  expect(css).toContain('border-color: rgb(0 80 80)');
  expect(css).toContain('font-family: "Old Face", serif');
  expect(css).toContain('z-index: 60');
});

test("counts more than the standard theme and that of version 3, and less than the site's own", async () => {
  const config = configOf({ extend: extended });
  const { build } = await createCompiler(`${version3Styles}@theme { --color-mud: #111111 }`, { config });
  const css = build(['bg-mud', 'bg-sea', 'bg-red-500']);

  expect(css).toContain('--color-mud: #111111');
  expect(css).toContain('background-color: #0aa');
  expect(css).toContain('background-color: #f00');
});

test.each([
  ['what is replaced', { colors: { sea: '#0aa' }, extend: { colors: { mud: '#654321' } } }],
  ['no plain name', { extend: { spacing: { '1.5': '6px' } } }],
  ['a value for an opacity', { extend: { colors: { sea: 'rgb(var(--sea) / <alpha-value>)' } } }],
  ['an open bracket', { extend: { colors: { sea: 'rgb(1 2 3' } } }],
  ['an open string', { extend: { fontFamily: { title: ['"Old Face', 'serif'] } } }],
  ['an open comment', { extend: { colors: { sea: '#0aa /* ' } } }],
  ['another part', { extend: { screens: { tablet: '45rem' } } }],
  ['no part', { extend: { colors: 'red' } }],
])('%s is left to Tailwind', (_, theme) => {
  expect(splitConfig(configOf(theme))).toEqual({ theme: '', rest: theme });
});

test('a long value that fits in nowhere is looked at once', () => {
  const value = `${'('.repeat(200)}${'a('.repeat(50_000)}`;
  expect(splitConfig(configOf({ extend: { colors: { sea: value } } })).theme).toBe('');
});
