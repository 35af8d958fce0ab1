import { expect, test } from 'vitest';
import { expandPage, expandPartials } from './expand-partials.ts';

const header =
  '<nav><a href="index.html" aria-current="page">Home</a> <a class="x" href=\'about.html\'>About</a> <a href="index.html#prices">Prices</a></nav>\n';
const page = (path: string) => ({
  path,
  content: '<body><!-- include partials/header.html --><main>Hi</main></body>',
});
const files = [
  { path: 'theme.css', content: '@theme {}' },
  { path: 'partials/header.html', content: header },
  page('index.html'),
  page('about.html'),
];

test('each page has the parts it names, and says which of their links is the page itself', () => {
  const [theme, home, about, ...others] = expandPartials(files);
  expect(theme).toBe(files[0]);
  expect(others).toEqual([]);
  expect(home?.content).toBe(
    '<body><nav><a aria-current="page" href="index.html">Home</a> <a class="x" href=\'about.html\'>About</a> ' +
      '<a href="index.html#prices">Prices</a></nav><main>Hi</main></body>',
  );
  expect(about?.content).toContain(
    '<a href="index.html">Home</a> <a aria-current="page" class="x" href=\'about.html\'>',
  );
});

test.each(['<!--include partials/none.html-->', '<!-- include ../../etc/passwd -->'])(
  'what is not there leaves nothing behind: %s',
  (comment) => expect(expandPage({ path: 'a.html', content: `a${comment}b` }, files)).toBe('ab'),
);

test('a page does not grow without end', () => {
  const parts = [{ path: 'partials/a.html', content: 'x'.repeat(1_000_000) }];
  const content = '<!-- include partials/a.html -->'.repeat(1000);
  expect(expandPage({ path: 'index.html', content }, parts).length).toBeLessThanOrEqual(8 * 1024 * 1024);
});

test('other comments stay', () => {
  const content = '<!-- included below --><p>Hi</p>';
  expect(expandPage({ path: 'index.html', content }, [])).toBe(content);
});

test.each([
  'partials/header.html',
  '../partials/header.html',
  '/partials/header.html',
  'my-site/partials/Header.html',
  'header.html',
])('a page in a folder has the part, and its links lead where they led: %s', (name) => {
  const part = {
    path: 'partials/header.html',
    content:
      '<link rel="stylesheet" href="styles.css"><img src=\'img/logo.svg\' alt=""><a href="./index.html#top">Home</a>' +
      '<a href="../pages/about.html">About</a><a href="#main">Skip</a><a href="https://a.example">A</a><a href="gone.html">Gone</a>',
  };
  const about = { path: 'pages/about.html', content: `<body><!-- include ${name} --></body>` };
  const home = { path: 'index.html', content: '<body><!-- include partials/header.html --></body>' };
  const logo = { path: 'img/logo.svg', content: '<svg/>' };
  const [inFolder, atRoot] = expandPartials([part, about, home, logo]);
  expect(inFolder?.content).toBe(
    '<body><link rel="stylesheet" href="../styles.css"><img src=\'../img/logo.svg\' alt=""><a href="../index.html#top">Home</a>' +
      '<a aria-current="page" href="../pages/about.html">About</a><a href="#main">Skip</a><a href="https://a.example">A</a>' +
      '<a href="gone.html">Gone</a></body>',
  );
  expect(atRoot?.content).toContain('<a href="pages/about.html">About</a>');
});

test.each([
  ['index.html', 'virtual="header.html"', 'header.html'],
  ['index.html', 'virtual="/includes/header.html"', 'includes/header.html'],
  ['index.html', "file='partials/header.html'", 'partials/header.html'],
  ['blog/post.html', 'file="header.html"', 'blog/header.html'],
  ['blog/post.html', 'virtual="/header.html"', 'header.html'],
])('parts that servers put in are put in here: %s, %s', (path, named, part) => {
  const content = `<html><body><!--#include ${named} --><p>Hi</p></body></html>`;
  const written = expandPartials([
    { path, content },
    { path: part, content: '<header>Head</header>' },
  ]);

  expect(written).toEqual([{ path, content: '<html><body><header>Head</header><p>Hi</p></body></html>' }]);
});

test('a page that another one names is no part of it, and a part that nobody names stays', () => {
  const whole = { path: 'about.html', content: '<html><body>About</body></html>' };
  const piece = { path: 'piece.html', content: '<p>Piece</p>' };
  const home = { path: 'index.html', content: '<body>a<!--#include file="about.html" -->b</body>' };

  expect(expandPartials([whole, piece, home])).toEqual([
    whole,
    piece,
    { ...home, content: '<body>ab</body>' },
  ]);
});
