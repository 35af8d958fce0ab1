import { loadLocale } from '@sitewright/composer-content';
import { expect, test } from 'vitest';
import { planSite } from '../../../../plan/plan-site.ts';
import { readBrief } from '../../../read-brief.ts';

const unsure = [
  'chess club in Leeds called Rook',
  'piano tuner in Leeds',
  'Réparation de harpes à Crest',
  'a tool library called Borrow Barn',
  'courtroom sketch artist in Leeds',
  'Verein für alte Boote in Kiel',
];

test.each(unsure)('a head that leaves the trade open decides none: %s', (prompt) => {
  expect(readBrief(prompt).siteType.sureness).toBeLessThan(0.6);
});

test.each(unsure)('nothing of a type that is not certain is written: %s', (prompt) => {
  const brief = readBrief(prompt);
  const { plan } = planSite(brief, '1');
  const pages = JSON.stringify(plan.languages);
  const [tag = 'en'] = brief.languages.value;
  const texts = loadLocale(tag === 'de' || tag === 'fr' ? tag : 'en').siteTypes[brief.siteType.value.id];
  expect(plan.siteType).toBe('general');
  if (brief.siteType.value.id !== 'general')
    for (const question of texts?.questions ?? []) expect(pages).not.toContain(question);
});

test.each([
  ['a bakery in Leeds', 'bakery'],
  ['small family bakery', 'bakery'],
  ['dental practice in Bath', 'dentist'],
  ['Eine Website für unsere Biobäckerei in Kiel', 'bakery'],
  ['une boulangerie à Crest', 'bakery'],
])('%s is certainly a %s', (prompt, type) => {
  const { siteType } = readBrief(prompt);
  expect(siteType.value.id).toBe(type);
  expect(siteType.sureness).toBeGreaterThanOrEqual(0.6);
});
