import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const page = (name: string) => `<!doctype html>\n<html lang="en">\n<h1>${name}</h1>\n</html>\n`;
const file = (name: string) => `<file path="${name}.html">\n${page(name)}</file>\n`;
const finished = file('index') + file('about');

test.each([
  ['behind finished files', `${finished}</think>\n${file('menu')}`],
  ['in an open file', `${finished}<file path="menu.html">\n</think>\n${page('menu')}</file>\n`],
  ['at the end', `${finished}${file('menu')}</think>\n`],
])('a stray end of a thought %s of a stored answer takes no file away', (_, answer) => {
  const read = new Map(readAnswer(answer).map(({ path, content }) => [path, content]));
  expect([...read.keys()]).toEqual(['index.html', 'about.html', 'menu.html']);
  expect(read.get('index.html')).toBe(page('index'));
  expect(read.get('about.html')).toBe(page('about'));
});
