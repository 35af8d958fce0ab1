import { expect, test } from 'vitest';
import { readPageTexts } from './page-texts.ts';

const table = {
  version: 1,
  path: 'index.html',
  elements: [
    [0, 40, 20, [[0, 20, 35, 15, 0, 0]]],
    [40, 90, 50, [[0, 50, 60, 10, 2, 0]]],
    [90, 120, 95, [[0, 95, 110, 15, 0, 1]]],
  ],
};

const page = `<!doctype html><title>Rye</title><body><script type="application/json">${JSON.stringify(table)}</script>
<a data-sitewright="0" href="#main">Skip to content</a>
<header><a data-sitewright="1" href="#hours">Hours</a></header>
<main id="main"><h1 data-sitewright="2">Rye &amp; Oak</h1></main>`;

test('what is drawn comes first, and what only keyboards and screen readers meet stands last', () => {
  const groups = readPageTexts(page);
  expect(groups.map(({ name, texts }) => [name, ...texts.map(({ words }) => words)])).toEqual([
    ['Header', 'Hours'],
    ['Page', 'Rye & Oak'],
    ['Out of sight', 'Skip to content'],
  ]);
});

test('words that other places have are marked, and those that a script has', () => {
  const texts = readPageTexts(page).flatMap((group) => group.texts);
  expect(texts.map(({ words, isShared, isInScript }) => [words, isShared, isInScript])).toEqual([
    ['Hours', true, false],
    ['Rye & Oak', false, true],
    ['Skip to content', false, false],
  ]);
});
