import { expect, test } from 'vitest';
import { moveToRoot } from './common-root.ts';

const move = (...paths: string[]) =>
  moveToRoot(paths.map((path) => ({ path, content: '<a href="/site/about.html">' }))).map(({ path }) => path);

test.each<[string, string[], string[]]>([
  [
    'a site in a folder, with all its parts',
    ['site/theme.css', 'site/partials/header.html', 'site/index.html', 'site/pages/about.html'],
    ['theme.css', 'partials/header.html', 'index.html', 'pages/about.html'],
  ],
  [
    'a site in a folder whose parts are outside',
    ['partials/header.html', 'site/index.html', 'site/js/menu.js'],
    ['index.html', 'js/menu.js', 'partials/header.html'],
  ],
  [
    'what is published out of a project, which stays',
    [
      'public/index.html',
      'public/about.html',
      'public/css/a.css',
      'src/input.css',
      'server.js',
      'package.json',
    ],
    ['index.html', 'about.html', 'css/a.css', 'src/input.css', 'server.js', 'package.json'],
  ],
])('moves %s', (_, before, after) => expect(move(...before)).toEqual(after));

test('leaves a folder whose pages need what is outside, and what is in the way', () => {
  const page = { path: 'pages/index.html', content: '<link href="../css/a.css">' };
  const style = { path: 'css/a.css', content: 'h1 {}' };

  expect(moveToRoot([page, style])).toEqual([page, style]);
  expect(move('site/index.html', 'site/js/menu.js', 'js/menu.js')).toEqual([
    'site/index.html',
    'site/js/menu.js',
    'js/menu.js',
  ]);
});

test.each([
  [['css/theme.css', 'partials/header.html', 'index.html', 'pages/about.html', 'js/menu.js']],
  [['partials/header.html', 'partials/footer.html']],
  [['partials/index.html', 'README.md']],
])('leaves %j where it is', (paths) => expect(move(...paths)).toEqual(paths));
