import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import {
  answers,
  failsWith,
  hangs,
  recordedAnswer,
  recordedHeading,
  repairs,
  sends,
  startFakeProvider,
  toTextEvent,
} from '../testing/index.ts';
import { runCli } from './run-cli.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-cli-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function startProvider() {
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  return provider;
}

/** Stops when it is told this. */
async function run(args: string[], environment: NodeJS.ProcessEnv = {}, stopAt?: string) {
  const stop = new AbortController();
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCli({
    args,
    // A browser is started where a test wants one.
    environment: { BROWSER_LOOK: 'off', ...environment },
    signal: stop.signal,
    print: (line) => printed.push(line),
    complain: (line) => {
      complaints.push(line);
      if (line === stopAt) queueMicrotask(() => stop.abort());
    },
  });
  return { code, printed, complaints: complaints.join('\n') };
}

const summarySchema = z.object({
  name: z.string().min(1),
  engine: z.enum(['composer', 'openai']),
  files: z.number().positive(),
  bytes: z.number().positive(),
  milliseconds: z.number(),
  placeholders: z.number(),
  missing: z.number(),
  checks: z.object({ passed: z.number(), repaired: z.number(), failed: z.literal(0) }),
});

test('writes a composed site and prints its summary as one line of JSON', async () => {
  const { code, printed } = await run([
    '--prompt',
    'A bakery called Hearth',
    '--out',
    join(folder, 'new'),
    '--seed',
    '3',
  ]);
  const summary = summarySchema.parse(JSON.parse(printed.join('\n')));

  expect(code).toBe(0);
  expect(summary.engine).toBe('composer');
  expect((await readdir(join(folder, 'new'), { recursive: true })).sort()).toEqual(
    expect.arrayContaining(['index.html', 'styles.css']),
  );
});

test('tells what is left to fill in, where, and what the person should know', async () => {
  const prompt = 'A gym called Iron Hour in Oslo with prices';
  const { printed, complaints } = await run(['--prompt', prompt, '--out', folder, '--engine', 'composer']);
  const { placeholders } = summarySchema.parse(JSON.parse(printed.join('')));

  expect(placeholders).toBeGreaterThan(0);
  expect(complaints).toContain(`To fill in (${placeholders}):`);
  expect(complaints).toMatch(/\d × “Examples: .+”: index\.html:\d+/);
  expect(complaints).toMatch(/To know:\n {2}\S/);
});

test('tells what of the prompt was not used, and why', async () => {
  const prompt = 'A gym called Iron Hour in Oslo\nFunctions:\n- Members log in with a password';
  const { complaints } = await run(['--prompt', prompt, '--out', folder, '--engine', 'composer']);

  expect(complaints).toMatch(/Not used \(\d+\):[\s\S]* {2}“Members log in with a password”\n {4}\S/);
});

test("tells what a model's site still has wrong, and what was repaired", async () => {
  const provider = await startProvider();
  const page = '<h1>Hi</h1><img src="team.jpg" alt="Our team"><script>new RTCPeerConnection()</script>';
  provider.behave(answers(`<file path="index.html">\n${page}\n</file>\n`));
  const environment = { OPENAI_BASE_URL: provider.baseURL, OPENAI_MODEL: 'fake-model' };
  const { complaints } = await run(['--prompt', 'A bakery', '--out', folder], environment);

  expect(complaints).toContain('1 × “Picture: Our team”: index.html:');
  expect(complaints).toMatch(/To put right:[\s\S]*WebRTC[\s\S]*index\.html:\d+: .*RTCPeerConnection/);
  expect(complaints).toMatch(/Repaired:[\s\S]*“team\.jpg” is not part of the site/);
});

