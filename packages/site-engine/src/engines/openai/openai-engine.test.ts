import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@sitewright/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EngineError, type EngineEvent } from '../../engine.ts';
import {
  answers,
  type Behaviour,
  breaksAfter,
  type FakeProvider,
  failsWith,
  floods,
  garbles,
  hangs,
  hangsAfter,
  recordedAnswer,
  recordedHeading,
  redirectsTo,
  sends,
  startFakeProvider,
} from '../../testing/index.ts';
import { createOpenAiEngine } from './openai-engine.ts';

const apiKey = 'sk-very-secret';
const half = recordedAnswer.slice(0, recordedAnswer.indexOf('<section id="order"'));

let provider: FakeProvider;

beforeEach(async () => {
  provider = await startFakeProvider();
});

afterEach(() => provider.close());

interface RunOptions {
  signal?: AbortSignal;
  onEvent?: (event: EngineEvent) => void;
  firstByteMs?: number;
  idleMs?: number;
}

const run = ({ signal = new AbortController().signal, onEvent = () => {}, ...timeouts }: RunOptions = {}) =>
  createOpenAiEngine({ apiKey, baseURL: provider.baseURL, model: 'fake-model', ...timeouts }).generate(
    { prompt: 'A bakery with a wood-fired oven', seed: 7 },
    { signal, onEvent },
  );

async function failureOf(promise: Promise<unknown>): Promise<EngineError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof EngineError) return error;
  throw new Error('The engine should have failed with an EngineError', { cause: error });
}

describe('a good answer', () => {
  test('becomes the files that were sent, whatever the byte splits', async () => {
    const site = await run();

    expect(site.name).toBe('Hearth & Rye');
    expect(site.files.map(({ path }) => path)).toEqual([
      'index.html',
      'about.html',
      'theme.css',
      'script.js',
      'images/loaf.svg',
    ]);
    for (const { content } of site.files) expect(recordedAnswer).toContain(content);
    expect(site.usage).toEqual({ inputTokens: 900, outputTokens: 2100 });
  });

  test('is asked for with the prompt, the model and the key', async () => {
    await run();

    expect(provider.requests).toHaveLength(1);
    expect(provider.requests[0]).toMatchObject({
      method: 'POST',
      url: '/v1/chat/completions',
      headers: { authorization: `Bearer ${apiKey}` },
      body: {
        model: 'fake-model',
        stream: true,
        seed: 7,
        messages: [{ role: 'system' }, { role: 'user', content: 'A bakery with a wood-fired oven' }],
      },
    });
  });

  test('whose form sends nothing says so', async () => {
    expect((await run()).notes).toEqual([expect.stringContaining('send it nowhere yet')]);
  });

  test('may come without usage', async () => {
    provider.behave(answers(recordedAnswer, { withUsage: false }));

    expect(await run()).not.toHaveProperty('usage');
  });

  test('may come in fences only, or after thinking', async () => {
    const page = `<!doctype html>\n<title>Fenced</title>\n<h1>${recordedHeading}</h1>\n`;
    provider.behave(
      answers(`Here you are:\n\`\`\`html\n${page}\`\`\`\n`),
      answers(`<think>Hm.</think>\n${recordedAnswer}`),
    );

    expect(await run()).toMatchObject({ name: 'Fenced', files: [{ path: 'index.html', content: page }] });
    expect((await run()).files).toHaveLength(5);
  });

  test('keeps the good files when it also has hostile ones, and says so', async () => {
    provider.behave(answers(`<file path="../../evil.sh">\nrm\n</file>\n${recordedAnswer}`));
    const site = await run();

    expect(site.files).toHaveLength(5);
    expect(site.notes).toContain("The file “../../evil.sh” was left out: its path leaves the site's folder.");
  });

  test('gets a home page when the first page has another name', async () => {
    provider.behave(answers('<file path="home.html">\n<!doctype html>\n<h1>Hi</h1>\n</file>\n'));

    expect((await run()).files.map(({ path }) => path)).toEqual(['index.html']);
  });
});

