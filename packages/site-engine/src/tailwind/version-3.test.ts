import { expect, test } from 'vitest';
import { styleSite } from '../pipeline/build-site.ts';
import { renewScript } from './renew-source.ts';
import { readConfigFile, takeScriptConfig } from './script-config.ts';
import { renewClasses } from './version-3-classes.ts';

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>Bread</title>${head}</head><body>${body}</body></html>`;

async function build(files: Record<string, string>) {
  const given = Object.entries(files).map(([path, content]) => ({ path, content }));
  const { files: built, notes } = await styleSite({ name: 'Bread', files: given, notes: [] });
  const text = (path: string) => String(built.find((file) => file.path === path)?.content);
  return {
    css: text('styles.css'),
    home: text('index.html'),
    text,
    notes,
    paths: built.map(({ path }) => path),
  };
}

test.each([
  ['bg-black bg-opacity-50', 'bg-black/50'],
  ['text-lg text-opacity-80 text-white', 'text-lg text-white/80'],
  ['bg-cover bg-gray-900 bg-opacity-75 bg-center', 'bg-cover bg-gray-900/75 bg-center'],
  ['bg-brand bg-opacity-[0.35]', 'bg-brand/[0.35]'],
  ['bg-white bg-opacity-100', 'bg-white'],
  ['bg-black hover:bg-opacity-75', 'bg-black hover:bg-black/75'],
  ['md:bg-black md:bg-opacity-20 bg-white', 'md:bg-black/20 bg-white'],
  ['border border-white border-opacity-10', 'border border-white/10'],
  ['ring-2 ring-black ring-opacity-5', 'ring-2 ring-black/5'],
  ['divide-y divide-gray-200 divide-opacity-50', 'divide-y divide-gray-200/50'],
  ['placeholder-gray-400 placeholder-opacity-60', 'placeholder-gray-400/60'],
  ['text-hero text-white text-opacity-90', 'text-hero text-white/90'],
  ['bg-opacity-50 p-4', 'bg-opacity-50 p-4'],
  ['bg-[--brand] w-[--side]', 'bg-(--brand) w-(--side)'],
  [
    'md:grid-cols-[1fr,2fr] grid-cols-[minmax(0,1fr),auto]',
    'md:grid-cols-[1fr_2fr] grid-cols-[minmax(0,1fr)_auto]',
  ],
  ['text-warmGray-500 whitespace-no-wrap', 'text-stone-500 whitespace-nowrap'],
  [' bg-black bg-opacity-50 ', ' bg-black/50 '],
  ['p-4  flex', 'p-4  flex'],
])('%j becomes %j', (old, renewed) => {
  expect(renewClasses(old)).toBe(renewed);
});

test.each([
  ['assigned', 'module.exports = { theme: { colors: { sea: "#0aa" } } }'],
  ['exported', 'export default { theme: { colors: { sea: `#0aa` } } }'],
  [
    'with types',
    'import type { Config } from "tailwindcss";\nexport default { theme: { colors: { "sea": "#0aa" } } } satisfies Config;',
  ],
  ['named', 'const config: Config = { theme: { colors: { sea: "#0aa" } } };\nexport default config;'],
])('reads a configuration file that is %s', (_, code) => {
  expect(readConfigFile(code)).toEqual([{ theme: { colors: { sea: '#0aa' } } }]);
});

test("takes in scales of Tailwind's colours, as version 3 has them", () => {
  const code =
    'const colors = require("tailwindcss/colors"); module.exports = { a: colors.rose, b: { ...colors.amber, 500: "#fff" }, c: { ...mine } }';
  const [config] = readConfigFile(code);

  expect(config).toMatchObject({
    a: { 50: '#fff1f2', 950: '#4c0519' },
    b: { 400: '#fbbf24', 500: '#fff' },
    c: {},
  });
});

test('takes a configuration out of a script and leaves what follows', () => {
  const code =
    'tailwind.config = { theme: { spacing: { 1: "4px", [x]: 2, f() {} } }, plugins: [run()] };\nstart();';

  expect(takeScriptConfig(code)).toEqual({
    configs: [{ theme: { spacing: { 1: '4px' } }, plugins: [] }],
    code: '\nstart();',
  });
});

const blue = '{ theme: { extend: { colors: { brand: "#0af" } } } }';

