import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answers,
  type FakeProvider,
  failsWith,
  saysOf,
  startFakeProvider,
  takesNo,
} from '../testing/index.ts';
import { runModelCheck } from './run-model-check.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider();
});
afterEach(() => provider.close());

const check = () => {
  const told: string[] = [];
  const options = { signal: new AbortController().signal, tell: (words: string) => told.push(words) };
  return runModelCheck({ baseURL: provider.baseURL, model: 'small-model' }, options).then((result) => ({
    result,
    told,
    scoreOf: (area: string) => result.scores.find((score) => score.area === area),
  }));
};

const file = (path: string, content: string) => `<file path="${path}">\n${content}\n</file>\n`;
const page = (lang: string, words: string) =>
  file('index.html', `<!doctype html><html lang="${lang}"><title>x</title><h1>${words}</h1></html>`);
const theme = file('theme.css', '/* Idea */ @theme {}');
const edit =
  '<edit path="index.html">\n<<<<<<< SEARCH\n<p>Merino wool £14</p>\n=======\n<p>Merino wool £16</p>\n>>>>>>> REPLACE\n</edit>';

const choir = ['index.html', 'concerts.html', 'join.html']
  .map((path) => file(path, '<!doctype html><html lang="en"><h1>Cantabile</h1>sing@cantabile.example</html>'))
  .join('');

test('a model that keeps to everything passes everything', async () => {
  provider.behave(
    answers(theme + page('en', '0113 496 0123, Leeds')),
    answers(theme + choir),
    answers(theme + page('de-DE', '49 €, 0761 1234567')),
    answers('am. Call 01434 496 0150.</p>\n</main>\n</body>\n</html>\n</file>\n'),
    answers(edit),
    answers(theme + page('en', 'QUILL, a green triangle')),
  );
  const { result, told } = await check();

  for (const { passed, of, problems } of result.scores) expect([passed, problems]).toEqual([of, []]);
  expect(result.scores.map(({ area }) => area).sort()).toEqual([
    'completeness',
    'edits',
    'facts',
    'format',
    'languages',
    'vision',
  ]);
  expect(result).toMatchObject({ model: 'small-model', inputTokens: 5400, outputTokens: 12_600 });
  expect(told).toHaveLength(6);
  expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain('data:image/jpeg;base64');
});

test('a model that does as it likes is told apart by what it does', async () => {
  provider.behave(
    answers(`Here is your site!\n${page('en', 'Leeds')}`),
    answers(theme + page('en', 'Cantabile')),
    answers(theme + page('en', '49 €, 0761 1234567')),
    answers(page('en', 'Anvil & Ash, 01434 496 0150')),
    answers(edit.replace('<p>Merino wool £16</p>', '<p>Merino £16</p>')),
    answers(page('en', 'A <b>green</b> sign</h1><p>QUILL, a triangle</p>')),
  );
  const { scoreOf } = await check();

  expect(scoreOf('format')?.problems).toEqual([
    'There are words outside of the files: “Here is your site!”',
    'theme.css does not come first',
  ]);
  expect(scoreOf('completeness')?.problems).toEqual([
    'Not written: theme.css',
    'Not written: concerts.html, join.html',
    'A page that was cut off was not continued behind its last character',
  ]);
  expect(scoreOf('facts')?.problems).toEqual(['Not said: 0113 496 0123', 'Not said: sing@cantabile.example']);
  expect(scoreOf('languages')?.problems).toEqual(['The language is en, not de']);
  expect(scoreOf('edits')?.problems).toEqual(['More was changed than was asked for']);
  expect(scoreOf('vision')).toEqual({
    area: 'vision',
    passed: 1,
    of: 3,
    problems: ['Not seen: the word', 'Not seen: the shape'],
  });
});

test('a server that takes no pictures offers no vision, and has not failed', async () => {
  const shows = (body: unknown) => JSON.stringify(body).includes('image_url');
  const site = answers(theme + page('en', 'QUILL, a green triangle'));
  provider.behave(takesNo(shows, saysOf(404, 'No endpoints found that support image input'), site));
  const { scoreOf } = await check();

  expect(scoreOf('vision')).toEqual({ area: 'vision', passed: 0, of: 0, problems: [] });
});

test('a server that refuses is told in the words that a person is told, and in its own', async () => {
  provider.behave(failsWith(401, {}, { error: { message: 'No key sk-oak-1234567 here' } }));
  const { result } = await check();

  for (const { passed, problems } of result.scores) {
    expect(passed).toBe(0);
    expect(problems[0]).toMatch(/refused the key.* It said: 401 No key \[redacted\] here$/);
  }
});
