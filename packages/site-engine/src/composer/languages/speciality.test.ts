import { expect, test } from 'vitest';
import type { Subject } from '../art/subject.ts';
import { kindIn } from './kind-in.ts';
import { languageIds } from './language.ts';
import { specialitiesOf } from './packs.ts';
import { type Speciality, specialised } from './speciality.ts';

const all = languageIds.flatMap((language) =>
  Object.entries(specialitiesOf(language)).flatMap(([kind, subjects]) =>
    Object.entries(subjects).map(([subject, speciality]): [string, Speciality] => [
      `${language} ${kind} ${subject}`,
      speciality,
    ]),
  ),
);

/** Every text in a table of texts. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);

test.each(all)('%s', (_, speciality) => {
  expect(speciality.items.length).toBeGreaterThanOrEqual(4);
  for (const headline of speciality.headlines ?? []) expect(headline.length).toBeLessThan(52);
  if (speciality.lede) expect(speciality.lede).toContain('{brand}');
  for (const text of texts({ ...speciality, offerNote: speciality.offerNote ?? 'none' })) {
    expect(text.trim()).toBe(text);
    expect(text.replace(/\{brand\}|\{in\}/gu, '')).not.toMatch(/[{}]/u);
    expect(text.split('|').length).toBeLessThanOrEqual(2);
  }
});

test.each([
  ['cake', 'Birthday cake'],
  ['loaf', 'Sourdough loaf'],
] as const)('what a bakery is about is what it shows: %s', (subject: Subject, item) => {
  const kind = specialised(kindIn('en', 'bakery'), subject, specialitiesOf('en'));

  expect(kind.offer.items[0]?.[0]).toBe(item);
  expect(kind.subject).toBe(subject);
});