test('tells what a visitor misses of what was removed apart from what has a placeholder', async () => {
  const provider = await startProvider();
  const page =
    '<h1>Hi</h1><script src="https://cdn.example/alpine.js"></script><p x-data x-show="open">Open</p>' +
    '<iframe title="Where we are" src="https://maps.example/x"></iframe>';
  provider.behave(answers(`<file path="index.html">\n${page}\n</file>\n`));
  const environment = { OPENAI_BASE_URL: provider.baseURL, OPENAI_MODEL: 'fake-model' };
  const { complaints, printed } = await run(['--prompt', 'A bakery', '--out', folder], environment);

  expect(JSON.parse(printed.join(''))).toMatchObject({ missing: 1 });
  const [, missing, removed] =
    /\nMissing \(1\):\n([\s\S]*?)\n\n[\s\S]*\nRemoved:\n([\s\S]*?)(?:\n\n|$)/.exec(complaints) ?? [];
  expect(missing).toContain('x-show');
  expect(missing).not.toContain('maps.example');
  expect(removed).toContain('maps.example');
  expect(removed).not.toContain('x-show');
});

test('writes what a model made when one is set up', async () => {
  const provider = await startProvider();
  const environment = { OPENAI_BASE_URL: provider.baseURL, OPENAI_MODEL: 'fake-model', OPENAI_API_KEY: '' };
  const { code, printed } = await run(['--prompt', 'A bakery', '--out', folder], environment);

  expect(code).toBe(0);
  expect(JSON.parse(printed.join(''))).toMatchObject({ name: 'Hearth & Rye', engine: 'openai' });
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain(recordedHeading);
});

test('asks the model within the limits that are set, tells what it has put right and what nobody has looked at', async () => {
  const provider = await startProvider();
  const edit = `<<<<<<< SEARCH\n${recordedHeading}\n=======\n${recordedHeading}: 0113 496 0000\n>>>>>>> REPLACE`;
  provider.behave(repairs(recordedAnswer, answers(`<edit path="index.html">\n${edit}\n</edit>`)));
  const model = { OPENAI_BASE_URL: provider.baseURL, OPENAI_MODEL: 'fake-model', OPENAI_MAX_TOKENS: '900' };
  const args = ['--prompt', 'A bakery. Call 0113 496 0000.', '--out'];
  const nowhere = { BROWSER_LOOK: 'on', BROWSER_PATH: '/no/browser/here', BROWSER_LOOK_SECONDS: '5' };
  const { printed, complaints } = await run([...args, join(folder, 'one')], { ...model, ...nowhere });

  expect(provider.requests.map(({ body }) => body)).toMatchObject([{ max_tokens: 900 }, { max_tokens: 900 }]);
  expect(complaints).toContain('Asked to put right: 1. Put right: 1.');
  expect(complaints).toContain('The pages were not opened in a browser: there is none');
  expect(JSON.parse(printed.join(''))).toMatchObject({ tokens: { inputTokens: 1800, outputTokens: 4200 } });

  const calm = await run([...args, join(folder, 'two')], { ...model, REPAIR_TURN: 'off' });
  expect(provider.requests).toHaveLength(3);
  expect(calm.complaints).toMatch(/To put right:[\s\S]*0113 496 0000/);
});

test('waits for a model no longer than is set', async () => {
  const provider = await startProvider();
  provider.behave(hangs);
  const environment = {
    OPENAI_BASE_URL: provider.baseURL,
    OPENAI_MODEL: 'fake',
    OPENAI_FIRST_BYTE_SECONDS: '1',
  };
  const { code, complaints } = await run(['--prompt', 'A bakery', '--out', folder], environment);

  expect(code).toBe(1);
  expect(complaints).toContain('did not answer in time');
});

test("tells a model's failure in a sentence and writes nothing", async () => {
  const provider = await startProvider();
  provider.behave(failsWith(401));
  const environment = { OPENAI_BASE_URL: provider.baseURL, OPENAI_MODEL: 'fake-model' };
  const { code, printed, complaints } = await run(['--prompt', 'A bakery', '--out', folder], environment);

  expect([code, printed]).toEqual([1, []]);
  expect(complaints).toContain("The model's server refused the key.");
  expect(await readdir(folder)).toEqual([]);
});

const begun = recordedAnswer.slice(
  0,
  recordedAnswer.indexOf('</h1>', recordedAnswer.indexOf('about.html">\n')),
);

