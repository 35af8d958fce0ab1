import { describe, expect, it } from 'vitest';
import {
  changePlaces,
  duplicate,
  insertAfter,
  type Piece,
  remove,
  removeAttribute,
  setAttribute,
} from './index.ts';
import { withPieces } from './piece.ts';
import { typeWords } from './type-words.ts';

const rangeOf = (source: string, text: string) => {
  const start = source.indexOf(text);
  return { start, end: start + text.length };
};
const parse = (source: string) => new DOMParser().parseFromString(source, 'text/html');
const shown = (text: string) => text.replace(/[ \t\n\f\r]+/g, ' ').replace(/^ | $/g, '');

/** A small generator whose numbers are the same everywhere. */
function createRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('new words', () => {
  const type = (raw: string, words: string) =>
    withPieces(raw, typeWords(raw, { start: 0, end: raw.length }, words));

  it.each([
    ['Fish &amp; chips &mdash; £5', 'Fish & chips — £6', 'Fish &amp; chips &mdash; £6'],
    [
      'Your bike,\r\n    right by Friday.',
      'Your bike, right by Monday.',
      'Your bike,\r\n    right by Monday.',
    ],
    ['Open', 'Open <b> & more', 'Open &lt;b&gt; &amp; more'],
    ['A & B', 'A &lt; B', 'A &amp;lt; B'],
    ['A &copy B', 'A ©B', 'A ©B'],
    ['1 < 2', '1 <b 2', '1 &lt;b 2'],
    ['5&nbsp;km', '50\u00A0km', '50&nbsp;km'],
    ['🥐 Brot', '🥖 Brot', '🥖 Brot'],
    ['', 'New', 'New'],
    ['Gone', '', ''],
  ])('%j becomes %j as %j', (raw, words, expected) => {
    expect(type(raw, words)).toBe(expected);
  });

  it.each(['Open now', 'Now open', 'Op-en'])('%j stay within the range that they are given for', (words) => {
    const pieces = typeWords('<p>Open</p>', { start: 3, end: 7 }, words);
    expect(pieces).toHaveLength(1);
    for (const { start, end } of pieces) {
      const isInside = start > 3 && end < 7;
      expect(isInside || end > start).toBe(true);
      expect(start >= 3 && end <= 7).toBe(true);
    }
    expect(withPieces('<p>Open</p>', pieces)).toBe(`<p>${words}</p>`);
  });

  it('are no edit where they are the same', () => {
    const raw = 'Fish &amp;\n  chips';
    expect(typeWords(raw, { start: 0, end: raw.length }, 'Fish & chips')).toEqual([]);
  });

  it('read as they were typed, whatever stood there', () => {
    const random = createRandom(7);
    const pieces = [
      'a',
      'lt;',
      '&amp;',
      '&',
      '&copy',
      '&copy;',
      '&#228;',
      '&#x1F950;',
      '<',
      '>',
      ' ',
      '\n  ',
      '\r\n',
      '"',
      'é',
      '🥐',
      '\u00A0',
      '&nbsp;',
    ];
    const textOf = (length: number) =>
      Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join('');
    for (let count = 0; count < 300; count += 1) {
      const raw = `x${textOf(8)}x`.replace(/<(?=[a-z/!?])/gi, '< ');
      const before = shown(parse(`<p>${raw}</p>`).querySelector('p')?.textContent ?? '');
      const at = Math.floor(random() * before.length);
      const words = shown(before.slice(0, at) + textOf(2) + before.slice(at + Math.floor(random() * 3)));
      const after = parse(`<p>${type(raw, words)}</p>`);
      expect(after.body.children).toHaveLength(1);
      expect(shown(after.querySelector('p')?.textContent ?? '')).toBe(words);
    }
  });
});

describe('attributes', () => {
  const change = (tag: string, make: (source: string, range: { start: number; end: number }) => Piece[]) =>
    withPieces(tag, make(tag, { start: 0, end: tag.length }));

  it.each([
    ['<a href="a.html" class=x>', 'href', 'b?c=1&d="', '<a href="b?c=1&amp;d=&quot;" class=x>'],
    ["<img src='a' alt='x'>", 'alt', "it's", "<img src='a' alt='it&#39;s'>"],
    ['<img src=a alt=b/>', 'src', 'c d', '<img src="c d" alt=b/>'],
    ['<img src="a>b" alt>', 'alt', 'Words', '<img src="a>b" alt="Words">'],
    ['<img\n  src="a"\n/>', 'alt', '', '<img\n  src="a" alt=""\n/>'],
    ['<A HREF = "a">', 'href', 'b', '<A HREF = "b">'],
    ['<a data-href="a">', 'href', 'b', '<a data-href="a" href="b">'],
    ['<a href="a&amp;b">', 'href', 'a&b', '<a href="a&amp;b">'],
  ])('of %s: %s becomes %j', (tag, name, value, expected) => {
    expect(change(tag, (source, range) => setAttribute(source, range, name, value))).toBe(expected);
  });

  it('hide and show to the same bytes', () => {
    const tag = '<section\n  class="a" >';
    const hidden = change(tag, (source, range) => setAttribute(source, range, 'hidden'));
    expect(hidden).toBe('<section\n  class="a" hidden >');
    expect(change(hidden, (source, range) => removeAttribute(source, range, 'hidden'))).toBe(tag);
  });
});

