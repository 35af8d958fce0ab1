import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineEvent } from '../engine.ts';
import { answers, type FakeProvider, startFakeProvider } from '../testing/index.ts';
import { createSiteEngine, type SiteEngine } from './create-site-engine.ts';

let provider: FakeProvider;
let engine: SiteEngine;
beforeAll(async () => {
  provider = await startFakeProvider();
  engine = createSiteEngine({
    openai: { baseURL: provider.baseURL, model: 'fake' },
    workers: 1,
    repairTurn: false,
  });
});
afterAll(async () => {
  await engine.close();
  await provider.close();
});

const file = (path: string, content: string) => `<file path="${path}">\n${content}\n</file>\n`;
const page = (up: string, title: string) =>
  '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>${title}</title><link rel="stylesheet" href="${up}css/theme.css"><link rel="stylesheet" href="${up}styles.css"></head>\n` +
  `<body class="bg-white text-black"><!-- include ${up}partials/header.html --><main><h1 class="text-brand">${title}</h1>` +
  `<p>We bake bread in Leeds.</p></main><footer>Leeds</footer><script src="${up}js/menu.js"></script></body></html>`;

const parts: [path: string, content: string][] = [
  ['css/theme.css', '@theme { --color-brand: #7a1f1f; }\n.shelf { color: #7a1f1f; }'],
  [
    'partials/header.html',
    '<header><nav><a href="index.html">Home</a> <a href="pages/about.html">About</a></nav></header>',
  ],
  ['index.html', page('', 'Hearth')],
  ['pages/about.html', page('../', 'About Hearth')],
  ['js/menu.js', "document.documentElement.dataset.ready = 'yes';"],
];

test.each([
  ['where it belongs', ''],
  ['in a folder', 'my-site/'],
])('a site that is spread over folders holds together: %s', async (_, folder) => {
  provider.behave(answers(parts.map(([path, content]) => file(`${folder}${path}`, content)).join('')));
  const events: EngineEvent[] = [];
  const options = {
    signal: new AbortController().signal,
    onEvent: (event: EngineEvent) => events.push(event),
  };
  const { files, report } = await engine.generate({ prompt: 'A bakery called Hearth' }, options);
  const textOf = (path: string) => String(files.find((each) => each.path === path)?.content);

  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['index.html', 'pages/about.html', 'css/theme.css', 'js/menu.js', 'styles.css']),
  );
  expect(files.filter(({ path }) => path.includes('partials'))).toEqual([]);
  expect(textOf('pages/about.html')).toContain('<a href="../index.html">Home</a>');
  expect(textOf('pages/about.html')).toContain('<a aria-current="page" href="../pages/about.html">About</a>');
  expect(textOf('index.html')).toContain('<a href="pages/about.html">About</a>');
  expect(textOf('styles.css')).toContain('.text-brand');
  expect(report.checks.flatMap(({ status, findings }) => (status === 'failed' ? findings : []))).toEqual([]);
});
