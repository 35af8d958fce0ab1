import { expect, it } from 'vitest';
import { typeSaidAndDrawn } from './index.ts';
import { withPieces } from './piece.ts';

const line = (words: string) =>
  `<svg${words === '' ? ' hidden' : ''} viewBox="0 0 1000 99" class="block" aria-hidden="true" focusable="false"><text x="500">${words}</text></svg>`;
const headline = (words: string, ...lines: string[]) =>
  `<h1><span class="sr-only">${words}</span>${lines.map(line).join('')}</h1>`;

function type(source: string, written: string, words: string) {
  const start = source.indexOf(written);
  return withPieces(source, typeSaidAndDrawn(source, { start, end: start + written.length }, words));
}

it.each([
  ['as many lines', 'Flour, water and time', ['Flour,', 'water', 'and time']],
  [
    'another length',
    'All you need is good flour, water & time',
    ['All you need', 'is good flour,', 'water &amp; time'],
  ],
  ['fewer words than lines', 'Bread', ['Bread', '', '']],
  ['no words for now', '', ['', '', '']],
])('words that are drawn are written on the lines again: %s', (_what, words, lines) => {
  const source = headline('Flour, water, a little patience.', 'Flour, water,', 'a little', 'patience.');
  const said = words.replace('&', '&amp;');
  expect(type(source, 'Flour, water, a little patience.', words)).toBe(headline(said, ...lines));
});

it('a line that was hidden is there again when there are words for it', () => {
  const source = headline('B', '', 'B', '');
  expect(type(source, 'B', 'Bread and more')).toBe(headline('Bread and more', 'Bread', 'and', 'more'));
});

it('a name that is read with a colon is drawn without one', () => {
  const source = headline('Rye &amp; Co: ', 'Rye', '&amp; Co');
  expect(type(source, 'Rye &amp; Co:', 'Oak & Co:')).toBe(headline('Oak &amp; Co: ', 'Oak', '&amp; Co'));
});

it('scripts without spaces are parted between letters', () => {
  const source = headline('豆と水と時間', '豆と', '水と', '時間');
  expect(type(source, '豆と水と時間', '米と水と長い時')).toBe(
    headline('米と水と長い時', '米と', '水と長', 'い時'),
  );
});

it.each([
  ['other words beside them', headline('Rye', 'Oak')],
  [
    'a drawing with more in it',
    `<h1><span>Rye</span><svg aria-hidden="true"><path d=""/><text>Rye</text></svg></h1>`,
  ],
  ['nothing beside them', '<h1><span>Rye</span> and more</h1>'],
])('only they are changed where there is %s', (_what, source) => {
  expect(type(source, 'Rye', 'Ash')).toBe(source.replace('>Rye</span>', '>Ash</span>'));
});