test.each([
  ['the connection breaks off', undefined, 'broke off'],
  ['it is stopped', 'Writing the pages', 'stopped'],
])('writes what there is of a site, and what is missing, when %s', async (_, stopAt, sentence) => {
  const provider = await startProvider();
  provider.behave(sends(toTextEvent(begun)));
  const environment = { OPENAI_BASE_URL: provider.baseURL, OPENAI_MODEL: 'fake-model' };
  const args = ['--prompt', 'A bakery', '--out', folder];
  const { code, printed, complaints } = await run(args, environment, stopAt);

  expect([code, printed]).toEqual([1, []]);
  expect(complaints).toContain(`What was written of it is in ${folder}.`);
  expect(complaints).toContain('Cut off in the middle: about.html.');
  expect(complaints).toContain(sentence);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain(recordedHeading);
});

test('a site with a blank page is written, and is no success', async () => {
  const provider = await startProvider();
  const home = '<h1>Bread</h1><a href="about.html">About</a>';
  const blank = '<!doctype html><title>About</title><body></body>';
  const files = `<file path="index.html">\n${home}\n</file>\n<file path="about.html">\n${blank}\n</file>\n`;
  provider.behave(answers(files));
  const environment = {
    OPENAI_BASE_URL: provider.baseURL,
    OPENAI_MODEL: 'fake-model',
    REPAIR_TURN: 'off',
  };
  const { code, printed, complaints } = await run(['--prompt', 'Bread', '--out', folder], environment);

  expect(code).toBe(1);
  expect(printed).toHaveLength(1);
  expect(complaints).toContain('The site is not finished. Nothing is to be seen on about.html.');
  expect(await readdir(folder)).toContain('index.html');
});

test('never writes into a folder that holds something', async () => {
  await writeFile(join(folder, 'mine.txt'), 'mine');
  const { code, complaints } = await run(['--prompt', 'A bakery', '--out', folder]);

  expect(code).toBe(2);
  expect(complaints).toContain('is not empty. Name a new folder with --out.');
  expect(await readdir(folder)).toEqual(['mine.txt']);
});

test.each<[string[], NodeJS.ProcessEnv, string]>([
  [[], {}, '--prompt is missing.\n--out is missing.'],
  [['--prompt', '  ', '--out', 'x'], {}, 'Please enter a prompt'],
  [['--prompt', 'x'.repeat(20_001), '--out', 'x'], {}, 'A prompt has at most 20,000 characters.'],
  [['--prompt', 'x', '--out', 'x', '--seed', 'y'], {}, '--seed is a whole number.'],
  [['--prompt', 'x', '--out', 'x', '--engine', 'other'], {}, '--engine is composer or openai, not "other".'],
  [
    ['--prompt', 'x', '--out', 'x', '--engine', 'openai'],
    {},
    'Set OPENAI_API_KEY or OPENAI_BASE_URL to use a model.',
  ],
  [
    ['--prompt', 'x', '--out', 'x'],
    { OPENAI_BASE_URL: 'http://localhost:1' },
    'OPENAI_BASE_URL needs OPENAI_MODEL',
  ],
  [['--prompt', 'x', '--out', 'x'], { BROWSER_LOOK: 'yes' }, 'BROWSER_LOOK is on, off or unguarded.'],
  [['--prompt', 'x', '--out', 'x'], { OPENAI_IDLE_SECONDS: '0' }, 'OPENAI_IDLE_SECONDS is a whole number'],
  [['--prompt', 'x', '--out', 'x'], { OPENAI_BASE_URL: 'ftp://x' }, 'OPENAI_BASE_URL is an http(s) address.'],
  [['--colour', 'red'], {}, "Unknown option '--colour'"],
])('%j with %j is refused with a sentence and the usage', async (args, environment, sentence) => {
  const { code, printed, complaints } = await run(args, environment);

  expect([code, printed]).toEqual([2, []]);
  expect(complaints).toContain(sentence);
  expect(complaints).toContain('Usage: npm run generate');
});
