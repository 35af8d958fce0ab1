import { expect, test } from 'vitest';
import { planTextsOf } from '../texts/plan-texts.ts';
import { fieldKindOf } from './fields.ts';

const own = (locale: string) => ({ own: { locale, texts: planTextsOf(locale) } });

test.each([
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
])('%s: %s is a field for a %s', (locale, label, kind) => expect(fieldKindOf(label, own(locale))).toBe(kind));
