import { expect, it } from 'vitest';
import { longLines } from './markdown-lines.js';

const words = (length: number) => 'word '.repeat(length / 5).trimEnd();

it.each([
  ['prose that fits', words(140), []],
  ['prose that does not', `Title\n\n${words(150)}\nshort\n${words(145)}`, [3, 5]],
  ['a list', `- ${words(150)}`, [1]],
  ['a table', `| ${words(200)} |\n> | ${words(200)} |`, []],
  ['code', `\`\`\`sh\n${words(200)}\n\`\`\`\n\n~~~\n${words(200)}\n~~~`, []],
  ['prose after code', `\`\`\`\n\`\`\`\n${words(200)}`, [3]],
  [
    'the address of a link',
    `See [this](https://example.com/${'a'.repeat(200)}) and https://b.com/${'b'.repeat(150)}.`,
    [],
  ],
  ['prose with a link', `${words(140)} [this](https://example.com)`, [1]],
])('looks at %s', (_name, text, lines) => {
  expect(longLines(text)).toEqual(lines);
});
