import { expect, test } from 'vitest';
import { moveFiles } from './move-files.ts';

const move = (files: Record<string, string>, moves: Record<string, string> = {}) =>
  Object.fromEntries(
    moveFiles(
      Object.entries(files).map(([path, content]) => ({ path, content })),
      new Map(Object.entries(moves)),
    ).map(({ path, content }) => [path, content]),
  );

test('addresses lead to the same files from another place', () => {
  const files = {
    'pages/index.html':
      '<link href="../css/a.css"><a href="menu.html?day=1#top"><a href="#x"><a href="https://a.example/">',
    'pages/menu.html': `<a href='index.html'><a href=index.html#tea>`,
    'css/a.css': '@import "b.css"; h1 { background: url(../pages/oak.svg) }',
    'css/b.css': '',
    'pages/oak.svg': '<svg/>',
  };

  expect(move(files, { 'pages/index.html': 'index.html', 'pages/oak.svg': 'oak.svg' })).toEqual({
    'index.html':
      '<link href="css/a.css"><a href="pages/menu.html?day=1#top"><a href="#x"><a href="https://a.example/">',
    'pages/menu.html': `<a href='../index.html'><a href=../index.html#tea>`,
    'css/a.css': '@import "b.css"; h1 { background: url(../oak.svg) }',
    'css/b.css': '',
    'oak.svg': '<svg/>',
  });
});

test('an address in another case is written as its file is called', () => {
  expect(
    move({ 'About.html': '<a href="about.html#us"><img src="IMG/Oak.svg">', 'img/oak.svg': '' }),
  ).toEqual({
    'About.html': '<a href="About.html#us"><img src="img/oak.svg">',
    'img/oak.svg': '',
  });
});

test('what leads to no file stays as it is', () => {
  const page = '<a href="gone.html"><link href="styles.css"><a href="mailto:a@b.example">';

  expect(move({ 'a/index.html': page }, { 'a/index.html': 'index.html' })).toEqual({ 'index.html': page });
});
