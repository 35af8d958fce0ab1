import { type LocaleId, loadLocale } from '@sitewright/composer-content';
import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { planSite } from '../plan-site.ts';
import { fieldKindOf } from './fields.ts';

test.each<[LocaleId, string, string]>([
  ['en', 'preferred day', 'date'],
  ['en', 'what’s going on?', 'message'],
  ['en', 'number of seats', 'number'],
  ['en', 'postcode', 'text'],
  ['es', 'número de personas', 'number'],
  ['es', 'teléfono', 'phone'],
  ['de', 'Wunschtermin', 'date'],
  ['de', 'E-Mail', 'email'],
  ['ja', 'お名前', 'name'],
  ['fr', 'prénom', 'name'],
  ['ar', 'ملاحظاتكم', 'message'],
])('%s: %s is a field for a %s', (locale, label, kind) =>
  expect(fieldKindOf(label, { own: loadLocale(locale) })).toBe(kind),
);

test('what is said of a field is no part of its label', () => {
  const prompt =
    'A river clean-up in Jena, help@river.example. Sign-up form with name, e-mail, age group (under 18, over 18), ' +
    'a checkbox "I can bring a car", wishes (optional) and a comments field.';
  const sections = planSite(readBrief(prompt), '1').plan.languages[0].pages.flatMap((page) => page.sections);
  const [form] = sections.flatMap((section) => (section.type === 'form' ? [section] : []));
  expect(form?.fields.map(({ label, kind, isRequired }) => [label, kind, isRequired])).toEqual([
    ['Name', 'name', true],
    ['E-mail', 'email', true],
    ['Age group', 'choice', false],
    ['I can bring a car', 'checkbox', false],
    ['Wishes', 'text', false],
    ['Comments', 'message', false],
  ]);
});
