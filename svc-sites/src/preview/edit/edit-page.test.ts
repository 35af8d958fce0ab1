import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { editPage } from './edit-page.ts';
import { readPlaces } from './read-places.ts';

const textsIn = (source: string) =>
  readPlaces(source).flatMap(({ texts }) => texts.map(({ start, end }) => source.slice(start, end)));
const open = (source: string, files = [{ path: 'index.html', content: source }]) =>
  editPage({ version: 3, path: 'index.html', source, files });
const tableIn = (html: string) =>
  JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe('places', () => {
  it('are those of the source, behind a byte order mark, among ends of lines and characters of two units', () => {
    const source =
      '\uFEFF<!doctype html>\r\n<h1>\r\n  Brot 🥐 &amp; mehr\r\n</h1>\r\n<p>Ein <b>Satz</b>.</p>';
    expect(textsIn(source)).toEqual(['Brot 🥐 &amp; mehr', 'Ein', '.', 'Satz']);
    const [heading] = readPlaces(source).filter(({ texts }) => texts.length > 0);
    expect(source.slice(heading?.start, heading?.end)).toBe('<h1>\r\n  Brot 🥐 &amp; mehr\r\n</h1>');
  });

  it.each([
    [
      'scripts, styles, templates and what is no part of the page',
      '<script>a</script><style>b</style><template><p>c</p></template><noscript>d</noscript><title>e</title>',
    ],
    ['drawings', '<svg><text>a</text></svg>'],
    ['fields', '<textarea>a</textarea><select><option>b</option></select>'],
    ['blanks', '<p> \n </p><div></div>'],
    ['words with a tag of nobody among them', '<p>a</i>b</p>'],
  ])('leave out %s', (_name, source) => {
    expect(textsIn(source)).toEqual([]);
  });

  it('leave out what the parser makes two elements of', () => {
    expect(textsIn('<b><p>in both</b>in one</p>')).toEqual(['in one']);
  });

  it('let an empty cell wait for words', () => {
    const source = '<table><tr><td></td></tr></table>';
    expect(readPlaces(source).flatMap(({ texts }) => texts)).toEqual([
      { child: 0, start: 15, end: 15, length: 0 },
    ]);
  });
});

describe('the page', () => {
  it('is the source with numbers, which no script of the site, no handler and no reload outlives', () => {
    const source =
      '<!doctype html><html lang="en"><head><meta http-equiv="refresh" content="0"><script src="a.js" type="module"></script></head>' +
      '<body onload="go()"><p>Hi<br/>you</p></body></html>';
    const page = open(source);
    expect(page).toMatch(/^<!doctype html><script type="application\/json">/);
    const own = page.replace(/<script type="application\/json">.*<\/script>(?=<html)/s, '');
    expect(own.replaceAll(/ data-sitewright="\d+"/g, '')).toBe(
      source
        .replace('http-equiv', 'data-http-equiv')
        .replace('<script src', '<script type="text/plain" src')
        .replace('onload', 'data-onload'),
    );
  });

  it('keeps a table that no text of the site can end', () => {
    const source = '<p>a</p>';
    const html = editPage({ version: 1, path: '</script><script>evil()//.html', source, files: [] });
    expect(html).not.toContain('</script><script>evil');
    expect(tableIn(html).path).toBe('</script><script>evil()//.html');
  });

  it('says which words other places or scripts have', () => {
    const source = '<nav><a href="/">Home page</a></nav><p>Only here</p><p id="x">Written by a script</p>';
    const files = [
      { path: 'index.html', content: source },
      { path: 'b.html', content: '<a>Home\n  page</a><p>Home page</p><script>"Only"</script>' },
      { path: 'a.js', content: "x.textContent = 'Written by a script';" },
    ];
    const texts = tableIn(open(source, files)).elements.flatMap((row: [0, 0, 0, number[][]]) =>
      row[3].map(([, , , , elsewhere, inScript]) => [elsewhere, inScript]),
    );
    expect(texts).toEqual([
      [2, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  it('is one tree with the page as it was', () => {
    const source = '<div><table><tr><td>a<td>b</table>c<ul><li>d<li>e</ul></div>';
    const count = (html: string) =>
      JSON.stringify(parse(html), (key, value) => (/parentNode|attrs|value/.test(key) ? undefined : value))
        .length;
    const own = open(source).replace(/<script type="application\/json">.*<\/script>(?=<div)/s, '');
    expect(count(own)).toBe(count(source));
  });

  it('is refused where it nests past reason, and costs each character once', () => {
    expect(() => open('<div>'.repeat(3000))).toThrow(RangeError);
    expect(open('<script>'.repeat(50_000))).toContain('data-sitewright');
    expect(open('>'.repeat(900_000))).toContain('application/json');
  });
});
