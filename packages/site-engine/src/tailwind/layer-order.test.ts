import { expect, test } from 'vitest';
import { styleSite } from '../pipeline/build-site.ts';
import { layersInOrder } from './layer-order.ts';

const hosted = '<script src="https://cdn.tailwindcss.com"></script>';
const utilities = '<h1 class="text-4xl font-bold">Rye</h1><p class="mt-4 card">Bread</p>';

async function build(files: Record<string, string>): Promise<Record<string, string>> {
  const given = Object.entries(files).map(([path, content]) => ({ path, content }));
  const site = await styleSite({ name: 'Rye', files: given, notes: [] });
  return Object.fromEntries(site.files.map(({ path, content }) => [path, String(content)]));
}

/** The layers of a sheet in the order in which it names them. */
const orderOf = (css = ''): string[] => [
  ...new Set([...css.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) => names.split(','))),
];

const stated = '@layer reset, base, layout, components, utilities;';
const layered = '@layer components{.card{padding:1.5rem}}';

test.each(['styles.css', 'site.css'])('in %s, layers alone are no sign of Tailwind', async (path) => {
  const css = `${stated}@layer reset{*{margin:0}}${layered}@layer base{h1{font-size:3rem}}`;
  const page = `<link rel="stylesheet" href="${path}"><h1>Rye</h1><p class="card rounded">Bread</p>`;
  const site = await build({ 'index.html': page, [path]: css });

  const order = orderOf(site['styles.css']).filter((name) => stated.includes(name));
  expect(order).toEqual(['reset', 'base', 'layout', 'components', 'utilities']);
  expect(site['styles.css']).not.toContain('font-size:inherit');
  if (path === 'site.css') expect(site[path]).toBe(css);
});

test("the author's order comes before Tailwind's in a site of Tailwind, too", async () => {
  const styles = `<style type="text/tailwindcss">@layer base, shop, components; ${layered} .b { @apply p-4 }</style>`;
  const site = await build({ 'index.html': hosted + styles + utilities });

  const order = ['base', 'shop', 'components', 'theme', 'utilities'];
  const element = /<style>(?<css>[^<]*)/.exec(site['index.html'] ?? '')?.groups?.css;
  expect(orderOf(element)).toEqual(order);
  expect(orderOf(site['styles.css']).filter((name) => order.includes(name))).toEqual(order);
  expect(site['styles.css']).toContain('font-size:inherit');
});

test.each([
  [
    'a sheet',
    { 'site.css': layered, 'index.html': `<link rel="stylesheet" href="site.css">${hosted}${utilities}` },
  ],
  ['a style element', { 'index.html': `<style>${layered}</style>${hosted}${utilities}` }],
])("layers of %s stand where Tailwind's do in a site of Tailwind", async (_, files) => {
  const site = await build(files);

  expect(site['site.css'] ?? site['index.html']).toContain(
    '@layer theme,base,components,utilities;@layer components{',
  );
});

test.each([
  ['as it is stated', ['@layer base{a{color:red}} @layer theme, base;'], ['theme', 'base']],
  ['as they are met', ['@layer b{}@media print{@layer a{} @layer b{}}', '@layer c{}'], ['b', 'a', 'c']],
  [
    'as imports name them',
    ['@import "a.css" layer( shop );@import url(b.css);@layer base{}'],
    ['shop', 'base'],
  ],
  ['of layers in layers only the outer', ['@layer a{@layer b{}} @layer a.c{}'], ['a', 'a.c']],
  ['of none', ['a{color:red}', '/* @layer x, y; */', 'a::after{content:"@layer x,y;"}'], []],
])('the order is read %s', (_, sheets, layers) => {
  expect(layersInOrder(sheets, false)).toEqual(layers);
});
