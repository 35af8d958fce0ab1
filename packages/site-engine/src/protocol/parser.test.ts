import { Buffer } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FileEvent } from '../engine.ts';
import { createRandom, cutRandomly } from '../testing/random.ts';
import type { ParsedOutput } from './output.ts';
import { OutputParser } from './parser.ts';

const fixtureSchema = z.object({
  text: z.string(),
  files: z.array(z.tuple([z.string(), z.string()])),
  dropped: z.array(z.tuple([z.string(), z.string()])),
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

const parseWhole = (text: string) => parseChunks([text]);

/** Text as it arrives when the bytes are cut at these places, characters in the middle included. */
function decodePieces(pieces: readonly Uint8Array[]): string[] {
  const decoder = new TextDecoder();
  return [...pieces.map((piece) => decoder.decode(piece, { stream: true })), decoder.decode()];
}

describe.each(fixtures)('an answer with $name', ({ text, files, dropped }) => {
  const expected = {
    files: files.map(([path, content]) => ({ path, content })),
    dropped: dropped.map(([path, reason]) => ({ path, reason })),
  };

  test('gives its files', () => expect(parseWhole(text)).toEqual(expected));

  test('gives the same when cut in two at any byte', () => {
    const bytes = Buffer.from(text);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(parseChunks(decodePieces([bytes.subarray(0, cut), bytes.subarray(cut)]))).toEqual(expected);
    }
  });

  test('gives the same for random chunks', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const pieces = cutRandomly(new Uint8Array(Buffer.from(text)), createRandom(seed), 1 + (seed % 40));
      expect(parseChunks(decodePieces(pieces))).toEqual(expected);
    }
  });

  test('never fails, wherever it is cut off', () => {
    for (let cut = 0; cut <= text.length; cut += 1)
      expect(() => parseWhole(text.slice(0, cut))).not.toThrow();
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

/** Counting what is read, instead of time, makes a quadratic scan fail on every machine. */
test('reports no more than a constant multiple of what it was given', () => {
  const parser = new OutputParser();
  let reported = 0;
  const push = (chunk: string) => {
    for (const { content = '', delta = '' } of parser.push(chunk)) reported += content.length + delta.length;
  };
  push('<file path="a.txt">\n');
  for (let count = 0; count < 40_000; count += 1) push('0123456\n');

  expect(reported).toBeLessThan(10 * 40_000 * 8);
});

test('takes a line of a megabyte in pieces of ten characters', () => {
  const { files } = parseChunks(['<file path="a.txt">\n', ...Array<string>(100_000).fill('0123456789')]);

  expect(files[0]?.content.length).toBe(1_000_001);
});
