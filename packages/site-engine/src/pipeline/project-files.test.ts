import { expect, test } from 'vitest';
import { withoutProjectFiles } from './project-files.ts';

const page = { path: 'index.html', content: '<h1>Rye</h1><script src="app.js"></script>' };
const script = { path: 'app.js', content: 'document.title = "Rye";' };
const read = (...others: { path: string; content: string }[]) => {
  const { files, notes } = withoutProjectFiles([page, script, ...others]);
  return { paths: files.map(({ path }) => path), notes };
};

test('what only builds or serves a site is left out, and said', () => {
  expect(
    read(
      { path: 'package.json', content: '{ "private": true }' },
      { path: 'vite.config.js', content: 'export default {};' },
      { path: 'tsconfig.node.json', content: '{}' },
      { path: 'server/index.js', content: 'const app = require("express")(); app.listen(8080);' },
      { path: 'build.mjs', content: "import { cp } from 'node:fs/promises';" },
    ),
  ).toEqual({
    paths: ['index.html', 'app.js'],
    notes: [
      'Left out, as a site needs no build and no server of its own: package.json, vite.config.js, tsconfig.node.json, server/index.js, and build.mjs.',
    ],
  });
});

test('what pages and scripts name stays, and so does all that only looks alike', () => {
  const named = { path: 'components.json', content: '[{ "name": "Loaf" }]' };
  const fetching = { path: 'list.js', content: "fetch('components.json').then(show);" };
  const others = [
    { path: 'data/packages.json', content: '[]' },
    { path: 'next.js', content: 'show("the next path");' },
    { path: 'site.webmanifest', content: '{}' },
  ];

  expect(read(named, fetching, ...others)).toEqual({
    paths: ['index.html', 'app.js', ...[named, fetching, ...others].map(({ path }) => path)],
    notes: [],
  });
});

test('nothing is said of a site without any', () => {
  expect(read()).toEqual({ paths: ['index.html', 'app.js'], notes: [] });
});
