import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ToldFiles } from '../../protocol/told-files.ts';
import { answers, type FakeProvider, recordedAnswer, startFakeProvider } from '../../testing/index.ts';
import { createOpenAiEngine } from './openai-engine.ts';

let provider: FakeProvider;
let told: ToldFiles;
beforeEach(async () => {
  provider = await startFakeProvider();
  told = new ToldFiles();
});
afterEach(() => provider.close());

const write = () =>
  createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model' }).generate(
    { prompt: 'A bakery' },
    {
      signal: new AbortController().signal,
      onEvent: (event) => {
        if (event.type === 'file') told.take(event);
      },
    },
  );

const folder = new URL('../../protocol/fixtures/', import.meta.url);
const fixtureSchema = z.object({ text: z.string(), files: z.array(z.tuple([z.string(), z.string()])) });
const fixtures = readdirSync(folder).map((name) => ({
  name: name.replace('.json', ''),
  ...fixtureSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
}));

const inMiddle = new Set([
  'cut-in-a-page-plain-css',
  'cut-in-a-sheet-plain-css',
  'cut-in-a-tag-of-a-fence',
  'cut-in-content',
  'cut-in-the-theme',
  'dyad-cut-in-content',
  'fence-cut-off',
  'json-cut-in-a-file',
  'markers-in-a-list-cut-in-a-page',
  'site-cut-in-a-sheet-of-a-fence',
  'site-cut-in-json',
  'site-cut-in-the-third-page',
  'tool-calls-cut-in-a-page',
]);
const cut = fixtures.filter(({ name }) => inMiddle.has(name));
const whole = fixtures.filter(
  ({ name, files }) => !inMiddle.has(name) && files.some(([path]) => /\.html$/.test(path)),
);

test.each(whole)('an answer with $name is whole as it is', async ({ text }) => {
  provider.behave(answers(text));
  await write();

  expect(provider.requests).toHaveLength(1);
});

test('all fixtures that are cut are there', () => expect(cut).toHaveLength(inMiddle.size));

describe.each(cut)('an answer with $name that is said to be whole', ({ text, files }) => {
  test('is told as cut off, with the file in whose middle it is, where it does not go on', async () => {
    provider.behave(answers(text), answers(''));

    await expect(write()).rejects.toMatchObject({
      reason: 'cut-off',
      message: expect.stringContaining('stopped in the middle and did not go on'),
    });
    const open = told.files.filter(({ complete }) => !complete).map(({ path }) => path);
    expect(open).toEqual([files.at(-1)?.[0]]);
  });
});

const cuts = {
  'in a page': recordedAnswer.indexOf('Flour, water'),
  'in a tag': recordedAnswer.indexOf('<section id="order"') + 9,
  'in the first line of a page': recordedAnswer.indexOf('<file path="about.html"') + 30,
  'in the tag that opens a file': recordedAnswer.indexOf('<file path="about.html"') + 14,
  'in a sheet': recordedAnswer.indexOf('}', recordedAnswer.indexOf('<file path="theme.css"')),
  'in a script': recordedAnswer.indexOf('<file path="script.js"') + 70,
  'in a picture': recordedAnswer.indexOf('</svg>', recordedAnswer.indexOf('<file path="images/')),
};

describe.each(Object.entries(cuts))('an answer that stops %s', (_, at) => {
  test.each(['stop', 'eos', 'END_TURN'])('is continued when the server calls it %s', async (finishReason) => {
    provider.behave(
      answers(recordedAnswer.slice(0, at), { finishReason }),
      answers(recordedAnswer.slice(at)),
    );
    const site = await write();

    expect(provider.requests).toHaveLength(2);
    expect(site.files).toHaveLength(5);
    for (const { content } of site.files) expect(recordedAnswer).toContain(content);
  });
});

test('an answer that lacks only the last mark is whole, be it in the middle of the mark', async () => {
  const end = recordedAnswer.lastIndexOf('</file>');
  for (const at of [end - 1, end, end + 4, end + '</file>'.length]) {
    provider.behave(answers(recordedAnswer.slice(0, at)));
    expect((await write()).files).toHaveLength(5);
  }
  expect(provider.requests).toHaveLength(4);
});

test('only the mark that was missing ends an answer as well', async () => {
  const partial = '<file path="partials/head.html">\n<meta name="theme-color" content="#284">';
  const page =
    '<file path="index.html">\n<!doctype html>\n<title>Leaf</title>\n<h1>Leaf</h1>\n</html>\n</file>\n';
  provider.behave(answers(page + partial), answers('</file>'));
  await write();

  expect(provider.requests).toHaveLength(2);
  expect(told.contentOf('partials/head.html')).toBe('<meta name="theme-color" content="#284">\n');
});

test.each(['', 'I cannot go on with this.'])(
  'what its limit has cut off, and nobody goes on with (%j), is told as its limit',
  async (rest) => {
    const start = recordedAnswer.slice(0, cuts['in a page']);
    provider.behave(answers(start, { finishReason: 'length' }), answers(rest));

    await expect(write()).rejects.toMatchObject({
      reason: 'cut-off',
      message: expect.stringContaining('within its limits'),
    });
  },
);

test('a model that stops in the middle and only talks then has met no limit', async () => {
  provider.behave(answers(recordedAnswer.slice(0, cuts['in a page'])), answers('I cannot go on with this.'));

  await expect(write()).rejects.toMatchObject({
    reason: 'cut-off',
    message: expect.not.stringContaining('limits'),
  });
});

test('a model that begins the page again each time is given up', async () => {
  provider.behave(answers(recordedAnswer.slice(0, cuts['in a page'])));

  await expect(write()).rejects.toMatchObject({ reason: 'cut-off' });
  expect(provider.requests).toHaveLength(2);
});
