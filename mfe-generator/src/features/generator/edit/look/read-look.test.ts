import { expect, test } from 'vitest';
import { spliced } from '../saving/splice.ts';
import { withColour, withCorners, withSpacing } from './look-pieces.ts';
import { betterThan, leastContrast, placesOf, readRoles } from './read-look.ts';
import { cornerKindIn, cornersIn, spacingIn } from './sizes.ts';
import { hasDark } from './values.ts';

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
  expect(readRoles(css)).toEqual([
    { id: 'page', name: 'Page', theme: 'light', value: '#ffefd5', against: ['#003366'] },
    { id: 'text', name: 'Text', theme: 'light', value: '#003366', against: ['#ffefd5'] },
    { id: 'button', name: 'Button', theme: 'light', value: '#1c64d7', against: ['#fff4e2', '#f0f6ff'] },
    { id: 'band', name: 'Coloured part', theme: 'light', value: '#1c64d7', against: ['#ffffff'] },
    { id: 'drawing', name: 'Drawing', theme: 'light', value: '#98bffe', against: [] },
  ]);
  expect(spacingIn(css)).toMatchObject({ of: 'parts', pixels: 112 });
  expect(cornerKindIn(css)).toBe('slight');
});

test('text is read on panels, too', () => {
  const paper = '[data-ground=paper]{--ground:#fff;--text:#222;--panel:#eee}';
  expect(readRoles(paper).map(({ id, against }) => [id, against])).toEqual([
    ['page', ['#222222']],
    ['text', ['#ffffff', '#eeeeee']],
    ['panel', ['#222222']],
  ]);
});

test('a colour is changed wherever it has the same purpose; the dark theme keeps its own', () => {
  const [page, , button] = readRoles(css);
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

/** As a model's answer to our prompt is built: its theme, the classes of its pages, and rules of its own. */
const modelCss = [
  '@layer theme{:root,:host{--color-white:#fff;--spacing:.25rem;--radius-lg:.75rem;--color-paper:oklch(98% .01 90);',
  '--color-ink:oklch(25% .03 60);--color-ember:oklch(50% .16 38);--color-mist:hsl(210 40% 90%);--color-leaf:seagreen;',
  '--color-glass:oklch(98% .01 90/.6);--color-wide:#008100;--radius-button:4px;--font-body:"Figtree", sans-serif}',
  '@supports (color:color(display-p3 0 0 0)){:root,:host{--color-wide:color(display-p3 .2 .5 .1)}}}',
  '@layer base{body{background:var(--color-paper);color:var(--color-ink)}a{color:inherit}',
  'button{background-color:#0000}@media (prefers-color-scheme:dark){.note{background-color:var(--color-ink)}}}',
  '@layer components{.note{background-color:var(--color-mist);color:var(--color-ember)}}',
  '@layer utilities{.bg-ember{background-color:var(--color-ember)}.bg-ember\\/40{background-color:#a63c0c66}',
  '.text-white{color:var(--color-white)}.hover\\:text-leaf:hover{color:var(--color-leaf)}.py-24{padding:calc(var(--spacing) * 24)}}',
].join('');
const modelPage = `<body><main><h1>Rye</h1><p class="note hover:text-leaf">Baked <b>daily</b></p>
<a class="bg-ember text-white" href="#order"><span>Order</span></a><p class="bg-ember/40">By hand</p></main></body>`;

test('the colours of a site as a model writes it, in any notation, each with what its pages have on it', () => {
  const roles = readRoles(modelCss, 'light', modelPage);
  expect(roles.map(({ name, value, against }) => [name, value, against])).toEqual([
    ['White', '#ffffff', ['#aa3606']],
    ['Paper', '#fbf8f1', ['#2c1e13']],
    ['Ink', '#2c1e13', ['#fbf8f1']],
    ['Ember', '#aa3606', ['#dbe6f0', '#ffffff']],
    ['Mist', '#dbe6f0', ['#aa3606']],
    ['Leaf', '#2e8b57', []],
  ]);
  const ink = roles.find(({ name }) => name === 'Ink');
  expect(ink && spliced(modelCss, withColour(modelCss, ink, '#102030'))).toBe(
    modelCss.replace('--color-ink:oklch(25% .03 60)', '--color-ink:#102030'),
  );
  expect(readRoles('p{color:oklch(25% .03 60)}')).toEqual([]);
});

test('a model’s colour of both themes, in its own notation', () => {
  const pair = 'var(--lightningcss-light,oklch(98% .01 90))var(--lightningcss-dark,black)';
  const theme = `:root{--color-paper:${pair};--color-ink:#222}`;
  expect(hasDark(theme)).toBe(true);
  const [paper] = readRoles(theme, 'dark');
  expect(paper).toMatchObject({ name: 'Paper', value: '#000000' });
  expect(paper && spliced(theme, withColour(theme, paper, '#112233'))).toBe(
    theme.replace('black', '#112233'),
  );
});

test('a model’s corners and the step of its space', () => {
  expect(cornerKindIn(modelCss)).toBe('slight');
  expect(spliced(modelCss, withCorners(modelCss, 'round'))).toBe(
    modelCss
      .replace('--radius-lg:.75rem', '--radius-lg:18px')
      .replace('--radius-button:4px', '--radius-button:10px'),
  );
  expect(spacingIn(modelCss)).toMatchObject({ of: 'step', pixels: 4 });
  expect(spliced(modelCss, withSpacing(modelCss, 5))).toBe(
    modelCss.replace('--spacing:.25rem', '--spacing:0.3125rem'),
  );
});

test('the nearest colour that can be read with all others; where none can, none', () => {
  const nearest = betterThan('#888888', ['#ffffff', '#eeeeee']) ?? '';
  expect(leastContrast(nearest, ['#ffffff', '#eeeeee'])).toBeGreaterThanOrEqual(4.5);
  expect(leastContrast(nearest, ['#ffffff', '#eeeeee'])).toBeLessThan(4.7);
  expect(betterThan('#222222', ['#ffffff'])).toBeUndefined();
  expect(betterThan('#888888', ['#ffffff', '#444444'])).toBeUndefined();
});

test('the dark theme has colours of its own, and gets one where both have the same', () => {
  expect(hasDark(css)).toBe(true);
  expect(hasDark(':root{--color-a:#123456}')).toBe(false);
  const roles = readRoles(css, 'dark');
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
  expect(readRoles(dark, 'dark')[2]?.value).toBe('#abcdef');
  expect(readRoles(dark)[2]).toMatchObject({ value: '#1c64d7', against: ['#fff4e2'] });
});