describe('elements', () => {
  const list = '<ul>\n  <li>A</li>\n\n  <li id="b">B</li>\n</ul>';

  it('are duplicated behind themselves, in the manner of the source, and removed to the same bytes', () => {
    const item = rangeOf(list, '<li id="b">B</li>');
    const two = withPieces(list, duplicate(list, item));
    expect(two).toBe('<ul>\n  <li>A</li>\n\n  <li id="b">B</li>\n\n  <li id="b-2">B</li>\n</ul>');
    expect(withPieces(two, remove(two, rangeOf(two, '<li id="b-2">B</li>')))).toBe(list);
  });

  it.each([
    ['<p>a <b>b</b> c</p>', '<p>a <b>b</b> <b>b</b> c</p>'],
    ['<p><b>b</b>c</p>', '<p><b>b</b><b>b</b>c</p>'],
  ])('in %s stay apart as they were', (source, expected) => {
    expect(withPieces(source, duplicate(source, rangeOf(source, '<b>b</b>')))).toBe(expected);
  });

  it('leave words apart that they stood between', () => {
    const source = '<p>a <b>b</b>, c</p>';
    expect(withPieces(source, remove(source, rangeOf(source, '<b>b</b>')))).toBe('<p>a , c</p>');
  });

  it('take what names them along, and leave the rest of the page alone', () => {
    const card =
      '<div id="card-2"><!-- id="no" --><label for=field>A</label><input id=field aria-describedby="help other"><i id="help"></i>' +
      '<a href="#card-2">Up</a><svg><linearGradient id="g"/><rect fill="url(#g)"/></svg><script>"<p id=\'x\'>"</script></div>';
    const source = `<main>\n${card}\n<p id="other"></p><p id="card-3"></p></main>`;
    const result = withPieces(source, duplicate(source, rangeOf(source, card)));
    const page = parse(result);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const copy = page.querySelector('#card-4');
    expect(copy?.querySelector('label')?.htmlFor).toBe('field-2');
    expect(copy?.querySelector('input')?.getAttribute('aria-describedby')).toBe('help-2 other');
    expect(copy?.querySelector('a')?.getAttribute('href')).toBe('#card-4');
    expect(copy?.querySelector('rect')?.getAttribute('fill')).toBe('url(#g-2)');
    expect(result.startsWith(`<main>\n${card}\n<div id="card-4"><!-- id="no" -->`)).toBe(true);
  });

  it('change places, and what stands between them stays', () => {
    const [one, other] = [rangeOf(list, '<li>A</li>'), rangeOf(list, '<li id="b">B</li>')];
    const swapped = withPieces(list, changePlaces(list, one, other));
    expect(swapped).toBe('<ul>\n  <li id="b">B</li>\n\n  <li>A</li>\n</ul>');
    expect(withPieces(list, changePlaces(list, other, one))).toBe(swapped);
  });

  it('come in behind another one', () => {
    const item = rangeOf(list, '<li>A</li>');
    expect(withPieces(list, insertAfter(list, item, '<li id="b">C</li>'))).toContain(
      '<li>A</li>\n  <li id="b-2">C</li>\n\n  <li id="b">',
    );
  });

  it('are duplicated anywhere on random pages with unique ids, and not a byte is lost', () => {
    const random = createRandom(3);
    const pick = (from: string[]) => from[Math.floor(random() * from.length)] ?? '';
    for (let count = 0; count < 200; count += 1) {
      const cards = Array.from({ length: 4 }, (_, index) => {
        const id = pick(['a', 'b', `c${index}`, `d-${index}`]);
        return `<div ${pick(['', 'class=x ', "title='>' "])}id=${pick([`"${id}${index}"`, `'${id}${index}'`, `${id}${index}`])}><a href="#${id}${index}">x</a></div>`;
      });
      const source = `<body>${cards.map((card) => pick(['', ' ', '\n\t', '\r\n']) + card).join('')}</body>`;
      const card = pick(cards);
      const pieces = duplicate(source, rangeOf(source, card));
      const result = withPieces(source, pieces);
      const at = pieces[0]?.start ?? 0;
      expect(result.slice(0, at) + result.slice(at + (pieces[0]?.new.length ?? 0))).toBe(source);
      const page = parse(result);
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(5);
      for (const link of page.querySelectorAll('a'))
        expect(link.getAttribute('href')).toBe(`#${link.parentElement?.id}`);
    }
  });
});
