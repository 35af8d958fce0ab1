import { phrases } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../../classify/classified.ts';
import { beginsWithPurpose, labelIn } from '../../../frames/contacts.ts';
import { frameWordsOf, turnWords } from '../../../frames/words.ts';
import { quotesOf } from '../../entries/quotes.ts';
import { findMoney } from '../../entries/scan/money.ts';
import { isNoLabel, isSalutation } from '../../guard/maker-talk.ts';
import { isOfOthers as isContactOfOthers } from '../contacts/others.ts';
import { endingOf, textBefore } from '../grammar.ts';
import { isOf, type Reading } from '../reading.ts';
import { calledNames } from './called.ts';
import { type Candidate, mayName } from './candidate.ts';
import { capital, inTitleCase, isCasual } from './casing.ts';
import { isCommon } from './common-words.ts';
import { coupleNames } from './couples.ts';
import { certainHosts, hostsOf, isHost, wordsOfHost } from './hosts.ts';
import { likeliest } from './likeliest.ts';
import { isOfAddress } from './of-address.ts';
import { headNames, introducedNames } from './person-names.ts';
import { inFirstCase } from './polish.ts';
import { writtenNames } from './written.ts';

const longestName = 60;
const mostWords = 8;

const lastWord = /[,;–—-]\s*([\p{L}\p{M}]+)\s*$/u;
/** "A shop for candles, name: Wick & Wax". */
const endsInKey = (text: string | undefined, keys: ReadonlySet<string>): boolean =>
  keys.has(lastWord.exec((text ?? '').slice(-longestName))?.[1]?.toLowerCase() ?? '');

/** A name of its own key, however it is written. */
function statedNames({ statements, grammar }: Reading): Candidate[] {
  return statements.flatMap(({ key, text, class: name }, index) => {
    // "date, name, phone" are the fields of a form.
    const isField = name === 'function_wish' || statements[index - 1]?.class === 'function_wish';
    const isKey =
      grammar.keys.has(key?.trim().toLowerCase() ?? '') ||
      (!isField && endsInKey(statements[index - 1]?.text, grammar.keys));
    return isKey && name !== 'prohibition' && text.length <= longestName
      ? [{ text: text.replace(/[.;,]$/u, ''), index, weight: 0.98, isSaid: true }]
      : [];
  });
}