test.each([
  [
    'where Tailwind is there',
    `if (window.tailwind) { tailwind.config = ${blue}; }`,
    'if (window.tailwind) {  }',
  ],
  [
    'without braces',
    `if (window.tailwind) tailwind.config = ${blue}; else stop();`,
    'if (window.tailwind) ; else stop();',
  ],
  [
    'in a function that runs',
    `(function () { tailwind.config = ${blue}; start(); })();`,
    '(function () {  start(); })();',
  ],
  ['as the whole of a function', `ready(() => tailwind.config = ${blue});`, 'ready(() => void 0);'],
  [
    'once the page is there',
    `addEventListener('DOMContentLoaded', () => { window.tailwind.config = ${blue}; });`,
    "addEventListener('DOMContentLoaded', () => {  });",
  ],
  ['with Tailwind itself', `window.tailwind = { config: ${blue} };`, ''],
  ['by a name', `const own = ${blue}; tailwind.config = own;`, `const own = ${blue}; `],
  [
    'with parts by their names',
    'const colors = { brand: "#0af" }; tailwind.config = { theme: { extend: { colors } } }',
    'const colors = { brand: "#0af" }; ',
  ],
  [
    'with one value by its name',
    'const mine = { sea: "#0af" }; tailwind.config = { theme: { extend: { colors: { brand: mine.sea } } } }',
    'const mine = { sea: "#0af" }; ',
  ],
])('takes a configuration that is handed over %s', (_, script, code) => {
  expect(takeScriptConfig(script)).toEqual({
    configs: [{ theme: { extend: { colors: { brand: '#0af' } } } }],
    code,
  });
});

test('reads names in a configuration file', () => {
  const code = `const colors = { brand: "#0af" }; module.exports = { theme: { extend: { colors } } }`;
  expect(readConfigFile(code)).toEqual([{ theme: { extend: { colors: { brand: '#0af' } } } }]);
});

test('leaves what only reads a configuration, or is called alike', () => {
  const code =
    'const wide = tailwind.config.theme; other.config = { a: 1 }; tailwind = own; tailwind.config.x = 1';
  expect(takeScriptConfig(code)).toEqual({ configs: [], code });
});

test('names that mean one another again and again are read to a bound', () => {
  const names = Array.from({ length: 11 }, (_, at) => `const n${at + 1} = [${`n${at},`.repeat(20)}];`);
  const { configs } = takeScriptConfig(
    `const n0 = [1]; ${names.join('')} const me = { me }; tailwind.config = { n: n11, me };`,
  );

  expect(JSON.stringify(configs).length).toBeLessThan(100_000);
});

