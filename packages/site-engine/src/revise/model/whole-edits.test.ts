import { expect, test } from 'vitest';
import { WholeEdits } from './whole-edits.ts';

const files = [
  { path: 'index.html', content: '<h1>Bread</h1>\n<p>Rye £5</p>\n<p>Oat £4</p>\n</html>' },
  { path: 'about.html', content: '<h1>About</h1>\n</html>' },
];
const block = (search: string, replace: string, path = 'index.html') =>
  `<edit path="${path}">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</edit>\n`;

function listen() {
  const told: { path: string; content: string }[] = [];
  const whole = new WholeEdits(files, 'index.html', (file) => told.push(file));
  const last = (path = 'index.html') => told.findLast((file) => file.path === path)?.content;
  return { whole, told, last };
}

test('an edit is told as soon as it is whole, however the answer is cut, and one that was begun is not', () => {
  const { whole, told, last } = listen();
  const [edit, half] = [block('<p>Rye £5</p>', '<p>Rye £6</p>'), block('<p>Oat £4</p>', '<p>Oat £3</p>')];
  for (const character of edit) whole.take(character);
  expect(told).toEqual([{ path: 'index.html', content: files[0]?.content.replace('£5', '£6') }]);
  whole.take(half.slice(0, half.indexOf('>>>>>>>')));
  whole.tellRest();
  expect(told).toHaveLength(1);
  whole.take(half.slice(half.indexOf('>>>>>>>')));
  whole.tellRest();
  expect(last()).toBe('<h1>Bread</h1>\n<p>Rye £6</p>\n<p>Oat £3</p>\n</html>');
});

test('a whole file is told once it has ended, and what has no place is left out', () => {
  const { whole, told, last } = listen();
  whole.take('<file path="about.html">\n<h1>Us</h1>\n</html>\n');
  whole.take(`</file>\n${block('<p>Spelt £7</p>', '<p>Spelt £8</p>')}`);
  whole.tellRest();
  expect(last('about.html')).toBe('<h1>Us</h1>\n</html>\n');
  expect(told.map(({ path }) => path)).toEqual(['about.html']);
});

test('what is said again is not done again, and what was begun before another answer is dropped', () => {
  const { whole, last } = listen();
  const edit = block('<h1>Bread', '<h1>Bread and');
  whole.take(edit);
  whole.take('<edit path="index.html">\n<<<<<<< SEARCH\n<p>Rye £5</p>\n=======\n<p>Rye');
  whole.beginAnswer();
  whole.take(`£9</p>\n>>>>>>> REPLACE\n</edit>\n${edit}`);
  whole.tellRest();
  expect(last()).toBe(files[0]?.content.replace('Bread', 'Bread and'));
});

test('a long answer is told again only where it has grown by an eighth', () => {
  const { whole, told, last } = listen();
  for (let price = 5; price < 305; price += 1)
    whole.take(block(`<p>Rye £${price}</p>`, `<p>Rye £${price + 1}</p>`));
  expect(told.length).toBeLessThan(50);
  whole.tellRest();
  expect(last()).toContain('Rye £305<');
});
