import { writeFileSync } from 'node:fs';

/** Writes the names of months and weekdays in many languages, as features look for them. */
const locales = [
  ...[
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'ca',
    'nl',
    'sv',
    'da',
    'nb',
    'fi',
    'pl',
    'cs',
    'sk',
    'hu',
    'ro',
    'hr',
  ],
  ...['tr', 'el', 'ru', 'uk', 'ar', 'ar-SY', 'ar-MA', 'he', 'hi', 'id', 'vi'],
];
const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));

/** Beside a day the name of a month has another case in some languages. */
const forms = (part: 'month' | 'weekday'): Intl.DateTimeFormatOptions[] =>
  (['long', 'short'] as const).flatMap((width) => [{ [part]: width }, { [part]: width, day: 'numeric' }]);

function formatOf(locale: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...form,
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  });
}

function namesOf(dates: readonly Date[], part: 'month' | 'weekday'): string[] {
  const formats = locales.flatMap((locale) => forms(part).map((form) => formatOf(locale, form)));
  const parts = formats.flatMap((format) => dates.flatMap((date) => format.formatToParts(date)));
  const names = parts.filter(({ type }) => type === part).map(({ value }) => value);
  const words = names.map((name) => name.normalize('NFKC').toLowerCase().replace(/\.$/u, ''));
  return [...new Set(words)].filter((word) => /^[\p{L}\p{M}]{3,}$/u.test(word)).toSorted();
}

const file = new URL('../assets/calendar-words.json', import.meta.url);
const words = { months: namesOf(months, 'month'), weekdays: namesOf(days, 'weekday') };
writeFileSync(file, `${JSON.stringify(words)}\n`);
