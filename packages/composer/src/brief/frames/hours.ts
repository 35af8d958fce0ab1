import { frameWords } from '@sitewright/composer-content';
import { escapePattern } from '../../escape-pattern.ts';
import { tokensOf } from '../read/entries/scan/tokens.ts';
import { type PhraseList, phraseList } from './words.ts';

/** By which sentences of all languages say when somebody is open: days and times are written alike in many. */
export interface HoursWords {
  open: RegExp;
  /** With such a word in them, and no opening: "open day". */
  titles: RegExp;
  closed: RegExp;
  /** Before a day that is no such day: "except". */
  excepts: PhraseList;
  /** In place of times: "by appointment". */
  notes: RegExp;
  /** Between days that are one line. */
  joining: PhraseList;
  /** Around days and times. */
  small: PhraseList;
}

const caseless = /^\p{Lo}/u;

/** Whole words, except in scripts that part none. */
function anyOf(phrases: readonly string[]): RegExp {
  const longestFirst = (list: readonly string[]) =>
    list
      .toSorted((one, other) => other.length - one.length)
      .map(escapePattern)
      .join('|');
  const parted = longestFirst(phrases.filter((each) => !caseless.test(each)));
  const joined = longestFirst(phrases.filter((each) => caseless.test(each)));
  const whole = `(?<![\\p{L}\\p{M}])(?:${parted})(?![\\p{L}\\p{M}])`;
  return new RegExp(joined === '' ? whole : `${whole}|(?:${joined})`, 'iu');
}

let made: HoursWords | undefined;

export function hoursWords(): HoursWords {
  if (made) return made;
  const all = Object.values(frameWords());
  const ofHours = (
    name: 'open' | 'titles' | 'closed' | 'says' | 'through' | 'until' | 'excepts' | 'notes',
  ) => [...new Set(all.flatMap(({ hours }) => hours[name]))];
  const joins = all.flatMap(({ joins, articles }) => [...joins, ...articles]);
  const around = [...ofHours('says'), ...ofHours('through'), ...ofHours('excepts'), ...joins];
  made = {
    open: anyOf(ofHours('open')),
    titles: anyOf(ofHours('titles')),
    closed: anyOf(ofHours('closed')),
    excepts: phraseList(ofHours('excepts')),
    notes: anyOf(ofHours('notes')),
    joining: phraseList(around),
    small: phraseList([...around, ...ofHours('until'), ...ofHours('open'), ...ofHours('closed')]),
  };
  return made;
}

/** Whether a text has a word for being open, or shut. */
export const saysWhenOpen = (text: string): boolean => {
  const { open, closed } = hoursWords();
  return open.test(text) || closed.test(text);
};

/** A longer statement is prose. */
const longest = 400;

/** Whether a sentence says nothing but days and times, which are `values`. */
export function saysOnlyHours(text: string, values: readonly string[]): boolean {
  if (text.length > longest) return false;
  const { small } = hoursWords();
  const longestFirst = values.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, value) => left.replace(value, ' , '), text);
  let at = 0;
  for (const { start, end, kind } of tokensOf(rest)) {
    if (start < at || kind === 'sign') continue;
    const length = kind === 'word' ? small.leading(rest.slice(start)) : 0;
    if (length === 0) return false;
    at = Math.max(end, start + length);
  }
  return true;
}
