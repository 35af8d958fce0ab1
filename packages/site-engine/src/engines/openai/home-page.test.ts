import { describe, expect, test } from 'vitest';
import { siteNameOf, withHomePage } from './home-page.ts';

const home = (title: string) => [{ path: 'index.html', content: `<title>${title}</title>` }];

describe('siteNameOf', () => {
  test.each([
    ['Hearth &amp; Rye – wood-fired bakery', 'Hearth & Rye'],
    ['Hearth | Bread', 'Hearth'],
    ['Jean-Luc', 'Jean-Luc'],
    ['', 'A bakery in Lyon with a'],
  ])('reads %j as %j', (title, name) => {
    expect(siteNameOf(home(title), 'A bakery in Lyon with a wood-fired oven')).toBe(name);
  });

  test('never gives more than a name may have', () => {
    expect(siteNameOf(home('x'.repeat(500)), '')).toHaveLength(120);
  });
});

describe('withHomePage', () => {
  const page = (path: string) => ({ path, content: '<p>' });

  test.each([
    [
      ['a.css', 'home.html', 'b.html'],
      ['a.css', 'index.html', 'b.html'],
    ],
    [
      ['a.html', 'Index.htm'],
      ['a.html', 'index.html'],
    ],
    [
      ['b.html', 'index.html'],
      ['b.html', 'index.html'],
    ],
  ])('makes %j %j', (before, after) => {
    expect(withHomePage(before.map(page)).map(({ path }) => path)).toEqual(after);
  });

  test('leads what led to it to its new name, and files in another case to theirs', () => {
    const files = [
      { path: 'Index.html', content: '<a href="about.html">' },
      { path: 'About.html', content: '<a href="Index.html#menu"><a href="index.html">' },
    ];

    expect(withHomePage(files)).toEqual([
      { path: 'index.html', content: '<a href="About.html">' },
      { path: 'About.html', content: '<a href="index.html#menu"><a href="index.html">' },
    ]);
  });

  test('takes a home page out of its folder with all that it needs', () => {
    const files = [
      { path: 'pages/menu.html', content: '<a href="index.html">' },
      { path: 'pages/index.html', content: '<link href="../css/a.css"><a href="menu.html">' },
      { path: 'css/a.css', content: 'h1 {}' },
    ];

    expect(withHomePage(files)).toEqual([
      { path: 'pages/menu.html', content: '<a href="../index.html">' },
      { path: 'index.html', content: '<link href="css/a.css"><a href="pages/menu.html">' },
      { path: 'css/a.css', content: 'h1 {}' },
    ]);
  });
});
