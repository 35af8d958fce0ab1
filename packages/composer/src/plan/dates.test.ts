import { expect, test } from 'vitest';
import { dayOf } from './dates.ts';

test.each([
  ['Saturday 19 September 2026', 'en', '2026-09-19'],
  ['September 3rd, 2026 at 14:00', 'en', '2026-09-03'],
  ['14 de febrero de 2027', 'es', '2027-02-14'],
  ['3. März 2026', 'de', '2026-03-03'],
  ['03.04.2026', 'de', '2026-04-03'],
  ['2026年5月6日', 'ja', '2026-05-06'],
  ['1er août 2026', 'fr', '2026-08-01'],
])('%s', (text, locale, day) => expect(dayOf(text, locale)).toBe(day));

test.each(['19 September', 'in May 2026', '31 February 2026', '03/04/2026', 'since 1956'])(
  '%s leaves open which day it is',
  (text) => expect(dayOf(text, 'en')).toBeUndefined(),
);
