import { compose } from '@sitewright/composer';
import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';
import { pairSites } from './pair-sites.ts';
import { readPrompts } from './read-prompts.ts';
import { siteText } from './site-text.ts';

test('prompts stand one below the other under their names', () => {
  expect(readPrompts('=== a1\nA bakery\nin Lyon\n\n=== a2\nA florist\n')).toEqual([
    { id: 'a1', text: 'A bakery\nin Lyon' },
    { id: 'a2', text: 'A florist' },
  ]);
  expect(() => readPrompts('A bakery')).toThrow('Begin each prompt with a line of its own');
});

test('a page is read by its signs, and what nobody sees is not', () => {
  const html =
    '<head><style>a{}</style></head><h1>Rye</h1><p>Baked <b>daily</b>.</p><ul><li><a href="more.html">More</a></li></ul>' +
    '<label>Day <input type="date"></label><span aria-hidden="true">R</span><script>x()</script>';
  expect(pageText(html)).toBe('# Rye\nBaked daily.\n- [More](more.html)\nDay <date>');
});

test('a site tells its pages, its notes and its statements', () => {
  const text = siteText(compose('A bakery called Hearth in Lyon. Rye £4.', '1'));
  for (const part of ['Name: Hearth', '===== index.html', 'Notes to the owner', '[item] "Rye £4"'])
    expect(text).toContain(part);
});

test('judges do not know which of two sites is the changed one', () => {
  const prompts = Array.from({ length: 40 }, (_, at) => ({ id: `p${at}`, text: 'A bakery' }));
  const [old, made] = [prompts.map(() => 'old'), prompts.map((_, at) => (at === 0 ? 'old' : 'new'))];
  const { text, changed } = pairSites(prompts, old, made, 1);

  expect(text).toContain('(as X)');
  expect(changed.p0).toBeUndefined();
  expect(new Set(Object.values(changed))).toEqual(new Set(['X', 'Y', undefined]));
  expect(pairSites(prompts, old, made, 1)).toEqual({ text, changed });
});
