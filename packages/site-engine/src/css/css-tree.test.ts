import { expect, test } from 'vitest';
import { parseCss, printCss } from './css-tree.ts';

test('cuts statements and nested blocks', () => {
  expect(parseCss('@import "a"; .a { color: red; &:hover { color: blue } }')).toEqual([
    { text: '@import "a"' },
    {
      text: '.a',
      children: [{ text: 'color: red' }, { text: '&:hover', children: [{ text: 'color: blue' }] }],
    },
  ]);
});

test.each([
  ['a string', '.a { content: "};{" }', 'content: "};{"'],
  ['an escape', '.a { content: \\}x }', 'content: \\}x'],
  [
    'an address',
    '.a { background: url(data:image/png;base64,xx) }',
    'background: url(data:image/png;base64,xx)',
  ],
  ['a comment', '.a { /* } */ color: red }', 'color: red'],
])('is not misled by the signs in %s', (_, source, declaration) => {
  expect(parseCss(source)).toEqual([{ text: '.a', children: [{ text: declaration }] }]);
});

test.each([
  '.a { color: red',
  '.a { color: red }}}',
  '.a { color: red /* open',
  ".a { color: red } .b { content: 'open",
])('gives a whole tree for broken input: %s', (source) =>
  expect(printCss(parseCss(source)).startsWith('.a {\ncolor: red;\n}\n')).toBe(true),
);

test('reads a string of eight megabytes', () => {
  expect(parseCss(`.a { content: "${'x'.repeat(8_000_000)}" }`)[0]?.children).toHaveLength(1);
});

test('reads blocks nested a hundred thousand deep', () => {
  expect(printCss(parseCss('a{'.repeat(100_000))).length).toBeLessThan(1000);
});
