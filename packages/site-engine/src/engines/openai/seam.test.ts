import { isDeepStrictEqual } from 'node:util';
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

describe('a continuation with words before it, wherever the answer was cut off', () => {
  const rye = `<file path="index.html">
<!doctype html>
<html lang="en"><head><title>Rye</title></head>
<body>
<main>
<h1>Rye &amp; Co</h1>
<section class="py-20 px-4">
<p>We bake every morning from four o'clock, and the oven is never cold.</p>
<ul class="list">
<li>Rye, 900 g, 4.20</li>
<li>Spelt, 500 g, 3.90</li>
</ul>
</section>
</main>
</body>
</html>
</file>
<file path="script.js">
const a = 1;
function open() {
  return a + 1;
}
</file>
`;
  /** Whether a line end before the cut belongs to the words or to the page, nobody can tell: between tags it means nothing. */
  const filesOf = (before: string, rest: string) =>
    join(before, rest, rye.length).files.map(({ path, content }) => ({
      path,
      content: content.replaceAll(/>\n(?=<)/g, '>'),
    }));
  const files = filesOf('', rye);
  const places = Array.from(
    { length: rye.indexOf('</html>') - rye.indexOf('<h1>') },
    (_, index) => rye.indexOf('<h1>') + index,
  );
  const fenced = (rest: string) => rest.replace('</file>', '```\n</file>');

  test.each([
    '',
    'Sure, here is the rest:\n\n',
    "Sure!\n\nHere's the rest of the file:\n\n",
    "Sure!\n\nHere's the rest of the file:\n\n```html\n",
    'Continuing from where I left off:\n\n',
    'Continuing from where I left off:\n\n```html\n',
    '```html\n',
    '```\n',
    '**Continuation:**\n\n',
    '[continued]\n',
    '(Continued)\n\n',
    '### index.html (continued)\n\n```html\n',
    'Here is the continuation: ',
    "Okay, here's the rest of the page: ",
    'Of course! I will continue exactly where it stopped.\n\n',
    'I apologize for the interruption. Let me continue from where I was cut off.\n\n',
    'I apologize for the interruption.\n\nHere is the remainder of the page:\n\n',
    'Hier ist die Fortsetzung:\n\n',
    'Voici la suite de la page :\n\n',
    'Aquí está la continuación del archivo:\n\n',
    '以下是剩余部分：\n\n',
    '<file path="index.html">\n',
  ])('%j', (lead) => {
    const dirty = places.filter((at) => {
      const rest = rye.slice(at);
      const joined = filesOf(rye.slice(0, at), lead + (lead.includes('```') ? fenced(rest) : rest));
      return !isDeepStrictEqual(joined, files);
    });
    expect(dirty).toEqual([]);
  });
});

test.each([
  ['<p>Our soups of today:</p>\n<p>', 'Here is the soup: leek</p>\n'],
  ['<p>What is left</p>\n<p>', 'The rest of the menu: bread</p>\n'],
  ['<p>Write to us', ' [or call]\n or come</p>\n'],
  ['<pre>\n', '[general]\nname = rye</pre>\n'],
  ['<p>', 'Sure, we bake on Sundays.\nOf course we do</p>\n'],
])('behind %j the words %j are a part of the page', (before, rest) => {
  expect(join(page + before, rest, 7).added).toBe(rest);
});
