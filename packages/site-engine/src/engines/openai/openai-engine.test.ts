import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FailureReason, failureReasons, limits } from '@sitewright/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EngineError, type EngineEvent } from '../../engine.ts';
import {
  answers,
  type Behaviour,
  breaksAfter,
  endsAfter,
  type FakeProvider,
  failsWith,
  floods,
  garbles,
  hangs,
  hangsAfter,
  recordedAnswer,
  recordedHeading,
  redirectsTo,
  saysOf,
  sends,
  startFakeProvider,
  streamsDeltas,
  takesNo,
  toTextEvent,
} from '../../testing/index.ts';
import { createOpenAiEngine } from './openai-engine.ts';
import { failure } from './provider-error.ts';

const apiKey = 'sk-very-secret';
const half = recordedAnswer.slice(0, recordedAnswer.indexOf('<section id="order"'));
/** Its home page is whole, the others are missing. */
const whole = recordedAnswer.slice(0, recordedAnswer.indexOf('<file path="about.html"'));
const endsAfterThinking = sends('data: {"choices":[{"delta":{"reasoning_content":"Hm."}}]}\n\n');

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

test.each([
  ['only by its last event', `${toTextEvent(recordedAnswer)}data: [DONE]\n\n`],
  [
    'only by a reason',
    `${toTextEvent(recordedAnswer)}data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n`,
  ],
])('an answer may end %s', async (_, stream) => {
  provider.behave(sends(stream));

  expect((await run()).files).toHaveLength(5);
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
  const nothing = { choices: [] };
  test.each<[FailureReason, string, Behaviour, EngineError['code'], RegExp]>([
    ['key-refused', '401', failsWith(401), 'PROVIDER_REJECTED', /refused the key/],
    ['not-allowed', '403', failsWith(403), 'PROVIDER_REJECTED', /not allowed to use this model/],
    ['quota-used-up', '402', failsWith(402), 'PROVIDER_REJECTED', /quota .* is used up/],
    [
      'model-unknown',
      '404 of a model',
      saysOf(404, 'The model `gpt-9` does not exist sk-very-secret'),
      'PROVIDER_REJECTED',
      /does not know the model/,
    ],
    [
      'model-unknown',
      '400 of a model, said at the top',
      failsWith(400, {}, { object: 'error', message: 'model qwen9 not found' }),
      'PROVIDER_REJECTED',
      /check OPENAI_MODEL/,
    ],
    [
      'address-wrong',
      '404',
      failsWith(404, {}, '<h1>Not Found</h1>'),
      'PROVIDER_REJECTED',
      /OPENAI_BASE_URL/,
    ],
    ['request-refused', '400', failsWith(400), 'PROVIDER_REJECTED', /did not accept the request/],
    [
      'prompt-too-long',
      '400 of the context',
      saysOf(400, "This model's maximum context length is 4096 tokens.", 'context_length_exceeded'),
      'PROVIDER_REJECTED',
      /Shorten it/,
    ],
    ['prompt-too-long', '413', failsWith(413), 'PROVIDER_REJECTED', /Shorten it/],
    ['rate-limited', '429', failsWith(429, { 'retry-after': '0' }), 'PROVIDER_FAILED', /in a minute/],
    [
      'rate-limited',
      '429 for 40 s',
      failsWith(429, { 'retry-after': '40' }),
      'PROVIDER_FAILED',
      /in 40 seconds/,
    ],
    [
      'rate-limited',
      '429 for long',
      failsWith(429, { 'retry-after': '600' }),
      'PROVIDER_FAILED',
      /in 10 minutes/,
    ],
    [
      'quota-used-up',
      '429 of the quota',
      saysOf(429, 'You exceeded your current quota.', 'insufficient_quota'),
      'PROVIDER_REJECTED',
      /used up/,
    ],
    [
      'server-failed',
      '500 to the end',
      failsWith(500, { 'retry-after-ms': '1' }),
      'PROVIDER_FAILED',
      /has a problem/,
    ],
    ['no-answer', 'silence before headers', hangs, 'PROVIDER_TIMEOUT', /did not answer in time/],
    [
      'fell-silent',
      'silence mid-stream',
      hangsAfter(half),
      'PROVIDER_TIMEOUT',
      /stopped writing in the middle/,
    ],
    ['broke-off', 'a cut connection', breaksAfter(half), 'PROVIDER_FAILED', /broke off/],
    ['broke-off', 'an answer that only stops', endsAfter(half), 'PROVIDER_FAILED', /broke off/],
    [
      'broke-off',
      'an answer that only stops between two files',
      endsAfter(whole),
      'PROVIDER_FAILED',
      /broke off/,
    ],
    ['broke-off', 'thinking that only stops', endsAfterThinking, 'PROVIDER_FAILED', /broke off/],
    [
      'server-failed',
      'an error within the stream',
      sends('data: {"error":{"message":"overloaded sk-very-secret","code":529}}\n\n'),
      'PROVIDER_FAILED',
      /has a problem/,
    ],
    [
      'broke-off',
      'an event of an error',
      sends('event: error\ndata: {"message":"internal-provider-detail"}\n\n'),
      'PROVIDER_FAILED',
      /broke off/,
    ],
    ['unreadable', 'a garbled event', garbles(half), 'PROVIDER_FAILED', /not an answer/],
    [
      'unreadable',
      'chunks of another shape',
      sends('data: {"choices":[{"delta":{"content":7}}]}\n\n'),
      'PROVIDER_FAILED',
      /not an answer/,
    ],
    ['unreadable', 'a chunk that is null', sends('data: null\n\n'), 'PROVIDER_FAILED', /not an answer/],
    [
      'address-wrong',
      'a web page',
      sends('<!doctype html><p>Hi', 'text/html'),
      'PROVIDER_REJECTED',
      /A web page answered/,
    ],
    [
      'empty',
      'bytes that mean nothing',
      sends(new Uint8Array(5000).map((_, at) => at * 31)),
      'GENERATION_EMPTY',
      /with nothing/,
    ],
    ['empty', 'nothing', answers(''), 'GENERATION_EMPTY', /with nothing/],
    [
      'empty',
      'no choices',
      sends(`data: ${JSON.stringify(nothing)}\n\ndata: [DONE]\n\n`),
      'GENERATION_EMPTY',
      /with nothing/,
    ],
    ['no-page', 'prose only', answers('Here is my plan for your site.'), 'GENERATION_EMPTY', /wrote no page/],
    [
      'no-page',
      'no page',
      answers('<file path="a.css">\n.a{}\n</file>\n'),
      'GENERATION_EMPTY',
      /wrote no page/,
    ],
    ['refused', 'a refusal in words', answers('I am sorry, I cannot.'), 'GENERATION_EMPTY', /refused/],
    ['refused', 'a refusal', streamsDeltas([{ refusal: 'No.' }]), 'GENERATION_EMPTY', /refused/],
    ...['content_filter', 'safety', 'SAFETY', 'blocklist', 'prohibited_content', 'RECITATION'].map(
      (finishReason): [FailureReason, string, Behaviour, EngineError['code'], RegExp] => [
        'filtered',
        `a filter that is called ${finishReason}`,
        answers(whole, { finishReason }),
        'PROVIDER_FAILED',
        /filter/,
      ],
    ),
    [
      'tools-only',
      'calls of tools',
      streamsDeltas([{ tool_calls: [{ index: 0, function: { name: 'write' } }] }], {
        finishReason: 'tool_calls',
      }),
      'GENERATION_EMPTY',
      /asked for tools/,
    ],
    [
      'only-thought',
      'thinking to its limit',
      streamsDeltas([{ reasoning_content: 'Hm.' }], { finishReason: 'length' }),
      'GENERATION_EMPTY',
      /on thinking/,
    ],
  ])('%s: %s', async (reason, _, behaviour, code, message) => {
    provider.behave(behaviour);
    const error = await failureOf(run({ firstByteMs: 400, idleMs: 400 }));

    expect(error).toMatchObject({ reason, code });
    expect(error.message).toMatch(message);
    expect(error.message).not.toMatch(/127\.0\.0\.1|internal-provider-detail|sk-very-secret/);
  });

  test('every reason has its sentence', () => {
    const reasons = failureReasons.filter((reason) => reason !== 'blank-page');
    const messages = reasons.map((reason) => failure(reason).message);
    expect(new Set(messages).size).toBe(reasons.length);
    for (const message of messages) expect(message).toMatch(/Ask|Try|Shorten|try again/);
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
      reason: 'insecure',
      code: 'PROVIDER_FAILED',
      message: expect.stringContaining('certificate'),
    });
    expect(provider.requests).toHaveLength(0);
  });

  test('a host that has no address', async () => {
    const noAddress = `${'x'.repeat(64)}.invalid`;
    const engine = createOpenAiEngine({ baseURL: `http://${noAddress}/v1`, model: 'fake-model' });
    const options = { signal: new AbortController().signal, onEvent: () => {} };

    expect(await failureOf(engine.generate({ prompt: 'A bakery' }, options))).toMatchObject({
      reason: 'host-unknown',
      code: 'PROVIDER_FAILED',
      message: expect.stringContaining('name of the model'),
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
  const fileEnd = recordedAnswer.indexOf('\n</file>', cut);
  const isCutOff = { finishReason: 'length' } as const;

  test.each([
    ['goes on at the very character', recordedAnswer.slice(cut)],
    ['repeats the last words', recordedAnswer.slice(cut - 120)],
    [
      'opens a fence and the file again',
      `\`\`\`html\n<file path="index.html">\n${recordedAnswer.slice(cut - 50)}`,
    ],
    ['begins the page again', recordedAnswer],
    [
      'announces it, and puts it into a fence',
      `Sure! Here is the rest of the page:\n\n\`\`\`html\n${recordedAnswer.slice(cut)}\n\`\`\`\n`,
    ],
    [
      'closes the fence in the middle of the answer',
      `\`\`\`html\n${recordedAnswer.slice(cut, fileEnd)}\n\`\`\`${recordedAnswer.slice(fileEnd)}`,
    ],
    ['announces it on a line', `Continuing from where it was cut off:\n${recordedAnswer.slice(cut - 60)}`],
    ['announces it on a line of its own', `Here’s the rest:\n\n${recordedAnswer.slice(cut)}`],
    ['announces it in another language', `Voici la suite du fichier :\n\n${recordedAnswer.slice(cut - 40)}`],
    ['announces the file', `Weiter geht es.\n<file path="index.html">\n${recordedAnswer.slice(cut - 40)}`],
  ])('is whole when the model %s', async (_, rest) => {
    provider.behave(answers(start, isCutOff), answers(rest));
    const site = await run();

    expect(site.files).toHaveLength(5);
    for (const { content } of site.files) expect(recordedAnswer).toContain(content);
    expect(site.usage).toEqual({ inputTokens: 1800, outputTokens: 4200 });
  });

  test.each(['length', 'max_tokens', 'MAX_TOKENS', 'model_length', 'Length'])(
    'is continued between two files, where %s alone tells it',
    async (finishReason) => {
      provider.behave(answers(whole, { finishReason }), answers(recordedAnswer.slice(whole.length)));

      expect((await run()).files).toHaveLength(5);
      expect(provider.requests).toHaveLength(2);
    },
  );

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

  test('is continued as often as that brings it further', async () => {
    const parts = Array.from({ length: 9 }, (_, n) =>
      recordedAnswer.slice((n * recordedAnswer.length) / 9, ((n + 1) * recordedAnswer.length) / 9),
    );
    const [first = '', ...others] = parts;
    const last = others.pop() ?? '';
    provider.behave(
      answers(first, isCutOff),
      ...others.map((part) => answers(part, isCutOff)),
      answers(last),
    );
    const site = await run();

    expect(provider.requests).toHaveLength(9);
    expect(site.files).toHaveLength(5);
    for (const { content } of site.files) expect(recordedAnswer).toContain(content);
  });

  test.each([
    ['adds nothing', '<file path="index.html">\n<p>more</p>\n'],
    [
      'writes the same again and again',
      `<file path="index.html">\n${'<p>more of the same</p>\n'.repeat(200)}`,
    ],
  ])('is given up when it %s', async (_, text) => {
    provider.behave(answers(text, isCutOff));

    expect(await failureOf(run())).toMatchObject({ reason: 'cut-off' });
    expect(provider.requests.length).toBeLessThan(4);
  });

  test.each([
    ['in words', answers('I cannot continue this text any further.')],
    ['by an error', saysOf(400, 'The maximum context length is exceeded')],
  ])('is told as cut off when the rest is refused %s, and no word of that is written', async (_, refusal) => {
    const told: string[] = [];
    provider.behave(answers(start, isCutOff), refusal);
    const onEvent = (event: EngineEvent) => {
      if (event.type === 'file') told.push(event.content ?? event.delta ?? '');
    };

    expect(await failureOf(run({ onEvent }))).toMatchObject({ reason: 'cut-off' });
    expect(told.join('')).not.toMatch(/cannot continue/);
  });
});

describe('a request that the server does not take as it is', () => {
  const has = (name: string) => (body: unknown) => Object.hasOwn(body as object, name);
  const hasSystem = (body: unknown) => JSON.stringify(body).includes('"role":"system"');
  const good = answers(recordedAnswer);

  test.each<[string, Behaviour, (body: unknown) => boolean]>([
    [
      'without stream_options',
      takesNo(has('stream_options'), saysOf(400, 'Unrecognized request argument: stream_options'), good),
      has('stream_options'),
    ],
    [
      'without stream_options, told in detail',
      takesNo(
        has('stream_options'),
        failsWith(
          422,
          {},
          { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
        ),
        good,
      ),
      has('stream_options'),
    ],
    [
      'with the rules in the first question',
      takesNo(hasSystem, failsWith(500, {}, { message: 'System role not supported' }), good),
      hasSystem,
    ],
    ['without a seed', takesNo(has('seed'), saysOf(400, "Unknown parameter: 'seed'"), good), has('seed')],
    [
      'with max_completion_tokens',
      takesNo(
        has('max_tokens'),
        saysOf(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'"),
        good,
      ),
      has('max_tokens'),
    ],
  ])('is sent again %s, once and for all', async (_, behaviour, isIn) => {
    provider.behave(behaviour);
    const engine = createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model', maxTokens: 900 });
    const options = { signal: new AbortController().signal, onEvent: () => {} };
    const asked = { prompt: 'A bakery with an oven', seed: 7 };
    expect((await engine.generate(asked, options)).files).toHaveLength(5);
    const before = provider.requests.length;
    await engine.generate(asked, options);

    const later = provider.requests.slice(before);
    expect(later).toHaveLength(1);
    expect(isIn(later[0]?.body)).toBe(false);
    expect(JSON.stringify(later[0]?.body)).toContain('A bakery with an oven');
    expect(JSON.stringify(later[0]?.body)).toContain('theme.css');
    if (isIn(provider.requests[0]?.body)) expect(later[0]?.body).toMatchObject({ stream: true });
  });

  test('ends where nothing is left to leave out', async () => {
    provider.behave(saysOf(400, 'stream_options, seed and the system role are not supported'));

    expect(await failureOf(run())).toMatchObject({ reason: 'request-refused' });
    expect(provider.requests).toHaveLength(4);
  });
});

test('thinking is a sign of life', async () => {
  let signs = 0;
  provider.behave(streamsDeltas([{ reasoning: 'Hm.' }, { reasoning: 'Ah.' }, { content: recordedAnswer }]));
  const engine = createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model' });
  const onLife = () => {
    signs += 1;
  };
  const signal = new AbortController().signal;
  await engine.generate({ prompt: 'A bakery' }, { signal, onEvent: () => {}, onLife });

  expect(signs).toBeGreaterThanOrEqual(3);
});
