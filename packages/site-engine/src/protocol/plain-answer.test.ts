import { describe, expect, it } from 'vitest';
import { OutputParser } from './parser.ts';

const home = '<!doctype html>\n<title>Crust &amp; Co</title>\n<h1 class="p-4">Bread</h1>\n</html>\n';
const theme = '@theme { --color-crust: #a52; }\n';
const marked = `<file path="theme.css">\n${theme}</file>\n<file path="index.html">\n${home}</file>\n`;
const files = [
  { path: 'theme.css', content: theme },
  { path: 'index.html', content: home },
];

function read(answer: string) {
  const parser = new OutputParser();
  for (const piece of answer.match(/[\s\S]{1,7}/g) ?? []) parser.push(piece);
  return parser.end();
}

const quoted = (text: string) => text.trimEnd().replaceAll(/^/gm, '> ');
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const diffOf = (path: string, text: string) =>
  `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,9 @@\n${text.trimEnd().replaceAll(/^/gm, '+')}\n`;

describe('a whole answer that is written as something else', () => {
  it.each([
    ['a quotation', `Here is your site:\n\n${quoted(marked)}`],
    ['escaped', `Here is your site:\n\n${escaped(marked)}`],
    ['a diff', `Here is your site:\n\n${diffOf('theme.css', theme)}${diffOf('index.html', home)}`],
    [
      'a diff in a fence',
      `\`\`\`diff\n${diffOf('theme.css', theme)}${diffOf('index.html', home)}\`\`\`\nEnjoy!`,
    ],
  ])('is read: %s', (_, answer) => {
    expect(read(answer).files).toEqual(files);
  });

  it.each([
    ['a quotation', quoted(home)],
    ['escaped', escaped(home)],
  ])('is read where it is one page: %s', (_, answer) => {
    expect(read(answer).files).toEqual([{ path: 'index.html', content: home }]);
  });

  it('is left alone where it has files as they are, or only shows a piece of a page', () => {
    const tutorial = home.replace('Bread', escaped('<html lang="en">'));
    expect(read(`<file path="index.html">\n${tutorial}</file>\n`).files).toEqual([
      { path: 'index.html', content: tutorial },
    ]);
    expect(read('> I cannot make that.\n> Sorry.').files).toEqual([]);
    expect(read('- one\n+ two\n+ three').files).toEqual([]);
  });

  it('is looked for once: a quotation of a quotation is none', () => {
    expect(read(`${'>'.repeat(200_000)}\n${'>'.repeat(200_000)}\n`).files).toEqual([]);
  });
});