test('a colour that is a function of its opacity has it', async () => {
  const { css } = await build({
    'index.html': page(
      `<script>tailwind.config = { theme: { extend: { colors: {
        brand: ({ opacityValue }) => \`rgb(var(--brand) / \${opacityValue})\`,
        sea: function ({ opacityValue }) { return \`rgba(0, 160, 170, \${opacityValue})\` },
      } } } }</script>`,
      '<h1 class="bg-brand text-sea">Hi</h1><p class="bg-brand/50">',
    ),
  });

  expect(css).toMatch(/\.bg-brand\{background-color:rgb\(var\(--brand\) ?\/ ?1\)/);
  expect(css).toMatch(/\.bg-brand\\\/50\{/);
  expect(css).toMatch(/\.text-sea\{color:/);
});

test.each([
  ["a.classList.add('bg-white', 'bg-opacity-20')", "a.classList.add('bg-white/20')"],
  ["a.classList.remove('p-4','bg-opacity-20','bg-white');", "a.classList.remove('p-4', 'bg-white/20');"],
  ["a.classList.add('bg-opacity-20')", "a.classList.add('bg-opacity-20')"],
  ["a.classList.add(first, 'bg-opacity-20')", "a.classList.add(first, 'bg-opacity-20')"],
  ["a.classList.add('flex-no-wrap', 'p-4')", "a.classList.add('flex-nowrap', 'p-4')"],
  ["set('bg-white', 'bg-opacity-20')", "set('bg-white', 'bg-opacity-20')"],
])('%s is renewed as %s', (old, renewed) => {
  expect(renewScript(old)).toBe(renewed);
});

test('never runs what it reads', () => {
  const code = 'tailwind.config = { theme: { a: (globalThis.ran = true), __proto__: { polluted: true } } }';

  expect(takeScriptConfig(code).configs).toEqual([{ theme: {} }]);
  expect(globalThis).not.toHaveProperty('ran');
});

const hosted = '<script src="https://cdn.tailwindcss.com"></script>';

test('a page as it was written for the script of Tailwind 3 keeps its look', async () => {
  const config = `<script>tailwind.config = { darkMode: 'class', theme: { extend: {
    colors: { brand: { DEFAULT: '#112233', 500: '#445566' }, ink: 'rgb(1 2 3)' },
    fontFamily: { display: ['"Playfair Display"', 'serif'] }, spacing: { 128: '32rem' } } } }</script>`;
  const rules = '<style type="text/tailwindcss">@layer components { .btn { @apply bg-brand px-4; } }</style>';
  const { home, css, notes } = await build({
    'index.html': page(
      hosted + config + rules,
      '<section class="bg-black bg-opacity-50"><h1 class="font-display text-brand-500 p-128 dark:text-ink">Hi</h1>' +
        '<a class="btn rounded border">Buy</a></section>',
    ),
  });

  expect(home).not.toMatch(/tailwind\.config|cdn\.tailwindcss|text\/tailwindcss|bg-opacity/);
  expect(home).toContain('class="bg-black/50"');
  expect(home).toContain('.btn{background-color:#123;padding-inline:1rem}');
  expect(css).toContain('.text-brand-500{color:#456}');
  expect(css).toMatch(/\.font-display\{font-family:Playfair Display,serif\}/);
  expect(css).toContain('.p-128{padding:32rem}');
  expect(css).toContain('.dark\\:text-ink:where(.dark,.dark *)');
  expect(css).toContain('border-color:#e5e7eb');
  expect(notes).toEqual([]);
});

test('a file of settings becomes theme and is not shipped', async () => {
  const { css, paths } = await build({
    'tailwind.config.js': 'module.exports = { theme: { extend: { colors: { sea: "#00aaaa" } } } }',
    'index.html': page('', '<p class="bg-sea">'),
  });

  expect(css).toContain('.bg-sea{background-color:#0aa}');
  expect(paths).not.toContain('tailwind.config.js');
});

test.each([
  ['an address', 'url(https://evil.example/a)'],
  ['the end of its rule', '#fff; } body { background: red'],
])('a colour of %s is no colour', async (_, value) => {
  const config = `tailwind.config = { theme: { extend: { colors: { sea: '#00aaaa', bad: '${value}' } } } }`;
  const { css } = await build({
    'index.html': page(`<script>${config}</script>`, '<p class="bg-sea bg-bad">'),
  });

  expect(css).toContain('.bg-sea');
  expect(css).not.toMatch(/evil\.example|\.bg-bad|background:red/);
});

test('Tailwind is understood in every sheet and stays where it stands', async () => {
  const { text, css } = await build({
    'css/site.css': `@tailwind base; @tailwind components; @tailwind utilities;
      @theme { --color-sea: #00aaaa }
      .card { @apply bg-sea p-4; } @layer base { h1 { @apply text-3xl } } .hero { background: url(../a.svg) }`,
    'index.html': page('<link rel="stylesheet" href="css/site.css">', '<p class="text-sea card">'),
  });

  expect(text('css/site.css')).toContain('.card{background-color:#0aa;padding:1rem}');
  expect(text('css/site.css')).toContain('url(../a.svg)');
  expect(text('css/site.css')).not.toContain('@apply');
  expect(css).toContain('.text-sea');
});

test.each([
  ['.a { @apply bg-black bg-opacity-20 }', '.a{background-color:oklab(0% none none/.2)}'],
  ['@media screen(lg) { .a { color: red } }', '@media (width>=64rem){.a{color:red}}'],
])('%s is understood in a sheet and in a style element', async (css, expected) => {
  const { home, text } = await build({
    'css/site.css': css,
    'index.html': page(`<link rel="stylesheet" href="css/site.css"><style>${css}</style>`, '<p class="a">'),
  });

  expect(text('css/site.css')).toContain(expected);
  expect(home).toContain(expected);
});

test('one bad function costs its declaration, one bad rule itself', async () => {
  const { css, notes } = await build({
    'theme.css':
      '@theme { --color-sea: #00aaaa; .x { color: red } } .a { color: theme(--nope); padding: 1px } .b; .c { margin: 2px }',
    'index.html': page('', '<p class="bg-sea a c">'),
  });

  expect(css).toContain('--color-sea:#0aa');
  expect(css).toContain('.a{padding:1px}');
  expect(css).toContain('.c{margin:2px}');
  expect(notes).toEqual([
    'A part of the styles could not be understood and was left out: “color: theme(--nope)”.',
    'A part of the styles could not be understood and was left out: “.b”.',
  ]);
});

test('a theme keeps what was written of it, wherever it is cut', async () => {
  const theme =
    '@theme { --color-sea: #00aaaa; --color-ink: oklch(20% 0.1 30); }\n.card { color: rgb(1, 2, 3) }\n';
  for (let cut = 32; cut <= theme.length; cut += 3) {
    const { css } = await build({
      'theme.css': theme.slice(0, cut),
      'index.html': page('', '<p class="bg-sea">'),
    });
    expect(css, theme.slice(0, cut)).toContain('--color-sea:#0aa');
  }
});

const reset = 'list-style:none';

test.each([
  ['with a sheet', { 'site.css': 'h1 { color: red } .grid { margin: 0 }' }, '<h1>Hi</h1><p class="grid">'],
  ['without any styles', {}, '<h1>Hi</h1><button style="color:red">Go</button>'],
])('plain pages %s get no reset', async (_, files, body) => {
  const head = '<link rel="stylesheet" href="site.css">';
  const { css } = await build({ ...files, 'index.html': page(head, body) });

  expect(css).not.toContain(reset);
  expect(css).not.toContain('.grid{');
});

test('pages styled by utilities get the reset', async () => {
  expect((await build({ 'index.html': page('', '<h1 class="text-4xl">') })).css).toContain(reset);
});

test.each([
  ['a class', 'document.documentElement.classList.toggle("dark")', ':where(.dark,.dark *)'],
  [
    'an attribute',
    'root.setAttribute("data-theme", "dark")',
    ':where([data-theme=dark],[data-theme=dark] *)',
  ],
  ...[
    "list.classList[isDark ? 'add' : 'remove']('dark')",
    "document.body.className = isDark ? 'dark' : ''",
    "root.setAttribute('class', isDark ? 'theme dark' : 'theme')",
    "$('html').toggleClass('dark')",
    "const DARK = 'dark'; root.classList.toggle(DARK)",
    "const mode = 'dark'; root.classList.add(mode)",
  ].map((script): [string, string, string] => [`a class by ${script}`, script, ':where(.dark,.dark *)']),
  ...[
    "root.dataset['theme'] = 'dark'",
    "root.dataset.theme = isDark ? 'light' : 'dark'",
    'root.dataset.theme = mode',
    "$('html').attr('data-theme', 'dark')",
  ].map((script): [string, string, string] => [
    `an attribute by ${script}`,
    script,
    ':where([data-theme=dark],[data-theme=dark] *)',
  ]),
  [
    'an attribute of another value',
    "root.dataset.theme = 'day'; if (late) root.dataset.theme = isNight ? 'night' : 'day'",
    ':where([data-theme=night],[data-theme=night] *)',
  ],
  ...[
    'start()',
    "if (className === 'dark') start()",
    "const dark = 'dark'; start(dark)",
    "el.className = 'darkroom text-dark'",
    "const mode = 'dark'; el.classList.add(modes)",
  ].map((script): [string, string, string] => [
    `nothing by ${script}`,
    script,
    '@media (prefers-color-scheme:dark)',
  ]),
])('dark colours follow a script that switches %s', async (_, script, expected) => {
  const { css } = await build({
    'index.html': page('', '<p class="dark:bg-black">'),
    'script.js': script,
  });

  expect(css).toContain(expected);
});

test('classes that mean nothing are named, and no others', async () => {
  const { notes } = await build({
    'index.html': page(
      '<style>.text-fancy { color: red }</style>',
      '<p class="bg-brand-500 p-4 text-fancy site-header group peer/one md:tilted animate-in mt-4">',
    ),
    'script.js': 'document.querySelector(".animate-in")',
  });

  expect(notes).toEqual([
    'No style is known for these classes, so they change nothing: bg-brand-500 md:tilted',
  ]);
});

test('a long text in prose keeps its headings and lists, unless the site has rules of its own for it', async () => {
  const text = '<article class="prose lg:prose-xl p-4"><h2>How</h2><ul><li>One</li></ul></article>';
  const standard = await build({ 'index.html': page('', text) });
  const own = await build({ 'index.html': page('<style>.prose { color: red }</style>', text) });

  expect(standard.css).toContain('.prose :where(h2){');
  expect(standard.css).toContain('.prose :where(ul){');
  expect(own.css).not.toContain('.prose :where(');
});
