import { expect, test } from 'vitest';
import { highlightLines } from './highlight.ts';

const textOf = (path: string, content: string) =>
  highlightLines(path, content).map(({ tokens }) => tokens.map(({ text }) => text).join(''));

const kindsOf = (path: string, content: string) =>
  Object.fromEntries(
    highlightLines(path, content)
      .flatMap(({ tokens }) => tokens)
      .map(({ text, kind }) => [text, kind]),
  );

test('names the pieces of a page, of the style and of the script inside it', () => {
  const page = '<p class="big">Hi</p><style>a { color: red }</style><script>const n = 1;</script>';
  expect(kindsOf('index.html', page)).toMatchObject({
    p: 'name',
    class: 'attr',
    '"big"': 'string',
    Hi: undefined,
    color: 'attribute',
    const: 'keyword',
  });
});

test.each([
  ['a comment over several lines', 'a.html', '<!-- one\ntwo\n\nthree -->\n<p>x</p>\n'],
  ['a file without an end of line', 'a.js', 'let a = `\nb\n`;'],
  ['what only looks like code', 'LICENSE', '<b>\n& "x"'],
  ['broken code', 'a.css', 'a { b: ; } } {\n'],
])('keeps every character of %s', (_, path, content) => {
  expect(textOf(path, content).join('\n')).toBe(content.replace(/\n$/, ''));
});

test('counts lines as an editor does', () => {
  expect(highlightLines('a.js', 'a\r\n\r\nb\r\n')).toHaveLength(3);
  expect(highlightLines('a.js', '')).toEqual([{ number: 1, tokens: [] }]);
});

test('leaves a very long file without colours', () => {
  const [line] = highlightLines('a.js', `const a = "${'x'.repeat(300_000)}";`);
  expect(line?.tokens.map(({ kind }) => kind)).toEqual([undefined]);
});
