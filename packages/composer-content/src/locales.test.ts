import { expect, test } from 'vitest';
import { loadLocale, localeFor, localeOf, siteTypeTextsOf } from './locales.ts';
import { siteTypeOf } from './site-types.ts';

test('a language is found by a tag of one of its regions', () => {
  expect(localeFor('pt-BR')).toBe('pt');
  expect(localeFor('DE')).toBe('de');
  expect(localeFor('sv')).toBeUndefined();
});

test('a variety has its own texts under the id of its language', () => {
  const brazilian = loadLocale('pt', 'pt-BR');
  expect(brazilian.id).toBe('pt');
  expect(brazilian.siteTypes.gym?.noun).toBe('uma academia');
  expect(localeOf('pt-BR')).toBe(brazilian);
  expect(loadLocale('pt', 'pt-AO').siteTypes.gym?.noun).toBe('um ginásio');
});

test('what a site type does not say is what its group says', () => {
  const { siteTypes } = loadLocale('en');
  expect(siteTypes.bakery?.noun).toBe('a bakery');
  expect(siteTypes.bar?.form).toEqual({ title: 'Ask or order' });
});

test('an unknown site type is the neutral one', () => {
  expect(siteTypeOf('nothing').id).toBe('general');
  expect(siteTypeTextsOf(loadLocale('en'), 'nothing').lede).toContain('{noun}');
});
