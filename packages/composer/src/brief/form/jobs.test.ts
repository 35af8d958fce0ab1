import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

const jobsIn = (prompt: string) =>
  readBrief(prompt).offer.flatMap(({ items }) => items.map(({ name, detail }) => [name, detail]));

test.each([
  [
    'CV for a site manager, previously at Halden (2018-2024) and Orms (2014-2018)',
    [
      ['Halden', '2018-2024'],
      ['Orms', '2014-2018'],
    ],
  ],
  [
    'Resume of Ida Holm, nurse in Leeds. Ward sister at St Anne 2019-now, before that at Mercy House (2012–2019).',
    [
      ['Ward sister at St Anne', '2019-now'],
      ['Mercy House', '2012–2019'],
    ],
  ],
  [
    'Lebenslauf für Ute Kern. Köchin im Hirsch seit 2022, zuvor bei Gasthof Linde (2016–2022)',
    [
      ['Köchin im Hirsch', 'seit 2022'],
      ['Gasthof Linde', '2016–2022'],
    ],
  ],
  [
    'CV de Paul Lemaire, charpentier à Brest : Ateliers Kerdoncuff (2019-2024), menuiserie Roux (2015-2019)',
    [
      ['Ateliers Kerdoncuff', '2019-2024'],
      ['menuiserie Roux', '2015-2019'],
    ],
  ],
])('jobs that a sentence tells of are entries: %s', (prompt, jobs) => expect(jobsIn(prompt)).toEqual(jobs));

test('a trade is none of the places where somebody has worked', () => {
  const { description, place } = readBrief(
    'CV de Paul Lemaire, charpentier à Brest : Ateliers Kerdoncuff (2019-2024), menuiserie Roux (2015-2019)',
  );
  expect(description?.value).toMatch(/charpentier/u);
  expect(place?.value).toBe('Brest');
});

test.each([
  'Bakery in York, previously at Mill Lane (2012-2019) and now in Gillygate',
  'CV for a historian. She wrote about the years 1914-1918 and about what came after.',
])('what is no list of jobs stays as it is: %s', (prompt) => expect(jobsIn(prompt)).toEqual([]));
