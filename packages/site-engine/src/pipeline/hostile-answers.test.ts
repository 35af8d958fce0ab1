import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const megabyte = 1_000_000;
/** Ends the wait for a thread that would take for ever; linear work is done in a hundredth of it. */
const watchdogMs = 90_000;
const resultSchema = z.object({ files: z.number(), read: z.number(), built: z.number() });

let worker: Worker;

beforeAll(() => {
  worker = new Worker(new URL('../testing/hostile-answer.ts', import.meta.url));
});

afterAll(() => worker.terminate());

interface Answer {
  before?: string;
  piece: string;
  size: number;
  builds?: boolean;
}

async function measure({ before = '', builds = false, ...rest }: Answer) {
  worker.postMessage({ before, builds, ...rest });
  const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(watchdogMs) });
  return resultSchema.parse(message);
}

const page = '<file path="index.html">\n<!doctype html>\n<h1>Bread</h1>\n';

/** Eight times the length: linear work grows by eight, quadratic work by sixty-four. The bound leaves room for noise. */
const growth = 8;
const mostGrowth = 24;
/** CPU milliseconds below which a clock tells nothing. */
const noise = 25;

const pieces: [string, string][] = [
  ['<title', '<title'],
  ['<title>', '<title>'],
  ['<form', '<form'],
  ['<form ', '<form '],
  ['<form action=', '<form action='],
  ['<head ', '<head '],
  ['fences', '```\n'],
  ['fences on one line', '``` '],
  ['markers', '~~~'],
  ['markers that end otherwise', `${'~'.repeat(5000)}\`\n`],
  ['<file', '<file'],
  ['<file path', '<file path="a.html">\n'],
  ['<file with a long path', `<file path=${'a'.repeat(500)}${'b'.repeat(200)}\n`],
  ['</file>', '</file>\n'],
  ['<think>', '<think>'],
  ['<think></think>', '<think></think>'],
  ['</html', '</html'],
  ['<style>', '<style>'],
  ['paths between tags', '<path>a.css</path>\n'],
  ['contents that do not end', '<parameter=content>'],
  ['braces', '{\n'],
  ['fenced styles', '```css\na{}\n```\n'],
  ['scripts of a shell', "cat > a.css <<'E'\nE\n"],
  ['empty lines', '\n'],
  ['blanks', ' '],
];

describe.each(pieces)('eight megabytes of %s', (_, piece) => {
  test.each([
    ['alone', ''],
    ['in a page', page],
  ])('are read in time that grows with their length, %s', { timeout: watchdogMs }, async (_, before) => {
    const small = await measure({ before, piece, size: megabyte });
    const large = await measure({ before, piece, size: growth * megabyte });

    expect(large.read / Math.max(small.read, noise)).toBeLessThan(mostGrowth);
  });
});

test.each(['<title', '<form ', '<head ', '```\n', '<file', '<think>', '<style>', 'x'.repeat(9999)])(
  'a page of %.10j is built, or refused, in time that grows with its length',
  { timeout: watchdogMs },
  async (piece) => {
    const small = await measure({ before: page, piece, size: megabyte / 4, builds: true });
    const large = await measure({ before: page, piece, size: (growth * megabyte) / 4, builds: true });

    expect(large.files).toBe(1);
    expect(large.built / Math.max(small.built, noise)).toBeLessThan(mostGrowth);
  },
);

test('a page as large as a site may be is built', { timeout: watchdogMs }, async () => {
  const largest = 8 * megabyte;

  expect(await measure({ before: page, piece: '<form ', size: largest, builds: true })).toMatchObject({
    files: 1,
  });
});
