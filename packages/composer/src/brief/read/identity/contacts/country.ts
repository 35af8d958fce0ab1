import type { CountryCode } from 'libphonenumber-js';
import type { Reading } from '../reading.ts';

const byLanguage: Readonly<Record<string, CountryCode>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  ja: 'JP',
  zh: 'CN',
  nl: 'NL',
  pl: 'PL',
  tr: 'TR',
};

const byCurrency: readonly (readonly [RegExp, CountryCode])[] = [
  [/£|\bGBP\b/u, 'GB'],
  [/R\$|\bBRL\b|\breais\b/u, 'BR'],
  [/\bCHF\b/u, 'CH'],
  [/US\$|\bUSD\b/u, 'US'],
];

const countries = new WeakMap<Reading, { country: CountryCode | undefined }>();

/** The country that numbers without a country code are of, as far as language and money tell; looked for once a prompt. */
export function countryOf(reading: Reading): CountryCode | undefined {
  const { prompt, language } = reading;
  const known = countries.get(reading) ?? {
    country: byCurrency.find(([currency]) => currency.test(prompt))?.[1] ?? byLanguage[language],
  };
  countries.set(reading, known);
  return known.country;
}
