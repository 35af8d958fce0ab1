import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** eld's smallest model, cut by `scripts/cut-languages.ts`; `usual` is what a text of the language scores on average. */
interface LanguageTable {
  languages: readonly { tag: string; usual: number }[];
  /** By bytes of UTF-8, one a character: pairs of a language's place and a score. */
  sequences: Readonly<Record<string, string>>;
}

let table: LanguageTable | undefined;
function languageTable(): LanguageTable {
  const file = path.join(import.meta.dirname, '../../../../assets/language-table.json');
  // Written by a script of this package.
  table ??= JSON.parse(readFileSync(file, 'utf8')) as LanguageTable;
  return table;
}

const separators = /[^\p{L}]+/gu;
const apostrophes = /['`’]/u;

/** What stands between words is one space; an apostrophe before letters belongs to them. */
function toSpace(signs: string): string {
  let end = signs.length;
  while (end > 0 && apostrophes.test(signs.charAt(end - 1))) end -= 1;
  return (end > 0 ? ' ' : '') + signs.slice(end);
}

const longestSample = 1000;
const mostBytes = 380;
const enoughBytes = 350;
const longestWord = 70;

/** The first words of a text, one character a byte. */
function wordsOf(text: string): string[] {
  const sample = text.slice(0, longestSample).replace(separators, toSpace).trim().toLowerCase();
  const bytes = Buffer.from(sample, 'utf8');
  let end = mostBytes + 1;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end += 1;
  const written = bytes.toString('latin1');
  const space = written.indexOf(' ', enoughBytes + 1);
  const cut = written.slice(0, space === -1 ? end : Math.min(end, space));
  return cut.split(' ').filter((word) => word !== '');
}

/** Four bytes of a word after every third; its beginning and end have a space. */
function sequencesOf(word: string): string[] {
  const length = Math.min(word.length, longestWord);
  const found: string[] = [];
  let at = 0;
  for (; at + 4 < length; at += 3) found.push((at === 0 ? ' ' : '') + word.substring(at, at + 4));
  found.push(`${at === 0 ? ' ' : ''}${word.substring(length === 3 ? 0 : length - 4)} `);
  return found;
}

const firstCode = 48;
/** The table holds scores less what all of them have. */
const leastScore = 53;

function scoresFor(sequences: Iterable<string>): number[] {
  const { languages, sequences: known } = languageTable();
  const scores = languages.map(() => 0);
  for (const sequence of sequences) {
    const packed = known[sequence] ?? '';
    for (let at = 0; at < packed.length; at += 2) {
      const language = packed.charCodeAt(at) - firstCode;
      scores[language] = (scores[language] ?? 0) + packed.charCodeAt(at + 1) - firstCode + leastScore;
    }
  }
  return scores;
}

const fewest = 3;
const scale = 25;
const reliable = 0.75;

/** The language whose sequences of bytes a text has most of; none where it has none. The score is that of eld, from 0 to 1. */
export function mostLikelyLanguage(text: string): { tag: string; isReliable: boolean } | undefined {
  const sequences = new Set(wordsOf(text).flatMap(sequencesOf));
  const scores = scoresFor(sequences);
  const highest = Math.max(...scores);
  const language = languageTable().languages[scores.indexOf(highest)];
  if (!language || highest === 0) return undefined;
  const each = highest / sequences.size;
  const score = each / (each + scale);
  return { tag: language.tag, isReliable: sequences.size >= fewest && score >= language.usual * reliable };
}
