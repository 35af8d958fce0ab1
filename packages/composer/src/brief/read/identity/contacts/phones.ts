import type { Contact } from '@sitewright/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPersonName } from '../../entries/person.ts';
import { trimSeparators } from '../../entries/scan/trim.ts';
import { asks, roles, talk } from '../../facts/words.ts';
import { mayReach, type Reading } from '../reading.ts';
import { countryOf } from './country.ts';

/** Digits in groups, as telephone numbers are written. */
const shape = /(?<![\p{L}\p{N}#.,$€£¥])[+(]?\d[\d ().\u00a0/–-]{5,22}\d(?![\p{L}\p{N}%€$£]|[.,]\d)/gu;
const phoneWord =
  /(?:phone|tel\.?|telephone|telefono|teléfono|telefone|telefon|téléphone|mobile|mobil|handy|cell|call|ring|whatsapp|fax|hotline|emergency|notruf|office|number|nummer|número|numero|電話|هاتف|电话|☎|📞)[^\d+(]{0,24}$/iu;
const currencyBehind = /^\s?(?:€|\$|£|¥|EUR|USD|GBP|CHF|円|元)/u;
const dateLike =
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^\d{4}\s?[–-]\s?\d{2,4}$/u;
const american = /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/u;

const digitsOf = (text: string) => text.replaceAll(/\D/gu, '');

/** Whether digits in this shape are a number to call, by their form and by what stands before them. */
function isPhone(value: string, before: string, after: string): boolean {
  const digits = digitsOf(value).length;
  if (digits < 7 || digits > 15 || dateLike.test(value) || currencyBehind.test(after)) return false;
  if (phoneWord.test(before)) return true;
  const isGrouped = /[ ().\u00a0/–-]/u.test(value.slice(1));
  return (
    value.startsWith('+') || american.test(value) || (/^\(?0/u.test(value) && (isGrouped || digits >= 9))
  );
}

/** What a number is called: "Box office 01947 …"; a word for telephones is no name of one. */
const plainLabel =
  /^(?:and |und |y |et |e |my |our |the |unsere? |meine? |mi |nuestro |notre |mon )*(?:phone|tel\.?|telephone|telefono|teléfono|telefone|telefon|téléphone|mobile|mobil|handy|cell|call(?: us)?(?: on)?|ring(?: us)?(?: on)?|text(?: us)?|number|phone number|nummer|número|numero|電話|هاتف|电话)?(?: number)?\s?:?$/iu;

function labelOf(before: string, key: string | undefined): string | undefined {
  const words = trimSeparators(
    trimSeparators(before)
      .split(/[.;,!?()\n]/u)
      .at(-1) ?? '',
  ).trim();
  // Behind another address the number is of the same.
  if (talk.has(before) || asks(before) || before.includes('@')) return undefined;
  const isNamed = key !== undefined && roles.has(key) && isPersonName(words);
  if (isNamed) return `${key.trim()}: ${words}`;
  if (words !== '' && !plainLabel.test(words) && words.split(' ').length <= 4 && !/\d/u.test(words))
    return words;
  const head = key?.trim() ?? '';
  return words === '' &&
    head !== '' &&
    head.length <= 30 &&
    !plainLabel.test(head) &&
    !/contact|kontakt/iu.test(head)
    ? head
    : undefined;
}

/** The address to dial: with the country's code where that is known. */
export function dialled(value: string, reading: Reading): string {
  const country = countryOf(reading);
  const number = parsePhoneNumberFromString(value, country ? { defaultCountry: country } : {});
  return number?.isPossible()
    ? number.number
    : value.trim().startsWith('+')
      ? `+${digitsOf(value)}`
      : digitsOf(value);
}

/** As much of a text around a number as tells what it is: a row of many numbers is not gone through for each of them. */
const lookedBefore = 200;
const lookedBehind = 8;

/** The telephone numbers of a prompt exactly as they are written. */
export function readPhones(reading: Reading): Contact[] {
  return reading.statements.flatMap((statement, index) => {
    if (!mayReach(statement)) return [];
    const { text, key = '' } = statement;
    return Array.from(text.matchAll(shape)).flatMap((match): Contact[] => {
      const value = match[0].trim();
      const end = match.index + match[0].length;
      const before = text.slice(Math.max(0, match.index - lookedBefore), match.index);
      const context = before === '' ? key : before;
      if (!isPhone(value, context, text.slice(end, end + lookedBehind))) return [];
      const label = labelOf(before, statement.key);
      return [
        {
          kind: 'phone',
          value,
          ...(label === undefined ? {} : { label }),
          target: `tel:${dialled(value, reading)}`,
          from: [index],
        },
      ];
    });
  });
}
