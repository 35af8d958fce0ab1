import type { Contact } from '@sitewright/contracts';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { labelIn } from '../../../frames/contacts.ts';
import { type FrameWords, frameWordsOf, phoneWords } from '../../../frames/words.ts';
import { isPersonName } from '../../entries/person.ts';
import { trimSeparators } from '../../entries/scan/trim.ts';
import { asks, roles, talk } from '../../facts/words.ts';
import { mayReach, type Reading } from '../reading.ts';
import { countryOf } from './country.ts';
import { isOfOthers } from './others.ts';

/** Digits in groups, as telephone numbers are written. */
const shape =
  /(?<![\p{Lu}\p{Ll}\p{N}#.,$€£¥])[+(]?\d[\d ().\u00a0/–-]{5,22}\d(?![\p{Lu}\p{Ll}\p{N}%€$£]|[.,]\d)/gu;
const phoneSign = /[☎📞][^\d+(]{0,24}$/u;
/** As far before a number a word says that it is one to call. */
const nearest = 32;
const currencyBehind = /^\s?(?:€|\$|£|¥|EUR|USD|GBP|CHF|円|元)/u;
const dateLike =
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^\d{4}\s?[–-]\s?\d{2,4}$/u;
/** "DE12 3456 …" is an account. */
const account = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}\s$/u;
const american = /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/u;

const digitsOf = (text: string) => text.replaceAll(/\D/gu, '');

const fewestGroups = 3;
/** Whether it is a number that there can be in the country of the prompt. */
const isNumberOf = (value: string, country: CountryCode): boolean =>
  parsePhoneNumberFromString(value, country)?.isValid() === true;

/** Whether digits in this shape are a number to call, by their form and by what stands before them. */
function isPhone(value: string, before: string, after: string, country: CountryCode | undefined): boolean {
  const digits = digitsOf(value).length;
  if (digits < 7 || digits > 15 || dateLike.test(value) || currencyBehind.test(after)) return false;
  if (account.test(before)) return false;
  const near = before.slice(-nearest).replace(/^.*\d/su, '');
  if (phoneSign.test(near) || phoneWords().has(near)) return true;
  if (country && value.split(' ').length >= fewestGroups && isNumberOf(value, country)) return true;
  const isGrouped = /[ ().\u00a0/–-]/u.test(value.slice(1));
  return (
    value.startsWith('+') || american.test(value) || (/^\(?0/u.test(value) && (isGrouped || digits >= 9))
  );
}

/** "Taxis: Stowe Cars": whoever has a name of several words behind what they are called. */
const isNamedAs = (key: string, said: string, words: FrameWords): boolean =>
  /^\p{Lu}\S*(?:\s\p{Lu}\S*){1,3}$/u.test(said) &&
  labelIn(said, words) === said &&
  labelIn(key, words) === key;

/** What a number is called: "Box office 01947 …"; words that only lead to a number are no name of it. */
export function labelOf(before: string, key: string | undefined, words: FrameWords): string | undefined {
  const said = trimSeparators(
    trimSeparators(before)
      .split(/[.;,!?()\n]/u)
      .at(-1) ?? '',
  ).trim();
  // Behind another address the number is of the same.
  if (talk.has(before) || asks(before) || before.includes('@')) return undefined;
  const isNamed =
    key !== undefined &&
    ((roles.has(key) && isPersonName(said) && !phoneWords().has(said)) || isNamedAs(key, said, words));
  if (isNamed) return `${key.trim()}: ${said}`;
  const label = labelIn(said, words);
  if (label !== '') return label;
  const head = labelIn(key?.trim() ?? '', words);
  return said === '' && head !== '' && head.length <= longestHead ? head : undefined;
}

const longestHead = 30;

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
export const lookedBefore = 200;
const lookedBehind = 8;

/** The telephone numbers of a prompt exactly as they are written. */
export function readPhones(reading: Reading): Contact[] {
  const words = frameWordsOf(reading.language);
  const country = countryOf(reading);
  return reading.statements.flatMap((statement, index) => {
    if (!mayReach(statement)) return [];
    const { text, key = '' } = statement;
    return Array.from(text.matchAll(shape)).flatMap((match): Contact[] => {
      const value = match[0].trim();
      const end = match.index + match[0].length;
      const before = text.slice(Math.max(0, match.index - lookedBefore), match.index);
      const context = before === '' ? key : before;
      if (!isPhone(value, context, text.slice(end, end + lookedBehind), country)) return [];
      const label = labelOf(before, statement.key, words);
      if (label === undefined && isOfOthers(before, index, reading)) return [];
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
