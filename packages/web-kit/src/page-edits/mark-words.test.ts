import type { Mark, Tagged } from '@sitewright/contracts';
import { expect, it } from 'vitest';
import { CannotMark, type MarkedWords, markWords, renameElement } from './index.ts';
import { withPieces } from './piece.ts';

const rangeOf = (source: string, text: string) => {
  const start = source.indexOf(text);
  return { start, end: start + text.length };
};

const tagged = (source: string, markup: string): Tagged => ({
  tag: /^<([a-z]+\d?)/.exec(markup)?.[1] ?? '',
  element: rangeOf(source, markup),
  startTag: {
    start: source.indexOf(markup),
    end: source.indexOf(markup) + (/^<[^>]*>/.exec(markup)?.[0].length ?? 0),
  },
});

/** Marks some words of a text that stands in the source once. */
function mark(source: string, written: string, some: string, how: Mark, inline: string[] = [], href = '') {
  const words =
    new DOMParser().parseFromString(written, 'text/html').body.textContent?.replace(/\s+/g, ' ') ?? '';
  const from = words.indexOf(some);
  const marked: MarkedWords = {
    text: rangeOf(source, written),
    words,
    from,
    to: from + some.length,
    inline: inline.map((markup) => tagged(source, markup)),
  };
  return withPieces(source, markWords(source, marked, how, href));
}

it.each([
  ['<p>Right by Friday.</p>', 'Right by Friday.', 'Friday', '<p>Right by <strong>Friday</strong>.</p>'],
  [
    '<p>Fish &amp;\n  chips</p>',
    'Fish &amp;\n  chips',
    '& chips',
    '<p>Fish <strong>&amp;\n  chips</strong></p>',
  ],
  ['<p>1 < 2 & so</p>', '1 < 2 & so', '< 2 &', '<p>1 <strong>< 2 &</strong> so</p>'],
  ['<p>A 🥐 B</p>', 'A 🥐 B', '🥐', '<p>A <strong>🥐</strong> B</p>'],
  ['<p>ﬁne &fjlig;ord</p>', 'ﬁne &fjlig;ord', 'jord', '<p>ﬁne <strong>&fjlig;ord</strong></p>'],
])('in %s words become bold', (source, written, some, expected) => {
  expect(mark(source, written, some, 'strong')).toBe(expected);
});

it.each([
  ['all of it', '<p>a <b class=x>bold</b> c</p>', 'bold', 'bold', ['<b class=x>bold</b>'], '<p>a bold c</p>'],
  [
    'words at its start',
    '<p><strong id="s">one two</strong></p>',
    'one two',
    'one ',
    ['<strong id="s">one two</strong>'],
    '<p>one <strong id="s">two</strong></p>',
  ],
  [
    'words at its end',
    '<p><strong>one two</strong></p>',
    'one two',
    ' two',
    ['<strong>one two</strong>'],
    '<p><strong>one</strong> two</p>',
  ],
  [
    'words within it',
    '<p><strong class="w" id="s">one two three</strong></p>',
    'one two three',
    'two',
    ['<strong class="w" id="s">one two three</strong>'],
    '<p><strong class="w" id="s">one </strong>two<strong class="w"> three</strong></p>',
  ],
  [
    'what is marked twice',
    '<p><strong> <em>one</em></strong></p>',
    'one',
    'one',
    ['<em>one</em>', '<strong> <em>one</em></strong>'],
    '<p> <em>one</em></p>',
  ],
])('the mark is taken from %s', (_name, source, written, some, inline, expected) => {
  expect(mark(source, written, some, 'strong', inline)).toBe(expected);
});

it('a mark is not taken from words that other marks stand around', () => {
  const source = '<p><strong>a <em>one two</em></strong></p>';
  const inline = ['<em>one two</em>', '<strong>a <em>one two</em></strong>'];
  expect(() => mark(source, 'one two', 'two', 'strong', inline)).toThrow(CannotMark);
});