const keyed = /(?:^|[\s,;(–—-])([\p{L}\p{M}]+)\s?[:=]\s(.{2,60})$/u;
const bareKeyed = /(?:^|[,;–—-]\s?)(?:the\s)?([\p{L}\p{M}]+)\s([^,.;:!?]{2,40})$/u;

/** "Oh, and the name: Throughstone"; without a sign only where nobody puts any: "nome agulha fina". */
function toldNames({ statements, grammar, prompt }: Reading): Candidate[] {
  const isLoose = isCasual(prompt);
  const [plainest = ''] = grammar.keys;
  const names = new Set([plainest, 'name']);
  return statements.flatMap((statement, index) => {
    const { class: name, text } = statement;
    if (name === 'prohibition' || text.length > longestTold) return [];
    const [, key = '', value = ''] = keyed.exec(text) ?? [];
    if (names.has(key.toLowerCase()))
      return [{ text: value.replace(/[.;,!]$/u, ''), index, weight: 0.96, isSaid: true }];
    const [, word = '', rest = ''] = (isLoose && isOf(statement, 'identity') && bareKeyed.exec(text)) || [];
    const [first = ''] = rest.split(' ');
    const isNamed =
      names.has(word.toLowerCase()) &&
      !grammar.copulas.has(first) &&
      rest.split(' ').length <= mostSmallWords;
    return isNamed ? [{ text: rest, index, weight: 0.84, isSaid: true }] : [];
  });
}

const longestTold = 200;
const mostSmallWords = 4;

/** "we are the mending room, a repair cafe": what somebody without capitals says they are, and then what that is. */
function selfNames({ statements, grammar, prompt }: Reading): Candidate[] {
  if (!isCasual(prompt)) return [];
  return statements.flatMap((statement, index) => {
    if (!isOf(statement, 'identity')) return [];
    const small = statement.text.toLowerCase();
    const self = endingOf(small.slice(0, small.indexOf(' the ') + 1).trimEnd(), grammar.selves);
    const rest = self ? statement.text.slice(small.indexOf(' the ') + 1) : '';
    const [called = '', behind = statements[index + 1]?.text ?? ''] = rest.split(/,\s*/u, 2);
    const [next = ''] = behind.toLowerCase().split(' ', 1);
    const isSaidOf =
      grammar.articles.has(next) && next !== 'the' && called.split(' ').length <= mostSmallWords;
    return called !== '' && isSaidOf ? [{ text: called, index, weight: 0.8, isSaid: true }] : [];
  });
}

/** "a small firm, Weber & Partner, in Zurich": what stands as a name in the sentence that the prompt opens with. */
const openingNames = ({ statements }: Reading): Candidate[] =>
  statements.flatMap(({ told, text }, index) =>
    told === 'name' ? [{ text, index, weight: 0.87, isSaid: true }] : [],
  );

/** Words that are no name's: what is said, a button's label and a wish stand between marks, too. */
function isNamingQuote(before: string, reading: Reading): boolean {
  const { grammar, siteWords } = reading;
  if (before === '' || endingOf(before, grammar.called) || endingOf(before, grammar.recipients)) return true;
  const last = /(?<![\p{L}\p{M}-])[\p{L}\p{M}-]+$/u.exec(before)?.[0] ?? '';
  if (['ja', 'zh', 'ar'].includes(reading.language)) return last !== '' && !siteWords.has(last);
  if (/[,–—-]$/u.test(before)) return true;
  return last.length > 2 && ![grammar.edges, grammar.wants, siteWords].some((list) => list.has(last));
}

/** Classes of statements that say who it is; a wish has the words of a button or headline between marks. */
const saysWho = new Set(['identity', 'meta', 'context', 'story', 'fact', 'not_understood']);

/** What stands between quotation marks behind what it is or a word that names it. */
function quotedNames(reading: Reading): Candidate[] {
  const first = reading.statements.findIndex(
    ({ kind, text, class: name }) => kind !== 'markup' && name !== 'meta' && !isSalutation(text),
  );
  return reading.statements.flatMap((statement, index) => {
    // What a prompt begins with is what it is about: "the street party “Open Yards”, 30 May".
    const isFirst = index === first && (isOf(statement, 'identity') || statement.class === 'event');
    if (!isFirst && !(saysWho.has(statement.class) && isOf(statement, 'identity'))) return [];
    return quotesOf(statement.text)
      .filter(({ text, start }) => {
        const isShort = text.length <= longestName && text.split(' ').length <= mostWords;
        return isShort && !/[.!?]$/u.test(text) && isNamingQuote(textBefore(statement.text, start), reading);
      })
      .map(({ text }, place) => ({ text, index, weight: 0.94 - place * 0.1, isSaid: true }));
  });
}

/** A heading at the very top that says nothing but the name. */
function titleNames(reading: Reading): Candidate[] {
  const index = reading.statements.findIndex(({ kind }) => kind !== 'markup');
  const first = reading.statements[index];
  if (first?.kind !== 'heading' || first.text.length > longestName) return [];
  // "Joinery in Lecco:" is the head of what follows on its line.
  if (!/^\s*#/u.test(reading.prompt) && !reading.prompt.slice(first.end).startsWith('\n')) return [];
  if (
    first.text.split(' ').length > mostWords ||
    /[!?]$/u.test(first.text) ||
    isAboutSites(first.text, reading)
  )
    return [];
  return [{ text: first.text, index, weight: 0.8 }];
}

const isAboutSites = (text: string, { siteWords }: Reading): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}-]+/u)
    .some((word) => siteWords.has(word));

/** Languages in which a name is written otherwise than its address. */
const ownScripts = ['ja', 'zh', 'ko', 'ar', 'ru'];

/** Latin words within a script of its own are a name more often than not. */
function foreignNames({ statements, language }: Reading): Candidate[] {
  if (!ownScripts.includes(language)) return [];
  return statements.flatMap((statement, index) =>
    isOf(statement, 'identity')
      ? Array.from(statement.text.matchAll(/[A-Z][A-Za-z0-9 &'’.-]{1,40}[A-Za-z0-9]/g), ([text]) => ({
          text,
          index,
          weight: 0.6,
        }))
      : [],
  );
}

