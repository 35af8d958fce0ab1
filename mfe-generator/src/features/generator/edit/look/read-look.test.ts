import { expect, test } from 'vitest';
import { spliced } from '../saving/splice.ts';
import { withColour } from './change-look.ts';
import { cornersIn, hasDark, placesOf, readLook, spacingIn } from './read-look.ts';

/** As the composer's stylesheet is built: minified, with a light and a dark value. */
const both = (light: string, dark: string) =>
  `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`;
const css = [
  ':root{--section:clamp(4.5rem, 8vw, 7rem);--art-fill:#98bffe}',
  `[data-ground=paper]{--ground:${both('#ffefd5', '#0a101a')};--text:${both('#036', '#e0e8f6')};--fill:#1c64d7;--on-fill:${both('#fff4e2', '#f0f6ff')}}`,
  `[data-ground=deep]{--ground:${both('#1c64d7', '#012868')};--text:${both('#fff', '#e0e8f6')};--fill:#1c64d7}`,
  '.rounded-card{border-radius:0}.rounded-control{border-radius:2px}',
].join('');

test('the roles of a composed site, each with what is read on it', () => {
  const { roles, spacing, corners } = readLook(css);
  expect(roles).toEqual([
    { id: 'page', name: 'Page', theme: 'light', value: '#ffefd5', against: ['#003366'] },
    { id: 'text', name: 'Text', theme: 'light', value: '#003366', against: ['#ffefd5'] },
    { id: 'button', name: 'Button', theme: 'light', value: '#1c64d7', against: ['#fff4e2', '#f0f6ff'] },
    { id: 'band', name: 'Coloured part', theme: 'light', value: '#1c64d7', against: ['#ffffff'] },
    { id: 'drawing', name: 'Drawing', theme: 'light', value: '#98bffe', against: [] },
  ]);
  expect(spacing).toBe(112);
  expect(corners).toBe(2);
});

test('a colour is changed wherever it has the same purpose; the dark theme keeps its own', () => {
  const [page, , button] = readLook(css).roles;
  const changed = (role: typeof page) =>
    role
      ? spliced(
          css,
          placesOf(css, role).map(({ start, end }) => ({ start, end, new: '#abcdef' })),
        )
      : '';
  expect(changed(page)).toBe(css.replace('#ffefd5', '#abcdef'));
  expect(changed(button)).toBe(css.replaceAll('--fill:#1c64d7', '--fill:#abcdef'));
});

test('corners and spacing stand where they were found', () => {
  expect(cornersIn(css).map(({ of, text }) => [of, text])).toEqual([
    ['card', '0'],
    ['control', '2px'],
  ]);
  const { start = 0, end = 0 } = spacingIn(css) ?? {};
  expect(css.slice(start, end)).toBe('clamp(4.5rem, 8vw, 7rem)');
});

test('a site that names its colours in a theme', () => {
  const theme = ':root,:host{--color-brand-dark:#123456;--color-odd:oklch(0.5 0.1 20)}';
  expect(readLook(theme).roles).toEqual([
    { id: '--color-brand-dark', name: 'Brand dark', theme: 'light', value: '#123456', against: [] },
  ]);
});

test('the dark theme has colours of its own, and gets one where both have the same', () => {
  expect(hasDark(css)).toBe(true);
  expect(hasDark(':root{--color-a:#123456}')).toBe(false);
  const { roles } = readLook(css, 'dark');
  expect(roles.slice(0, 3)).toEqual([
    { id: 'page', name: 'Page', theme: 'dark', value: '#0a101a', against: ['#e0e8f6'] },
    { id: 'text', name: 'Text', theme: 'dark', value: '#e0e8f6', against: ['#0a101a'] },
    { id: 'button', name: 'Button', theme: 'dark', value: '#1c64d7', against: ['#f0f6ff'] },
  ]);
  const [page, , button] = roles;
  const changed = (role: typeof page) => (role ? spliced(css, withColour(css, role, '#abcdef')) : '');
  expect(changed(page)).toBe(css.replace('#0a101a', '#abcdef'));
  const dark = changed(button);
  expect(dark).toBe(css.replaceAll('--fill:#1c64d7', `--fill:${both('#1c64d7', '#abcdef')}`));
  expect(readLook(dark, 'dark').roles[2]?.value).toBe('#abcdef');
  expect(readLook(dark).roles[2]).toMatchObject({ value: '#1c64d7', against: ['#fff4e2'] });
});