it('a link gets an address, another one, and none', () => {
  const source = '<p>See us there</p>';
  const linked = mark(source, 'See us there', 'us', 'a', [], 'https://a.example/?b=1&c="');
  expect(linked).toBe('<p>See <a href="https://a.example/?b=1&amp;c=&quot;">us</a> there</p>');
  const link = '<a href="https://a.example/?b=1&amp;c=&quot;">us</a>';
  expect(mark(linked, 'us', 'us', 'a', [link], 'b.html')).toBe('<p>See <a href="b.html">us</a> there</p>');
  expect(mark(linked, 'us', 'us', 'a', [link])).toBe(source);
});

it('a heading gets another level, and back', () => {
  const source = '<main><H2\n class="big" id="a">One <br>two</H2 ></main>';
  const heading: Tagged = {
    tag: 'h2',
    element: rangeOf(source, '<H2\n class="big" id="a">One <br>two</H2 >'),
    startTag: rangeOf(source, '<H2\n class="big" id="a">'),
  };
  expect(withPieces(source, renameElement(source, heading, 'h3'))).toBe(
    '<main><h3\n class="big" id="a">One <br>two</h3 ></main>',
  );
  expect(withPieces(source, renameElement(source, heading, 'p', 'small'))).toBe(
    '<main><p\n class="small" id="a">One <br>two</p ></main>',
  );
  expect(withPieces(source, renameElement(source, heading, 'p', ''))).toContain('<p id="a">');
});

function createRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

it('marks of random words change no word, nothing else, and are taken away to the first bytes', () => {
  const random = createRandom(11);
  const pieces = [
    'a',
    'bc ',
    '&amp;',
    '&copy;',
    ' & ',
    '< ',
    '\n  ',
    '\r\n',
    '🥐',
    'é',
    '&nbsp;',
    'd"e',
    '&lt',
  ];
  const textOf = () =>
    `x${Array.from({ length: 9 }, () => pieces[Math.floor(random() * pieces.length)]).join('')}y`;
  const parse = (source: string) => new DOMParser().parseFromString(source, 'text/html').body;
  const shown = (text: string | null | undefined) =>
    (text ?? '').replace(/[ \t\n\f\r]+/g, ' ').replace(/^ | $/g, '');
  for (let count = 0; count < 400; count += 1) {
    const text = textOf();
    const source = `<p>${textOf()}<a href="#a">${textOf()}</a> ${text}<em>${textOf()}</em></p>`;
    const start = source.indexOf(` ${text}<em>`) + 1;
    const words = shown(parse(text).textContent);
    const [one, other] = [random(), random()].map((share) => Math.floor(share * words.length));
    const [from, to] = [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0) + 1];
    const marked = { text: { start, end: start + text.length }, words, from, to, inline: [] };
    const how = (['strong', 'em'] as const)[count % 2] ?? 'em';
    const result = withPieces(source, markWords(source, marked, how));
    const page = parse(result);
    expect(shown(page.textContent)).toBe(shown(parse(source).textContent));
    const opened = result.indexOf(`<${how}>`, start);
    const closed = result.indexOf(`</${how}>`, opened) + how.length + 3;
    const element = { start: opened, end: closed };
    const inner = result.slice(opened + how.length + 2, closed - how.length - 3);
    const blanks = /^[ \t\n\f\r]*/.exec(inner)?.[0].length ?? 0;
    const inside = shown(parse(inner).textContent);
    const again = {
      text: {
        start: opened + how.length + 2 + blanks,
        end: opened + how.length + 2 + inner.replace(/[ \t\n\f\r]+$/, '').length,
      },
      words: inside,
      from: 0,
      to: inside.length,
      inline: [{ tag: how, element, startTag: { start: opened, end: opened + how.length + 2 } }],
    };
    if (inside === '') continue;
    expect(withPieces(result, markWords(result, again, how))).toBe(source);
  }
});