const leastWeight = 0.5;
/** That the address of the site or a mailbox is the name says it is the whole's. */
const hostBonus = 0.2;
const againBonus = 0.06;

/** What stands in the prompt once more is more of a name than what turns up once. */
function weighed(
  candidate: Candidate,
  counts: ReadonlyMap<string, number>,
  hosts: readonly string[],
): Candidate {
  const isAgain = (counts.get(candidate.text) ?? 0) > 1;
  const bonus = (isHost(candidate.text, hosts) ? hostBonus : 0) + (isAgain ? againBonus : 0);
  return { ...candidate, weight: candidate.weight > 0 ? candidate.weight + bonus : 0 };
}

/** In how many statements each candidate stands. */
function countsOf(candidates: readonly Candidate[]): Map<string, number> {
  const statements = new Map<string, Set<number>>();
  for (const { text, index } of candidates)
    statements.set(text, (statements.get(text) ?? new Set()).add(index));
  return new Map([...statements].map(([text, { size }]) => [text, size]));
}

/** The full stop of "Co." was taken for the sentence's. */
const withStop = (name: string, prompt: string): string => {
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return name.includes(' ') && phrases().suffixes.includes(last) && prompt.includes(`${name}.`)
    ? `${name}.`
    : name;
};

/** Legal forms that are written in small letters or with stops, and belong to the name right before them. */
const legalForm =
  /^\s(?:e\.\s?V\.|e\.\s?K\.|e\.\s?G\.|S\.\s?L\.|S\.\s?A\.|S\.?r\.?l\.|s\.c\.|sp\. z o\.o\.|B\.V\.|V\.O\.F\.)/u;

function withLegalForm(name: string, prompt: string): string {
  const at = prompt.indexOf(name);
  const form =
    at < 0 ? undefined : legalForm.exec(prompt.slice(at + name.length, at + name.length + 16))?.[0];
  return form ? `${name}${form}` : name;
}

/** The first letter of "e. V." is no word of a name. */
const withoutRest = (name: string): string => name.replace(/\s(?:e|S|B)$/u, '');

