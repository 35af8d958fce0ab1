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
});
