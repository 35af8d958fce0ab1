import { IntlMessageFormat } from 'intl-messageformat';

const compiled = new Map<string, IntlMessageFormat>();

function compile(message: string, locale: string): IntlMessageFormat {
  const key = `${locale}\n${message}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  compiled.set(key, made);
  return made;
}

/**
 * Puts values into an ICU message of this package: `format('{found} of {all}', { found: 3, all: 9 })`. `locale` decides on plurals.
 * Messages are compiled once and kept, so words of a prompt are values and never messages.
 *
 * @throws when a parameter of the message has no value.
 */
export function format(
  message: string,
  values: Readonly<Record<string, string | number>> = {},
  locale = 'en',
): string {
  return String(compile(message, locale).format({ ...values }));
}
