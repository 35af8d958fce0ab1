import { afterAll, beforeAll, expect, test } from 'vitest';
import { promptVersion } from '../engines/openai/prompt-version.ts';
import { createSiteEngine, type SiteEngine } from '../pipeline/create-site-engine.ts';
import { answers, type FakeProvider, startFakeProvider } from '../testing/index.ts';
import { skeleton, systemPrompt } from './prompt.ts';
import { readAnswer } from './read-answer.ts';

let provider: FakeProvider;
let engine: SiteEngine;

beforeAll(async () => {
  provider = await startFakeProvider();
  engine = createSiteEngine({ openai: { baseURL: provider.baseURL, model: 'fake' }, workers: 1 });
});
afterAll(async () => {
  await engine.close();
  await provider.close();
});

async function built(answer: string) {
  provider.behave(answers(answer));
  const options = { signal: new AbortController().signal, onEvent: () => {} };
  const site = await engine.generate({ prompt: 'A bakery' }, options);
  const contentOf = (path: string) => String(site.files.find((file) => file.path === path)?.content);
  return { site, paths: site.files.map(({ path }) => path), contentOf };
}

test('the skeleton is an answer that is read, in the order that it asks for', () => {
  expect(readAnswer(`${skeleton}\n`).map(({ path, complete }) => [path, complete])).toEqual([
    ['theme.css', true],
    ['index.html', true],
    ['script.js', true],
  ]);
  expect(systemPrompt).toContain(skeleton);
  // It is to cost 250 tokens at most; those of markup have about 3.2 characters (cl100k).
  expect(skeleton.length / 3.2).toBeLessThanOrEqual(250);
});

test('a page as the skeleton has it lacks nothing but the icon, which every site is given', async () => {
  const filled = skeleton.replace('>…</main>', '><h1>Rye</h1></main>').replace('\n…\n', '\nlet open;\n');
  const { site } = await built(filled);
  const lacking = site.report.checks.filter(({ status }) => status !== 'passed' && status !== 'skipped');
  expect(lacking.map(({ id }) => id)).toEqual(['favicon']);
});

test('the version of the prompt is stored beside what was written', async () => {
  const { site } = await built(skeleton);
  expect(site.source).toMatchObject({ answer: skeleton, promptVersion });
  expect(promptVersion).toMatch(/^2-[0-9a-f]{8}$/);
});

const page = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rye</title>
<link rel="stylesheet" href="styles.css"></head><body class="font-body">
<!-- include partials/header.html -->
<main><h1 class="font-display">Rye</h1>${body}</main>
<!-- include partials/footer.html -->
</body></html>`;

test('the build does what the prompt promises: typefaces, parts, examples and photographs', async () => {
  const { site, paths, contentOf } = await built(`<file path="theme.css">
@theme { --font-display: "EB Garamond", serif; --font-body: "Figtree", sans-serif; }
</file>
<file path="partials/header.html">
<header><nav aria-label="Main"><a href="index.html">Bakery</a> <a href="about.html">About us</a></nav></header>
</file>
<file path="partials/footer.html">
<footer><p>Baked daily.</p></footer>
</file>
<file path="index.html">
${page('<svg role="img" aria-label="An oven" data-photo="The baker at the oven" viewBox="0 0 9 9"></svg>')}
</file>
<file path="about.html">
${page('<h2>What guests say</h2><blockquote data-example>The best rye in town.</blockquote>')}
</file>
`);
  expect(paths).toEqual(
    expect.arrayContaining(['fonts/eb-garamond-latin.woff2', 'fonts/figtree-latin.woff2']),
  );
  expect(contentOf('styles.css')).toContain('@font-face');
  expect(paths.filter((path) => path.startsWith('partials/'))).toEqual([]);
  expect(contentOf('index.html')).toContain('<a aria-current="page" href="index.html">');
  expect(contentOf('about.html')).toContain('<a aria-current="page" href="about.html">');
  expect(site.report.placeholders.map(({ text }) => text).sort()).toEqual([
    'Examples: What guests say',
    'Photograph: The baker at the oven',
  ]);
  expect(site.report.checks.filter(({ status }) => status === 'failed')).toEqual([]);
});
