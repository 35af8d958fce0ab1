import { expect, test } from 'vitest';
import { compose } from '../../../compose.ts';

const pageOf = (prompt: string): string =>
  compose(prompt, '1').files.flatMap(({ path, content }) =>
    path === 'index.html' ? [String(content)] : [],
  )[0] ?? '';

test('a town that somebody is only near to is no address', () => {
  const page = pageOf(
    'Barber shop "Nearly New Barbers" just outside Ghent. Open Mo-Fr 9-18. Call 09 555 01 90.',
  );
  expect(page).toContain('Just outside Ghent');
  expect(page).not.toContain('openstreetmap');
});

test('the town that somebody is in is told without a map, unless one is asked for', () => {
  const prompt =
    'We are a barber shop in Leeds called Nearly New Barbers. Open Mon-Fri 9-18. Call 0113 496 0190.';
  const page = pageOf(prompt);
  expect(page).toMatch(/Where<\/dt>[\s\S]{0,120}Leeds/u);
  expect(page).not.toMatch(/openstreetmap|>Address</u);
  expect(pageOf(`${prompt} With a link to a map.`)).toContain('openstreetmap.org/search?query=Leeds');
});

test('what something stands by is not what it is', () => {
  const page = pageOf(
    'Pick your own strawberries at Hollow Oak Farm, behind the church in Orford. Call 01394 555 077.',
  );
  expect(page).not.toMatch(/<h1[^>]*>\s*Church/u);
  expect(page).toContain('ehind the church in Orford');
});

test('a road outside a town is told as it was written', () =>
  expect(
    pageOf('One-page site for our corn maze, Alder Hollow Farm, Route 9 outside Kinderhook. $12 a person.'),
  ).toContain('Route 9 outside Kinderhook'));