describe('an odd answer', () => {
  const page =
    '<file path="index.html">\n<!doctype html>\n<title>Br\u00f8d \u0000& more</title>\n<h1>A\u0000B</h1>\n</file>\n';

  test('with NUL bytes becomes a site without them', async () => {
    provider.behave(answers(page));
    const site = await run();

    expect(site.name).toBe('Brød & more');
    expect(site.files[0]?.content).toContain('<h1>AB</h1>');
  });

  test('in a wrong charset becomes a site all the same', async () => {
    const event = { choices: [{ delta: { content: page } }] };
    const stream = `data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`;
    provider.behave(sends(Buffer.from(stream, 'latin1'), 'text/event-stream; charset=iso-8859-1'));

    expect((await run()).name).toBe('Br\ufffdd & more');
  });

  test.each(['<think>', '<think></think>', '</think>', '</file>', '<file path="index.html">'])(
    'with %s twenty thousand times on one line is read to its end',
    async (marker) => {
      provider.behave(answers(`${marker.repeat(20_000)}</think>\n${page}`));

      expect((await run()).files.map(({ path }) => path)).toContain('index.html');
    },
  );
});

describe('before the first byte', () => {
  test.each<[string, Behaviour]>([
    ['429 with retry-after', failsWith(429, { 'retry-after': '0' })],
    ['500', failsWith(500, { 'retry-after-ms': '1' })],
  ])('%s is tried again', async (_, failure) => {
    provider.behave(failure, answers(recordedAnswer));

    expect((await run()).files).toHaveLength(5);
    expect(provider.requests).toHaveLength(2);
  });

  test('the tries are bounded', async () => {
    provider.behave(failsWith(500, { 'retry-after-ms': '1' }));
    await failureOf(run());

    expect(provider.requests).toHaveLength(3);
  });

  test('a refused key is not tried again', async () => {
    provider.behave(failsWith(401));
    await failureOf(run());

    expect(provider.requests).toHaveLength(1);
  });
});

