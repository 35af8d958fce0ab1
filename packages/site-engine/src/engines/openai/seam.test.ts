import { describe, expect, test } from 'vitest';
import { OutputParser } from '../../protocol/parser.ts';
import { createSeam } from './held-beginning.ts';

/** What a continuation adds to an answer, whatever its pieces are, and the files that there are then. */
function join(before: string, rest: string, pieceLength: number) {
  const parser = new OutputParser();
  parser.push(before);
  let added = '';
  const seam = createSeam({
    before,
    openPath: parser.openPath,
    isBetweenFiles: parser.isBetweenFiles,
    closingMark: parser.closingMark,
    isInMiddle: () => parser.isInMiddle,
    onText(text) {
      added += text;
      parser.push(text);
    },
  });
  for (let at = 0; at < rest.length; at += pieceLength) seam.add(rest.slice(at, at + pieceLength));
  seam.end();
  return { added, files: parser.end().files };
}

const page = '<file path="index.html">\n<!doctype html>\n<html>\n<body class="p-4">\n';

describe.each([1, 7, 10_000])('a continuation in pieces of %i characters', (length) => {
  test.each([
    ['begins the line again', '<ul>\n  <li>Oak planks', '  <li>Oak planks</li>\n', '</li>\n'],
    ['begins the line again, without its indentation', '<ul>\n  <li>Oak', '<li>Oak</li>', '</li>'],
    [
      'writes the last line again',
      '<ul>\n  <li>Oak</li>\n',
      '  <li>Oak</li>\n  <li>Ash</li>',
      '  <li>Ash</li>',
    ],
    ['begins the tag again', '<a href="a.html">A</a>\n<a ', '<a class="b">', 'class="b">'],
    ['repeats a few words', '<p>Every boat is oiled by', 'boat is oiled by hand</p>', ' hand</p>'],
    ['repeats the last word', '<p>Planks of oak and larch', 'larch trees</p>', ' trees</p>'],
    ['goes on behind what is like it', '<td>\n</div>\n</div>', '\n</div>\n', '\n</div>\n'],
    ['goes on with an equal line', '<b>1</b>\n<i></i>\n<b>1</b>\n', '<b>1</b>\n', '<b>1</b>\n'],
    ['goes on with dots that are meant', '<p>Oak, ash', '... and larch</p>', '... and larch</p>'],
    ['begins with dots', '<p>Oil', '...ed by hand</p>', 'ed by hand</p>'],
    ['begins with dots within a tag', '<p class="lead', '..." id="a">', '" id="a">'],
    ['begins with dots on a line', '<p>Oiled', '...\n by hand</p>', ' by hand</p>'],
    ['says in a comment that it goes on', '<p>Oiled', '<!-- continued -->\n by hand</p>', ' by hand</p>'],
    ['announces it in German', '<p>Oiled', 'Gern, hier folgt der Rest:\n\n by hand</p>', ' by hand</p>'],
    ['announces it in Japanese', '<p>Oiled', '続きは次のとおりです：\n\n by hand</p>', ' by hand</p>'],
    ['announces it within a tag', '<p class=', 'Weiter im Text\n\n"lead">', '"lead">'],
    ['announces the file', '<p>Oiled', 'Suite de index.html\n\n by hand</p>', ' by hand</p>'],
  ])('that %s', (_, before, rest, added) => {
    expect(join(page + before, rest, length).added).toBe(added);
  });

  test('that is fenced, with prose behind the fence', () => {
    const { files } = join(
      `${page}</body></html>\n</file>\n<file path="menu.js">\nfunction open() {\n`,
      'The rest of menu.js:\n\n```javascript\n  return 1;\n}\n```\n\nThat completes the site. Enjoy!\n',
      length,
    );

    expect(files[1]).toEqual({ path: 'menu.js', content: 'function open() {\n  return 1;\n}\n' });
  });

  test('that is fenced and not whole, with prose behind the fence', () => {
    const { files } = join(
      '<file path="menu.js">\nfunction open() {\n',
      '```js\n  close();\n```\n\nShall I go on?\n\n```js\n  return 1;\n}\n```\n',
      length,
    );

    expect(files).toEqual([{ path: 'menu.js', content: 'function open() {\n  close();\n  return 1;\n}\n' }]);
  });

  test('between two files, of which the next is fenced below its name', () => {
    const about = '<!doctype html>\n<html><body><h1>About</h1></body></html>\n';
    const { files } = join(
      `${page}</body></html>\n</file>\n`,
      `**about.html**\n\n\`\`\`html\n${about}\`\`\`\n`,
      length,
    );

    expect(files[1]).toEqual({ path: 'about.html', content: about });
  });

  test('of a fence, with the files behind it', () => {
    const { files } = join(
      '**index.html**\n```html\n<!doctype html>\n<html><body>\n<p>Oil',
      '```html\ned</p></body></html>\n```\n\n**a.css**\n```css\nh1 {}\n```\n',
      length,
    );

    expect(files.map(({ path }) => path)).toEqual(['index.html', 'a.css']);
    expect(files[0]?.content).toContain('<p>Oiled</p></body></html>\n');
  });
});
