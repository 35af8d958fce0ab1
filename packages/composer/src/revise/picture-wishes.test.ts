import { expect, test } from 'vitest';
import { pictureWishes } from './picture-wishes.ts';

const names = ['Loaves', 'The shop'];
const parts = ['Prices', 'About us', 'Gallery'];
const read = (instruction: string) => pictureWishes({ instruction, names, parts });

test.each([
  ['use this picture for the hero', 'hero'],
  ['replace the logo', 'logo'],
  ['replace the logo with this', 'logo'],
  ['add it to the gallery pls', 'gallery'],
  ['put the photo into About us', { part: 'About us' }],
  ['Nimm das Bild für ganz oben', 'hero'],
  ['in die Galerie bitte', 'gallery'],
  ['Mets cette photo dans la galerie', 'gallery'],
  ['remplace le logo', 'logo'],
  ['pon esta foto en la portada', 'hero'],
  ['put this picture here', 'here'],
  ['ギャラリーに追加して', 'gallery'],
] as const)('“%s”', (instruction, place) => {
  const part = place === 'gallery' ? { part: 'Gallery' } : {};
  expect(read(instruction)).toEqual({ wishes: [{ place, pictures: [], ...part }], rest: '' });
});

test('pictures are told apart by their names and numbers', () => {
  expect(read('Use Loaves for the hero and add The shop to the gallery').wishes).toEqual([
    { place: 'hero', pictures: [0] },
    { place: 'gallery', pictures: [1], part: 'Gallery' },
  ]);
  expect(read('picture 2 for the hero').wishes).toEqual([{ place: 'hero', pictures: [1] }]);
});

test('what is asked for besides is left for others', () => {
  expect(read('Make it darker. Use this picture for the hero.')).toEqual({
    wishes: [{ place: 'hero', pictures: [] }],
    rest: 'Make it darker',
  });
  expect(read('Remove the gallery and use this picture for the hero')).toEqual({
    wishes: [{ place: 'hero', pictures: [] }],
    rest: 'Remove the gallery',
  });
  expect(read('Merino wool is £16 now')).toEqual({ wishes: [], rest: 'Merino wool is £16 now' });
});
