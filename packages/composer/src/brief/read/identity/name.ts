import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { quotesOf } from '../entries/quotes.ts';
import { nameRuns, type Run } from './name-runs.ts';
import { makers, nameKeys, naming, recipients } from './name-words.ts';
import { isOf, type Reading, statementsOf, wordsFor } from './reading.ts';

interface Candidate {
  text: string;
  index: number;
  weight: number;
}

const longestName = 60;
const mostWords = 8;

/** A name of its own line or key, however it is written. */
function statedNames({ statements }: Reading): Candidate[] {
  return statements.flatMap(({ key, text, class: name }, index) => {
    const isKey = nameKeys.has(key?.trim().toLowerCase() ?? '');
    return isKey && name !== 'prohibition' && text.length <= longestName
      ? [{ text, index, weight: 0.98 }]
      : [];
  });
}

/** What stands between quotation marks where the prompt says what the site is. */
function quotedNames(statement: Classified, index: number): Candidate[] {
  if (statement.class !== 'identity') return [];
  return quotesOf(statement.text)
    .filter(({ text }) => text.length <= longestName)
    .map(({ text }, place) => ({ text, index, weight: 0.95 - place * 0.1 }));
}

const behindName =
  /\s(?:that|which|who|where|with|in|at|for|and|she|he|they|we|it|die|der|das|mit|que|con|en|qui|avec|che|com|em)\s/iu;

/** What follows "called", as far as it is written like a name, or to the next small word in a prompt without capitals. */
function calledNames({ text }: Classified, index: number, { prompt }: Reading): Candidate[] {
  const small = text.toLowerCase();
  for (const word of naming) {
    const at = small.indexOf(word);
    if (at < 0 || /[\p{L}]/u.test(small.charAt(at - 1)) || /[\p{L}]/u.test(small.charAt(at + word.length)))
      continue;
    const rest = text.slice(at + word.length).replace(/^[\s:"'“„«]+/u, '');
    const [run] = nameRuns(rest);
    if (run && run.start <= 4) return [{ text: run.text, index, weight: 0.95 }];
    if (/\p{Lu}/u.test(prompt)) continue;
    const name = (rest.split(/[,.;:!?()"”»\n]/u)[0] ?? '').split(behindName)[0]?.trim() ?? '';
    if (name && name.split(' ').length <= 4) return [{ text: name, index, weight: 0.85 }];
  }
  return [];
}

/** A heading at the very top that says nothing but the name. */
function titleNames(reading: Reading): Candidate[] {
  const index = reading.statements.findIndex(({ kind }) => kind !== 'markup');
  const first = reading.statements[index];
  if (first?.kind !== 'heading' || !isOf(first, 'identity') || first.text.length > longestName) return [];
  const isPlain = !isAboutSites(first.text, reading) && first.text.split(' ').length <= mostWords;
  return isPlain ? [{ text: first.text, index, weight: 0.9 }] : [];
}

const isAboutSites = (text: string, { siteWords }: Reading): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}-]+/u)
    .some((word) => siteWords.has(word));

/** How likely a row of capitals is the name, by what stands around it. */
function weightOf(run: Run, placeWords: ReadonlySet<string>): number {
  if (placeWords.has(run.before) || makers.has(run.before)) return makers.has(run.before) ? 0.5 : 0.2;
  const isSaidOf = /^(?:,|is|ist|es|est|è|é)$/iu.test(run.after);
  if (run.isFirst && run.words === 1 && !isSaidOf) return 0.1;
  if (recipients.includes(run.before)) return 0.85;
  if (run.before === ',') return 0.72;
  return run.isFirst ? (isSaidOf ? 0.75 : 0.55) : 0.7;
}

/** Words of months, weekdays and languages are written like names, too. */
function commonCapitals(reading: Reading): Set<string> {
  return new Set(wordsFor(reading, ({ months, weekdays }) => [...months.flat(), ...weekdays.flat()]));
}

/** In German every noun has a capital: what the site is stands before its name. */
function withoutNouns(run: Run, reading: Reading): string {
  if (reading.language !== 'de') return run.text;
  const [own, english] = reading.locales;
  const isNoun = (word: string) =>
    Object.values(own.siteTypes).some(({ nouns }) => nouns.some((noun) => word.endsWith(noun)));
  const isInternational = (word: string) =>
    Object.values(english?.siteTypes ?? {}).some(({ nouns }) => nouns.includes(word));
  const words = run.text.split(' ');
  const small = words[0]?.toLowerCase() ?? '';
  const isDropped = words.length > 1 && isNoun(small) && !isInternational(small);
  return isDropped ? words.slice(1).join(' ') : run.text;
}

function writtenNames(statement: Classified, index: number, reading: Reading): Candidate[] {
  const common = commonCapitals(reading);
  return nameRuns(statement.text)
    .filter(({ text }) => text.length <= longestName && !common.has(text.toLowerCase()))
    .map((run) => {
      const text = withoutNouns(run, reading);
      const isCommon = text === run.text && isAboutSites(text, reading);
      const share = statement.class === 'identity' ? 1 : 0.8;
      return { text, index, weight: isCommon ? 0 : weightOf(run, reading.placeWords) * share };
    });
}

/** Latin words within a script of its own are a name more often than not. */
function foreignNames({ text }: Classified, index: number, { language }: Reading): Candidate[] {
  if (!['ja', 'zh', 'ko', 'ar', 'ru'].includes(language)) return [];
  return Array.from(text.matchAll(/[A-Za-z][A-Za-z0-9 &'’.-]{1,40}[A-Za-z0-9]/g), ([name]) => ({
    text: name,
    index,
    weight: 0.6,
  }));
}

const leastWeight = 0.35;

/** The name of what the site is for; undefined where the prompt gives none. */
export function readName(reading: Reading): Brief['name'] {
  const identities = statementsOf(reading, 'identity');
  const candidates = [
    ...statedNames(reading),
    ...titleNames(reading),
    ...identities.flatMap(({ statement, index }) => [
      ...quotedNames(statement, index),
      ...calledNames(statement, index, reading),
      ...foreignNames(statement, index, reading),
      ...writtenNames(statement, index, reading),
    ]),
  ];
  const best = candidates.reduce<Candidate | undefined>(
    (one, other) => (one && one.weight >= other.weight ? one : other),
    undefined,
  );
  if (!best || best.weight < leastWeight) return undefined;
  return { value: best.text.trim(), sureness: Math.min(best.weight, 0.98), from: [best.index] };
}
