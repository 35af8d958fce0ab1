import { type LocaleId, loadLocale } from '@sitewright/composer-content';
import { expect, test } from 'vitest';
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
