import { Buffer } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FileEvent } from '../engine.ts';
import { createRandom, cutRandomly } from '../testing/random.ts';
import type { ParsedOutput } from './output.ts';
import { OutputParser } from './parser.ts';
import { readAnswer } from './read-answer.ts';
import { type ToldFile, ToldFiles } from './told-files.ts';

const fixtureSchema = z.object({
  text: z.string(),
  files: z.array(z.tuple([z.string(), z.string()])),
  dropped: z.array(z.tuple([z.string(), z.string()])),
  notes: z.array(z.string()).default([]),
});

const folder = new URL('./fixtures/', import.meta.url);
const fixtures = readdirSync(folder).map((name) => ({
  name: name.replace('.json', ''),
  ...fixtureSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
}));

function parseChunks(chunks: readonly string[]): ParsedOutput {
  const parser = new OutputParser();
  for (const chunk of chunks) parser.push(chunk);
  return parser.end();
}

interface Followed {
  output: ParsedOutput;
  /** The files that a reader has who follows the events. */
  told: ToldFile[];
}

function followChunks(chunks: readonly string[]): Followed {
  const parser = new OutputParser();
  const told = new ToldFiles();
  for (const chunk of chunks) for (const event of parser.push(chunk)) told.take(event);
  const output = parser.end();
  for (const event of parser.takeEvents()) told.take(event);
  return { output, told: told.files };
}

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);

const parseWhole = (text: string) => parseChunks([text]);

/** Text as it arrives when the bytes are cut at these places, characters in the middle included. */
function decodePieces(pieces: readonly Uint8Array[]): string[] {
  const decoder = new TextDecoder();
  return [...pieces.map((piece) => decoder.decode(piece, { stream: true })), decoder.decode()];
}

/**
 * Bytes of answers that are cut everywhere. Those of whole sites are cut where it counts, since each cut reads all of it again, and at
 * every byte at once; but for the shortest of some ways of writing.
 */
const mostCut = 4000;
const cutAnyway = new Set([
  'site-bolt-cinema-react-mistaken',
  'site-cut-in-a-sheet-of-a-fence',
  'site-tags-nursery-inline-styles',
]);
/** What a parser looks for: marks and tags of files, fences, headings, keys of JSON, thoughts, the ends of pages. */
const structure =
  /`{3,}|<\/?(?:file|files|boltA\w+|dyad-\w+|lov-\w+|write_\w+|path|content|think|html)\b|^(?:=== |#{1,4} |\*\*)|"(?:path|content|files)":|\\n<\/html>/gm;
const mostStructural = 60;
const strata = 40;

/** So many of these, from all over them. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.length <= most
    ? [...items]
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as Item);

/** Before, in and behind marks, and one place at random of each part of the answer. */
function cutsWhereItCounts(text: string, bytes: Uint8Array): number[] {
  const marks = [...text.matchAll(structure)].flatMap(({ 0: mark, index }) => [
    index,
    index + 1,
    index + mark.length,
  ]);
  const structural = spread(marks, mostStructural).map((at) => Buffer.byteLength(text.slice(0, at)));
  const random = createRandom(bytes.length);
  const sampled = Array.from({ length: strata }, (_, index) =>
    Math.floor(((index + random()) * bytes.length) / strata),
  );
  return [0, ...structural, ...sampled, bytes.length];
}

const cutsOf = (name: string, text: string, bytes: Uint8Array): number[] =>
  bytes.length > mostCut && !cutAnyway.has(name)
    ? cutsWhereItCounts(text, bytes)
    : Array.from({ length: bytes.length + 1 }, (_, cut) => cut);

/** As `toEqual`, which takes its time: each answer is read thousands of times. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

describe.each(fixtures)('an answer with $name', ({ name, text, files, dropped, notes }) => {
  const bytes = Buffer.from(text);
  const scale = Math.ceil(bytes.length / mostCut);
  const expected = {
    files: files.map(([path, content]) => ({ path, content })),
    dropped: dropped.map(([path, reason]) => ({ path, reason })),
    notes,
  };
  const told = expected.files.map((file) => ({ ...file, complete: true })).toSorted(byPath);

  test('gives its files', () => expect(parseWhole(text)).toEqual(expected));

  test('gives and tells the same, however it is cut into pieces', () => {
    const halves = cutsOf(name, text, bytes).map((cut) => [bytes.subarray(0, cut), bytes.subarray(cut)]);
    const chunkings = Array.from({ length: 100 }, (_, seed) =>
      cutRandomly(new Uint8Array(bytes), createRandom(seed), scale * (1 + ((seed * 7) % 120))),
    );
    const single = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
    for (const pieces of [...halves, ...chunkings, single].map(decodePieces)) {
      const followed = followChunks(pieces);
      expectSame(followed.output, expected);
      expectSame(followed.told.toSorted(byPath), told);
    }
  });

  test('tells what it gives, wherever it ends', () => {
    for (const cut of cutsOf(name, text, bytes)) {
      const { output, told: files } = followChunks(decodePieces([bytes.subarray(0, cut)]));
      const given = output.files.map((file) => ({ ...file, complete: true }));
      expectSame(files.toSorted(byPath), given.toSorted(byPath));
    }
  });
});

test('tells of a file while it grows, and of its end', () => {
  const parser = new OutputParser();
  const line = `<p>${'word '.repeat(60)}</p>\n`;
  const events: FileEvent[] = [
    ...parser.push('<file path="index.html">\n'),
    ...parser.push(line),
    ...parser.push(line),
    ...parser.push('</file>\n'),
  ];

  expect(events.map(({ path, complete, content, delta }) => [path, complete, content, delta])).toEqual([
    ['index.html', false, line, undefined],
    ['index.html', false, undefined, line],
    ['index.html', true, undefined, undefined],
  ]);
});

test('takes 200 files and drops the others', () => {
  const text = Array.from({ length: 230 }, (_, index) => `<file path="p${index}.html">\nx\n</file>\n`).join(
    '',
  );
  const { files, dropped } = parseWhole(text);

  expect(files).toHaveLength(200);
  expect(dropped[0]).toEqual({ path: 'p200.html', reason: 'a site has at most 200 files' });
});

test('drops what would make the site too large', () => {
  const large = `${'x'.repeat(1_000_000)}\n`.repeat(9);
  const { files, dropped } = parseWhole(
    `<file path="a.txt">\n${large}</file>\n<file path="b.txt">\nb\n</file>\n`,
  );

  expect(files).toEqual([{ path: 'b.txt', content: 'b\n' }]);
  expect(dropped).toEqual([{ path: 'a.txt', reason: 'the site would be too large' }]);
});

test('tells of a line while it is written', () => {
  const parser = new OutputParser();
  parser.push('<file path="index.html">\n<!doctype html><html><p>One');

  expect(parser.push(' two')).toEqual([{ type: 'file', path: 'index.html', delta: ' two', complete: false }]);
});

test('does not tell again what ends in blank lines', () => {
  const parser = new OutputParser();
  const events = ['<file path="a.txt">\n', 'one\n', '\n', '  two\n', '\n', ' \n', '</file>\n'].flatMap(
    (piece) => parser.push(piece),
  );

  expect(events).toEqual([
    { type: 'file', path: 'a.txt', content: 'one\n', complete: false },
    { type: 'file', path: 'a.txt', delta: '\n  two\n', complete: false },
    { type: 'file', path: 'a.txt', complete: true },
  ]);
});

test('tells of a page without markers while it is written', () => {
  const parser = new OutputParser();
  const events = parser.push('Here it is:\n```html\n<!doctype html>\n<p>One</p>\n');
  const grown = parser.push('<p>Two</p>\n');

  expect([...events, ...grown]).toEqual([
    { type: 'file', path: 'index.html', content: '<!doctype html>\n<p>One</p>\n', complete: false },
    { type: 'file', path: 'index.html', delta: '<p>Two</p>\n', complete: false },
  ]);
});

