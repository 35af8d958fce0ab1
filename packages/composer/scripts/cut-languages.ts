import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * The table of eld's smallest model as plain data: as a module of object literals it takes 30 MB of every worker and a quarter of
 * a second. For each sequence of bytes: which languages have it, and how much that says.
 */
const source = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('eld/extrasmall'))));
const assets = path.join(import.meta.dirname, '../assets');
const load = (file: string) => import(path.join(source, file));

const { ngramsData } = await load('ngrams/extrasmall.js');
const { avgScore } = await load('avgScore.js');
const { dictionary } = await load('dictionary.js');

/** eld writes bytes from 0x80 on as characters of its own. */
const bytes = new Map<string, string>(
  dictionary.flatMap((character: string, byte: number) =>
    byte >= 0x80 && character !== ' ' ? [[character, String.fromCharCode(byte)]] : [],
  ),
);
const toBytes = (sequence: string): string =>
  [...sequence].map((character) => bytes.get(character) ?? character).join('');

/** Characters below are signs that JSON would write as longer ones. */
const first = 48;
const pack = (scores: Record<string, number>): string =>
  Object.entries(scores)
    .map(([language, score]) => String.fromCharCode(first + Number(language), first + score))
    .join('');

const tags: string[] = Object.values(ngramsData.languages);
const table = {
  languages: tags.map((tag) => ({ tag, usual: avgScore[tag] })),
  sequences: Object.fromEntries(
    Object.entries<Record<string, number>>(ngramsData.ngrams).map(([key, scores]) => [
      toBytes(key),
      pack(scores),
    ]),
  ),
};
await writeFile(path.join(assets, 'language-table.json'), `${JSON.stringify(table)}\n`);
await copyFile(path.join(source, '../LICENSE'), path.join(assets, 'language-table.LICENSE.txt'));
