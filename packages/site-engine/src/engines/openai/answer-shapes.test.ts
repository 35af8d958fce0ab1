import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Behaviour,
  type FakeProvider,
  fakeUsage,
  recordedAnswer,
  sends,
  startFakeProvider,
  streamsDeltas,
} from '../../testing/index.ts';
import { createOpenAiEngine } from './openai-engine.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider();
});
afterEach(() => provider.close());

async function write(behaviour: Behaviour) {
  provider.behave(behaviour);
  const engine = createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model' });
  const told: string[] = [];
  const site = await engine.generate(
    { prompt: 'A bakery' },
    {
      signal: new AbortController().signal,
      onEvent: (event) => event.type === 'file' && told.push(event.path),
    },
  );
  return { site, told };
}

const inOne = (message: object, finishReason = 'stop', type = 'application/json'): Behaviour =>
  sends(
    JSON.stringify(
      { object: 'chat.completion', choices: [{ message, finish_reason: finishReason }], usage: fakeUsage },
      null,
      2,
    ),
    type,
  );

const middle = recordedAnswer.length / 2;
const [first, second] = [recordedAnswer.slice(0, middle), recordedAnswer.slice(middle)];
const draft = '<file path="draft.html">\n<h1>Draft</h1>\n</file>\n';

const contents: [name: string, content: unknown][] = [
  ['text', recordedAnswer],
  [
    'parts of text',
    [
      { type: 'text', text: first },
      { type: 'text', text: second },
    ],
  ],
  ['parts of output', [{ type: 'output_text', text: { value: recordedAnswer } }]],
  ['parts that are only text', [first, second]],
  [
    'a part of thinking before the text',
    [
      { type: 'thinking', thinking: [{ type: 'text', text: draft }], text: draft },
      { type: 'text', text: recordedAnswer },
    ],
  ],
  ['parts of a kind that nobody knows', [{ type: 'image' }, 7, null, { type: 'text', text: recordedAnswer }]],
];

const thoughts: [name: string, thought: object][] = [
  ['reasoning', { reasoning: draft }],
  ['reasoning_content', { reasoning: '', reasoning_content: draft }],
  ['reasoning_text', { reasoning_text: draft }],
  ['thinking', { reasoning_content: null, thinking: draft }],
  ['reasoning_details', { reasoning_details: [{ type: 'reasoning.text', text: draft }] }],
  ['thinking_blocks', { thinking_blocks: [{ type: 'thinking', thinking: draft }] }],
  ['a part of the content', { content: [{ type: 'thinking', thinking: [{ type: 'text', text: draft }] }] }],
];

describe.each(contents)('an answer as %s', (_, content) => {
  test('becomes its site when it is streamed', async () => {
    const { site, told } = await write(streamsDeltas([{ role: 'assistant', content }]));
    expect(site.files).toHaveLength(5);
    expect(told).toContain('index.html');
  });

  test('becomes its site when it comes at once', async () => {
    const { site, told } = await write(inOne({ role: 'assistant', content }));
    expect(site.files).toHaveLength(5);
    expect(site.usage).toEqual({ inputTokens: 900, outputTokens: 2100 });
    expect(told).toContain('index.html');
  });
});

describe.each(thoughts)('thinking in %s', (_, thought) => {
  test('is no part of the site', async () => {
    const { site } = await write(streamsDeltas([thought, { content: recordedAnswer }]));
    expect(site.files.map(({ path }) => path)).not.toContain('draft.html');
  });

  test.each([
    ['streamed', streamsDeltas([thought], { finishReason: 'length' })],
    ['at once', inOne(thought, 'length')],
  ])('is named when nothing else came, %s', async (_how, behaviour) => {
    await expect(write(behaviour)).rejects.toMatchObject({ reason: 'only-thought' });
  });
});

describe('an answer that comes at once', () => {
  test.each(['text/event-stream', 'text/plain'])('is read when it is called %s', async (type) => {
    expect((await write(inOne({ content: recordedAnswer }, 'stop', type))).site.files).toHaveLength(5);
  });

  test('is continued when its limit cut it off', async () => {
    const { site } = await continued();
    expect(site.files).toHaveLength(5);
    expect(provider.requests).toHaveLength(2);
    expect(site.usage).toEqual({ inputTokens: 1800, outputTokens: 4200 });
  });

  test('says what went wrong', async () => {
    const busy = sends(JSON.stringify({ error: { message: 'Slow down', code: 429 } }), 'application/json');
    await expect(write(busy)).rejects.toMatchObject({ reason: 'rate-limited' });
    await expect(write(inOne({ refusal: 'No.', content: null }))).rejects.toMatchObject({
      reason: 'refused',
    });
    await expect(write(inOne({ tool_calls: [{}], content: null }))).rejects.toMatchObject({
      reason: 'tools-only',
    });
    await expect(write(sends('{"choices":[{"message"', 'application/json'))).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });
});

async function continued() {
  let count = 0;
  return write((...asked) => {
    count += 1;
    return (count === 1 ? inOne({ content: first }, 'length') : inOne({ content: second }))(...asked);
  });
}

test('a message behind the deltas that it repeats is read once', async () => {
  const choice = (said: object) => `data: ${JSON.stringify({ choices: [said] })}\n\n`;
  const deltas = choice({ delta: { content: first } }) + choice({ delta: { content: second } });
  const end = choice({ message: { content: recordedAnswer }, finish_reason: 'stop' });
  const { site, told } = await write(sends(`${deltas}${end}data: [DONE]\n\n`));
  expect(site.source?.answer).toBe(recordedAnswer);
  expect(told).toContain('index.html');
});

test('an answer that is said to be thinking becomes its site, with a word on that', async () => {
  const { site, told } = await write(
    streamsDeltas([{ reasoning_content: first }, { reasoning_content: second, content: '' }]),
  );

  expect(site.files).toHaveLength(5);
  expect(told).toContain('index.html');
  expect(site.notes).toContainEqual(expect.stringContaining('thinking'));
});

test('a draft within thinking that was cut off is no answer', async () => {
  const thinks = streamsDeltas([{ reasoning_content: recordedAnswer }], { finishReason: 'length' });

  await expect(write(thinks)).rejects.toMatchObject({ reason: 'only-thought' });
});
