import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GeneratedSite } from '../../engine.ts';
import { createSiteEngine, type SiteEngine } from '../../pipeline/create-site-engine.ts';
import { answers, type FakeProvider, startFakeProvider } from '../../testing/index.ts';

const signal = new AbortController().signal;
const card = '.card { @apply bg-tide p-4; }';
const page = (title: string) => `<file path="${title}.html">
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="styles.css">
<style type="text/tailwindcss">
@theme { --color-tide: #0b7285; }
${card}
</style></head>
<body><main><h1 class="text-2xl">${title}</h1><p class="card">Quay 4</p></main></body></html>
</file>
`;

let provider: FakeProvider;
let engine: SiteEngine;
let made: GeneratedSite;
beforeAll(async () => {
  provider = await startFakeProvider();
  engine = createSiteEngine({
    openai: { baseURL: provider.baseURL, model: 'fake' },
    workers: 1,
    repairTurn: false,
  });
  provider.behave(answers(page('index') + page('about')));
  made = await engine.generate({ prompt: 'A ferry' }, { signal, onEvent: () => {} });
});
afterAll(async () => {
  await engine.close();
  await provider.close();
});

const textOf = ({ files }: GeneratedSite, path: string) =>
  String(files.find((file) => file.path === path)?.content);
const styleOf = (site: GeneratedSite, path: string) => /<style>(.*)<\/style>/s.exec(textOf(site, path))?.[1];
const lastSent = () => JSON.stringify(provider.requests.at(-1)?.body);
const block = (search: string, replace: string, path = 'index.html') =>
  `<edit path="${path}">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</edit>`;

async function change(answer: string, site = made) {
  provider.behave(answers(answer));
  const { name, files, report, styles } = site;
  const asked = { name, instruction: 'Another look', files, report, styles };
  const revised = await engine.revise(asked, { signal, onEvent: () => {} });
  const kept = revised.site.styles ?? styles;
  return { ...revised, site: { ...revised.site, ...(kept && { styles: kept }) } };
}

const title = '<h1 class="text-2xl">index</h1>';

test('a style element is built on the page, and is shown to the model as it was written', async () => {
  expect(styleOf(made, 'index.html')).toContain('.card{background-color:#0b7285');
  const { site, isWorse } = await change(block(title, '<h1 class="text-2xl">Ferry</h1>'));

  expect(lastSent()).toContain('.card {\\n@apply bg-tide p-4;\\n}');
  expect(lastSent()).toContain('--color-tide: #0b7285');
  expect(lastSent()).not.toContain('.card{background-color');
  expect(isWorse).toBe(false);
  expect(textOf(site, 'index.html')).toBe(textOf(made, 'index.html').replace('>index</h1>', '>Ferry</h1>'));
  expect(textOf(site, 'about.html')).toBe(textOf(made, 'about.html'));
});

test('a change of it is made in its source, and the next one starts there', async () => {
  const { site, isWorse } = await change(
    block('@apply bg-tide p-4;', '@apply bg-tide p-8 underline;').replace('index', 'about'),
  );

  expect(styleOf(site, 'about.html')).toMatch(/#0b7285.*underline/s);
  expect(styleOf(site, 'about.html')).not.toContain('@apply');
  expect(textOf(site, 'index.html')).toBe(textOf(made, 'index.html'));
  expect(isWorse).toBe(false);
  await change(block(title, '<h1 class="text-2xl">Ferry</h1>'), site);
  expect(lastSent()).toContain('@apply bg-tide p-8 underline;');
  expect(lastSent()).toContain('@apply bg-tide p-4;');
});

test('a change of the theme reaches the values in it, on all pages', async () => {
  const { site } = await change(block('--color-tide: #0b7285;', '--color-tide: #a50b5f;', 'theme.css'));

  expect(['index.html', 'about.html'].map((path) => styleOf(site, path))).toEqual([
    expect.stringContaining('#a50b5f'),
    expect.stringContaining('#a50b5f'),
  ]);
  await change(block(title, '<h1 class="text-2xl">Ferry</h1>'), site);
  expect(lastSent()).toContain('@apply bg-tide p-4;');
});

test('what a new one defines for the site is part of its theme', async () => {
  const more =
    '<style type="text/tailwindcss">\n@theme { --color-sand: #eeddcc; }\n.note { @apply bg-sand; }\n</style>\n';
  const { site } = await change(block(title, `${more}<h1 class="bg-sand text-2xl">index</h1>`));

  expect(textOf(site, 'index.html')).toContain('.note{background-color:#edc}');
  expect(textOf(site, 'styles.css')).toContain('.bg-sand');
  expect(site.styles?.theme).toContain('--color-sand: #eeddcc');
});

test('one that was changed by hand is shown as it is', async () => {
  const files = made.files.map(({ path, content }) => ({
    path,
    content: path === 'index.html' ? String(content).replace('.card{', '.card{opacity:.9;') : content,
  }));
  const { site } = await change(block(title, '<h1 class="text-2xl">Ferry</h1>'), { ...made, files });

  expect(lastSent()).toContain('.card{opacity:.9;background-color:#0b7285');
  expect(styleOf(site, 'index.html')).toContain('.card{opacity:.9;');
});