test.each(['<file', '</file', '</think', '```'])('never tells what may become %s', (marker) => {
  const parser = new OutputParser();
  parser.push('<file path="a.txt">\n```\nfirst\n');

  for (const sign of marker) expect(parser.push(sign)).toEqual([]);
});

test('a path written again as nothing, or in another case, is told as what it is in the end', () => {
  const answer =
    '<file path="A.html">\n1\n</file>\n<file path="a.html">\n2\n</file>\n<file path="a.html">\n\n</file>\n';

  expect(followChunks([...answer]).told).toEqual([{ path: 'a.html', content: '2\n', complete: true }]);
});

test('a file that grew too large is taken back', () => {
  const line = `${'x'.repeat(1_000_000)}\n`;
  const pieces = [
    '<file path="a.txt">\n',
    ...Array<string>(9).fill(line),
    '</file>\n<file path="b.txt">\nb\n',
  ];

  expect(followChunks(pieces).told).toEqual([{ path: 'b.txt', content: 'b\n', complete: true }]);
});

test('takes a line of a megabyte in pieces of ten characters', () => {
  const { files } = parseChunks(['<file path="a.txt">\n', ...Array<string>(100_000).fill('0123456789')]);

  expect(files[0]?.content.length).toBe(1_000_001);
});

describe('an answer without markers that is lost', () => {
  const fence = '```';
  const theme = `${fence}css theme.css\n@theme { --color-leaf: #284; }\n${fence}\n\n`;
  const lost = (text: string) =>
    readAnswer(text).map(({ path, content, complete }) => [path, content, complete]);

  test('tells all its files, the one that it breaks off in open', () => {
    expect(lost(`${theme}${fence}html index.html\n<!doctype html>\n<h1>Le`)).toEqual([
      ['index.html', '<!doctype html>\n<h1>Le\n', false],
      ['theme.css', '@theme { --color-leaf: #284; }\n', true],
    ]);
  });

  test('has none open once its last fence is closed', () => {
    expect(lost(`${theme}${fence}html\n<!doctype html>\n<h1>Leaf</h1>\n${fence}\nThat is`)).toEqual([
      ['index.html', '<!doctype html>\n<h1>Leaf</h1>\n', true],
      ['theme.css', '@theme { --color-leaf: #284; }\n', true],
    ]);
  });

  test('has nothing to tell without a page', () => expect(lost(theme)).toEqual([]));
});
