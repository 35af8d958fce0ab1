import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFiles, createDrawer, type Drawer, type Files } from './draw-pages.ts';

/*
 * Pictures of pages as models write them, before the build and after it. Where the page needs Tailwind's own script to be drawn,
 * the picture before is that of the same page in plain CSS.
 */

let drawer: Drawer;
beforeAll(async () => {
  drawer = await createDrawer();
}, 60_000);
afterAll(() => drawer.close());

const draw = (files: Files) => drawer.draw(files, 'index.html');

const home = (head: string, body: string, root = '') =>
  `<!doctype html><html lang="en"${root}><head><meta charset="utf-8"><title>Ferry</title>${head}</head>` +
  `<body><main>${body}</main></body></html>`;

const content =
  '<h1>Ferry 12</h1><h2>Times</h2><p>Every hour to the <a href="#island">island</a>.</p>' +
  '<ul id="island"><li>One</li><li>Two</li></ul><button type="button">Book</button><input aria-label="Day">';
const ownSheet =
  ':root { --ink: #234 } body { font-family: Georgia, serif; color: var(--ink) } .container { padding: 12px } ' +
  '.hidden { opacity: .5 } button { background: #cde }';
const plainBody = `<div class="container"><div class="hidden">${content}</div></div>`;

test.each<[string, Files]>([
  ['no styles', { 'index.html': home('', content) }],
  ['styles in its elements', { 'index.html': home('', `<div style="color: teal">${content}</div>`) }],
  ['a style element', { 'index.html': home(`<style>${ownSheet}</style>`, plainBody) }],
  [
    'a sheet of its own',
    {
      'css/site.css': ownSheet,
      'index.html': home('<link rel="stylesheet" href="css/site.css">', plainBody),
    },
  ],
  [
    'a sheet of the name that the build uses',
    { 'styles.css': ownSheet, 'index.html': home('<link rel="stylesheet" href="styles.css">', plainBody) },
  ],
])('a page with %s looks as it was written', async (_, files) => {
  expect(await draw(await buildFiles(files))).toBe(await draw(files));
});

const hosted = '<script src="https://cdn.tailwindcss.com"></script>';
const settings = `<script>tailwind.config = { darkMode: 'class', theme: { extend: { colors: { tide: '#0b7285' } } } }</script>`;
const hero = '<div class="relative h-64 bg-tide"><div class="absolute inset-0 bg-black bg-opacity-50"></div>';
const heroInCss =
  '<div style="position:relative;height:256px;background:#0b7285"><div style="position:absolute;inset:0;background:color-mix(in oklab, #000 50%, transparent)"></div>';
const reset = '<style>body,h1,p{margin:0}body{font:16px/24px sans-serif}</style>';
const face = '<style>body{font-family:sans-serif}</style>';

test.each<[string, Files, string]>([
  [
    'a veil over a picture, and a title on it',
    {
      'index.html': home(
        hosted + settings + face,
        `${hero}<h1 class="relative text-white text-opacity-90 p-8 text-xl">Ferry 12</h1></div>`,
      ),
    },
    home(
      reset,
      `${heroInCss}<h1 style="position:relative;color:color-mix(in oklab, #fff 90%, transparent);padding:32px;font:20px/28px sans-serif">Ferry 12</h1></div>`,
    ),
  ],
  [
    'lines in grey, in a sheet with @apply',
    {
      'css/site.css':
        '@tailwind base; @tailwind utilities; @layer components { .card { @apply border-2 p-4; } }',
      'index.html': home(
        `<link rel="stylesheet" href="css/site.css">${face}`,
        '<p class="card m-2">Ferry</p>',
      ),
    },
    home(reset, '<p style="border:2px solid #e5e7eb;padding:16px;margin:8px">Ferry</p>'),
  ],
  [
    'dark colours that a script has switched on',
    {
      'index.html': home(
        face,
        '<p class="p-4 bg-white dark:bg-black dark:text-white">Ferry</p><script>document.documentElement.classList.toggle("dark")</script>',
      ),
    },
    home(reset, '<p style="background:#000;color:#fff;padding:16px">Ferry</p>'),
  ],
  [
    'the colours of a theme that was cut off',
    {
      'theme.css': '@theme { --color-tide: #0b7285; --color-sand: oklch(90% 0.',
      'index.html': home(face, '<p class="p-4 bg-tide">Ferry</p>'),
    },
    home(reset, '<p style="background:#0b7285;padding:16px">Ferry</p>'),
  ],
  [
    'what is good of a sheet with a bad function',
    {
      'theme.css': '@theme { --color-tide: #0b7285 } .a { color: theme(--nope) } .b { padding: 20px }',
      'index.html': home(face, '<p class="a b bg-tide mt-0 pt-0">Ferry</p>'),
    },
    home(reset, '<p style="background:#0b7285;padding:20px">Ferry</p>'),
  ],
])('Tailwind as models write it: %s', async (_, files, expected) => {
  expect(await draw(await buildFiles(files))).toBe(await draw({ 'index.html': expected }));
});