/** What is left of a word behind its apostrophe: "re" of "we're". */
const isOfContraction = (text: string, prompt: string): boolean =>
  text.length <= 2 && new RegExp(`['’]${text.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'iu').test(prompt);

/** "BSc Nursing", "M.Sc": what somebody has learnt. */
const isDegree = (text: string): boolean => {
  const [first = ''] = text.split(/[\s,]/u, 1);
  return phrases().degrees.includes(first.replaceAll('.', '').toLowerCase());
};

/** "Praxis: 04921 555 010": a number to call, and no name. */
const hasNumber = (text: string): boolean => /\d[\d ()/–-]{6,}\d/u.test(text);

/** "Flohmarkt am 7.6": a day in numbers is of no name. */
const hasDay = (text: string): boolean => /(?<![\d.])\d{1,2}[./]\d{1,2}(?:$|[.\s])/u.test(text);

const isWithinAddress = (text: string, statement: Classified | undefined): boolean =>
  statement !== undefined && isOfAddress(text, statement);

/** "Taxis: Stowe Cars 01451 555 018": who has a number under a word of their own is not whom the site is for. */
function isOfOthers(candidate: Candidate, reading: Reading): boolean {
  const { text, index, isSaid } = candidate;
  const { key, text: said = '' } = reading.statements[index] ?? {};
  const at = said.indexOf(text);
  if (isSaid || at < 0) return false;
  const [before, behind] = [said.slice(0, at), said.slice(at + text.length)];
  const words = frameWordsOf(reading.language);
  const isUnderWord = index > 0 && before === '' && key !== undefined && labelIn(key, words) !== '';
  if (isUnderWord && numberNext.test(behind)) return true;
  return (
    reachedNear.test(behind) &&
    ((index > 0 && beginsWithPurpose(before, words)) || isContactOfOthers(`${before}${text}`, index, reading))
  );
}

const numberNext = /^,?\s[+(]?\d[\d ()/–-]{6,}\d/u;
/** A number or an address of the same sentence. */
const reachedNear = /^[^.;!?\d@]{0,40}(?:[+(]?\d[\d ()/–-]{6,}\d|[^\s@]{1,64}@)/u;

const isCredible = (candidate: Candidate, reading: Reading): boolean => {
  const { text, index, isSaid } = candidate;
  return (
    /\p{L}|\p{N}/u.test(text) &&
    !/^#?[0-9a-f]{6}$/iu.test(text) &&
    !isNoLabel(text) &&
    !isSalutation(text) &&
    !isDegree(text) &&
    findMoney(text).length === 0 &&
    !hasNumber(text) &&
    !hasDay(text) &&
    turnWords().ending(text) === 0 &&
    !isOfOthers(candidate, reading) &&
    !isWithinAddress(text, reading.statements[index]) &&
    !isOfContraction(text, reading.prompt) &&
    (isSaid ? !isAboutSites(text, reading) || text.includes(' ') : !isCommon(text, reading))
  );
};

const hostWeight = 0.55;

/** What somebody has or does; what is only compared with, or not wanted, has addresses as well. */
const tellsOfSelf = new Set(['identity', 'fact', 'item', 'event', 'person', 'story', 'function_wish']);

/** Where nothing else is a name, the address that somebody has is theirs: "bramble-and-bone.example". */
function hostName(reading: Reading): Brief['name'] {
  const { grammar, statements, language } = reading;
  if (ownScripts.includes(language)) return undefined;
  const found = statements.flatMap(({ class: name, text }, index) =>
    tellsOfSelf.has(name) && ![...grammar.like].some((like) => text.toLowerCase().includes(`${like} `))
      ? certainHosts(text)
          .filter(
            (host) => !isContactOfOthers(text.slice(0, text.toLowerCase().indexOf(host)), index, reading),
          )
          .map((host) => ({ host, index }))
      : [],
  );
  const [first] = found;
  if (!first || found.some(({ host }) => host !== first.host)) return undefined;
  const words = first.host.split('-').filter(Boolean);
  const said = wordsOfHost(first.host, reading.prompt);
  const value =
    said === undefined
      ? words.map((word, at) => (at > 0 && grammar.links.has(word) ? word : capital(word))).join(' ')
      : inTitleCase(said, reading);
  if (!/\p{L}{3}/u.test(value) || isNoLabel(value) || isCommon(value, reading)) return undefined;
  return { value, sureness: hostWeight, from: [first.index] };
}

/** A name as it stands by itself. */
function asDeclined(name: string, { index }: Candidate, { language, statements }: Reading): string {
  const text = statements[index]?.text ?? '';
  return language === 'pl' ? inFirstCase(name, textBefore(text, text.indexOf(name))) : name;
}

/** The name of what the site is for; undefined where the prompt gives none. */
export function readName(reading: Reading): Brief['name'] {
  const hosts = hostsOf(reading.prompt);
  const all = [
    ...statedNames(reading),
    ...toldNames(reading),
    ...selfNames(reading),
    ...openingNames(reading),
    ...titleNames(reading),
    ...introducedNames(reading),
    ...headNames(reading),
    ...coupleNames(reading),
    ...quotedNames(reading),
    ...foreignNames(reading),
    ...reading.statements.flatMap((statement, index) => [
      ...(mayName(statement)
        ? [...calledNames(statement, index, reading), ...writtenNames(statement, index, reading)]
        : []),
    ]),
  ];
  const counts = countsOf(all);
  const candidates = all
    .map((candidate) => weighed(candidate, counts, hosts))
    .filter((candidate) => candidate.weight >= leastWeight && isCredible(candidate, reading));
  const best = likeliest(candidates, reading, (candidate) => isCredible(candidate, reading));
  if (!best) return hostName(reading);
  const asSaid = withoutRest(best.text.trim());
  return {
    value: withLegalForm(
      inTitleCase(withStop(asDeclined(asSaid, best, reading), reading.prompt), reading),
      reading.prompt,
    ),
    sureness: Math.min(best.weight, 0.98),
    from: [best.index],
  };
}
