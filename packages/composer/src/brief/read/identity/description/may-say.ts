import { phrases } from '@sitewright/composer-content';
import { tokensOf } from '../../entries/scan/tokens.ts';
import { besideWords } from '../../facts/words.ts';
import { isNoLabel } from '../../guard/maker-talk.ts';
import { endingOf, textBefore } from '../grammar.ts';
import type { Reading } from '../reading.ts';
import { isDone } from './around-head.ts';
import { standing } from './standing.ts';

/** "we run the fair": a verb alone. */
function isVerb(phrase: string, text: string, reading: Reading): boolean {
  const tokens = tokensOf(text);
  return (
    !phrase.includes(' ') && tokens.some((token, at) => token.text === phrase && isDone(tokens, at, reading))
  );
}

/** "my brother and I" are who, not what. */
export const isKin = (phrase: string): boolean =>
  phrases().kin.includes(phrase.toLowerCase()) ||
  phrases().kin.includes(phrase.toLowerCase().replace(/['’]?s$/u, ''));

/** "Uncle mends clocks", "choir rehearses on Mondays": who is somebody's own, and what they do. */
export const isOwnersClause = (phrase: string, { language, prompt }: Reading): boolean =>
  language === 'en' &&
  /^\p{L}+\s\p{Ll}{2,20}[^s\s]s\s/u.test(phrase) &&
  ['my', 'our'].some((owner) => prompt.toLowerCase().includes(`${owner} ${phrase.toLowerCase()}`));

/** Whether words stand behind one that speaks of a person: "I teach pottery", "my daughter who has exams". */
function isOfPerson(phrase: string, text: string): boolean {
  const words =
    text
      .slice(0, text.indexOf(phrase))
      .toLowerCase()
      .match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const [before = '', relative = ''] = [words.at(-1), words.at(-2)];
  return (
    speaking.has(before) ||
    words.slice(-3, -1).some((word) => phrases().kin.includes(word) && relatives.has(relative))
  );
}

const speaking: ReadonlySet<string> = new Set('i we ich wir je nous ik wij'.split(' '));
const relatives: ReadonlySet<string> = new Set('who that which die der qui que che która który'.split(' '));

/** Polish declines what stands behind "dla" and "strona": such a phrase cannot stand by itself. */
const isDeclined = (phrase: string, text: string, { language, siteWords }: Reading): boolean => {
  const [last = ''] =
    /(?<!\p{L})\p{L}+(?=\s$)/u.exec(text.slice(0, text.indexOf(phrase)).toLowerCase()) ?? [];
  return language === 'pl' && (last === 'dla' || siteWords.has(last));
};

/** Unless it is put into the first case. */
const staysDeclined = (phrase: string, text: string, reading: Reading): boolean =>
  isDeclined(phrase, text, reading) && standing(phrase, text, reading).text === phrase;

/** "behind the church in Orford": what something stands by is not what it is. */
function isBeside(phrase: string, text: string, { grammar }: Reading): boolean {
  const lead = textBefore(text, text.indexOf(phrase));
  const article = endingOf(lead, grammar.articles);
  const before = article === undefined ? lead : lead.slice(0, -article.length).trimEnd();
  return besideWords().ending(before) > 0;
}

/** Whether a phrase may say what something of a name is. */
export const maySay = (phrase: string, text: string, name: string | undefined, reading: Reading): boolean =>
  phrase !== '' &&
  !isNoLabel(phrase) &&
  !isKin(phrase) &&
  !isVerb(phrase, text, reading) &&
  !isOfPerson(phrase, text) &&
  !isBeside(phrase, text, reading) &&
  !staysDeclined(phrase, text, reading) &&
  !(name && phrase.toLowerCase().includes(name.toLowerCase())) &&
  // "Praxis Dr" of "Praxis Dr. med. Brandt"
  !name?.startsWith(`${phrase}.`);