describe('what goes wrong is told to the person, and nothing of the provider with it', () => {
  test.each<[string, Behaviour, EngineError['code'], RegExp]>([
    ['401', failsWith(401), 'PROVIDER_REJECTED', /refused the key/],
    ['404', failsWith(404), 'PROVIDER_REJECTED', /does not know the model/],
    ['400', failsWith(400), 'PROVIDER_REJECTED', /did not accept the request/],
    ['429 to the end', failsWith(429, { 'retry-after': '0' }), 'PROVIDER_FAILED', /busy or its quota/],
    ['500 to the end', failsWith(500, { 'retry-after-ms': '1' }), 'PROVIDER_FAILED', /has a problem/],
    ['silence before headers', hangs, 'PROVIDER_TIMEOUT', /did not answer in time/],
    ['silence mid-stream', hangsAfter(half), 'PROVIDER_TIMEOUT', /did not answer in time/],
    ['a cut connection', breaksAfter(half), 'PROVIDER_FAILED', /broke off/],
    ['a garbled event', garbles(half), 'PROVIDER_FAILED', /not an answer/],
    [
      'chunks of another shape',
      sends('data: {"choices":[{"delta":{"content":7}}]}\n\n'),
      'PROVIDER_FAILED',
      /not an answer/,
    ],
    [
      'an error in mid-stream',
      sends('data: {"error":{"message":"internal-provider-detail"}}\n\n'),
      'PROVIDER_FAILED',
      /broke off/,
    ],
    [
      'an event of an error',
      sends('event: error\ndata: {"message":"internal-provider-detail"}\n\n'),
      'PROVIDER_FAILED',
      /broke off/,
    ],
    ['a chunk that is null', sends('data: null\n\n'), 'PROVIDER_FAILED', /not an answer/],
    ['a web page', sends('<!doctype html><p>Hi', 'text/html'), 'GENERATION_EMPTY', /wrote no page/],
    [
      'bytes that mean nothing',
      sends(new Uint8Array(5000).map((_, at) => at * 31)),
      'GENERATION_EMPTY',
      /wrote no page/,
    ],
    ['prose only', answers('I am sorry, I cannot.'), 'GENERATION_EMPTY', /wrote no page/],
    ['nothing', answers(''), 'GENERATION_EMPTY', /wrote no page/],
    ['no page', answers('<file path="a.css">\n.a{}\n</file>\n'), 'GENERATION_EMPTY', /wrote no page/],
  ])('%s', async (_, behaviour, code, message) => {
    provider.behave(behaviour);
    const error = await failureOf(run({ firstByteMs: 400, idleMs: 400 }));

    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.message).not.toMatch(/127\.0\.0\.1|internal-provider-detail|sk-very-secret/);
  });

  test('an event that never ends is cut off before it fills the memory', async () => {
    let sent = 0;
    provider.behave(floods('data: {"a":"', 'x'.repeat(65_536), (bytes) => (sent = bytes)));
    await failureOf(run());

    expect(sent).toBeGreaterThan(limits.siteMaxBytes);
    expect(sent).toBeLessThan(4 * limits.siteMaxBytes);
  });

  test('a server without TLS where TLS is expected', async () => {
    const engine = createOpenAiEngine({
      baseURL: provider.baseURL.replace('http:', 'https:'),
      model: 'fake-model',
    });
    const options = { signal: new AbortController().signal, onEvent: () => {} };
    const error = await failureOf(engine.generate({ prompt: 'A bakery' }, options));

    expect(error).toMatchObject({
      code: 'PROVIDER_FAILED',
      message: expect.stringContaining('cannot be reached'),
    });
    expect(provider.requests).toHaveLength(0);
  });

  test('a host that has no address', async () => {
    const noAddress = `${'x'.repeat(64)}.invalid`;
    const engine = createOpenAiEngine({ baseURL: `http://${noAddress}/v1`, model: 'fake-model' });
    const options = { signal: new AbortController().signal, onEvent: () => {} };

    expect(await failureOf(engine.generate({ prompt: 'A bakery' }, options))).toMatchObject({
      code: 'PROVIDER_FAILED',
      message: expect.stringContaining('cannot be reached'),
    });
  });

  test('a refused connection', async () => {
    await provider.close();
    const error = await failureOf(run());

    expect(error).toMatchObject({
      code: 'PROVIDER_FAILED',
      message: expect.stringContaining('cannot be reached'),
    });
  });

  test('a redirect, which is not followed', async () => {
    let visits = 0;
    const inside = createServer((_, response) => {
      visits += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    provider.behave(redirectsTo(`http://127.0.0.1:${(inside.address() as AddressInfo).port}/`));
    const error = await failureOf(run());
    inside.close();

    expect(error.code).toBe('PROVIDER_FAILED');
    expect(visits).toBe(0);
  });
});

describe('a stopped generation', () => {
  test('never looks like a finished one', async () => {
    provider.behave(hangsAfter(half));
    const stop = new AbortController();
    const error = await failureOf(run({ signal: stop.signal, onEvent: () => stop.abort() }));

    expect(error.code).toBe('GENERATION_STOPPED');
  });

  test('asks the provider nothing when it was stopped before', async () => {
    expect(await failureOf(run({ signal: AbortSignal.abort() }))).toMatchObject({
      code: 'GENERATION_STOPPED',
    });
    expect(provider.requests).toHaveLength(0);
  });
});

describe('an answer that the limit of the model cut off', () => {
  const cut = recordedAnswer.indexOf('Flour, water');
  const start = recordedAnswer.slice(0, cut);
  const isCutOff = { finishReason: 'length' } as const;

  test.each([
    ['goes on at the very character', recordedAnswer.slice(cut)],
    ['repeats the last words', recordedAnswer.slice(cut - 120)],
    [
      'opens a fence and the file again',
      `\`\`\`html\n<file path="index.html">\n${recordedAnswer.slice(cut - 50)}`,
    ],
    ['begins the page again', recordedAnswer],
  ])('is whole when the model %s', async (_, rest) => {
    provider.behave(answers(start, isCutOff), answers(rest));
    const site = await run();

    expect(site.files).toHaveLength(5);
    for (const { content } of site.files) expect(recordedAnswer).toContain(content);
    expect(site.usage).toEqual({ inputTokens: 1800, outputTokens: 4200 });
  });

  test('is continued with what had come', async () => {
    provider.behave(answers(start, isCutOff), answers(recordedAnswer.slice(cut)));
    await run();

    expect(provider.requests[1]?.body).toMatchObject({
      messages: [
        { role: 'system' },
        { role: 'user' },
        { role: 'assistant', content: start },
        { role: 'user' },
      ],
    });
  });

  test('is given up after four continuations', async () => {
    provider.behave(answers('<file path="index.html">\n<p>more</p>\n', isCutOff));

    expect((await failureOf(run())).message).toMatch(/could not finish/);
    expect(provider.requests).toHaveLength(5);
  });
});
