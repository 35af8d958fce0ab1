import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EngineEvent } from '../engine.ts';
import { createOpenAiEngine } from '../engines/openai/openai-engine.ts';
import {
  answers,
  drips,
  type FakeProvider,
  failsWith,
  paces,
  recordedAnswer,
  recordedHeading,
  restOf,
  startFakeProvider,
} from './index.ts';

const half = recordedAnswer.slice(0, recordedAnswer.length / 2);
let provider: FakeProvider;

beforeEach(async () => {
  provider = await startFakeProvider();
});

afterEach(() => provider.close());

function generate(
  prompt: string,
  signal = new AbortController().signal,
  onEvent: (event: EngineEvent) => void = () => {},
) {
  const engine = createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model' });
  return engine.generate({ prompt }, { signal, onEvent });
}

test('an answer is written when the test wants it, and others go on as before', async () => {
  const direction = provider.direct('a smithy');
  const made = generate('A site for a smithy');
  const answer = await direction.next();
  expect(answer.writtenSoFar).toBe('');
  expect((await generate('A bakery')).files).toHaveLength(5);
  answer.write('<file path="index.html">\n<title>Anvil');
  answer.write('</title>\n</file>\n');
  answer.end();
  expect((await made).name).toBe('Anvil');
  expect(direction.requests).toBe(1);
});

test('an answer that was cut off is asked for again with what was written', async () => {
  const direction = provider.direct('bakery');
  const made = generate('A bakery');
  const first = await direction.next();
  first.write(half);
  first.end({ finishReason: 'length' });
  const second = await direction.next();
  expect(second.writtenSoFar).toBe(half);
  second.write(restOf(recordedAnswer, second.writtenSoFar));
  second.end();
  const site = await made;
  expect(site.files).toHaveLength(5);
  for (const { content } of site.files) expect(recordedAnswer).toContain(content);
});

test('the test learns that the client has closed the connection', async () => {
  const direction = provider.direct('bakery');
  const stop = new AbortController();
  const refused = expect(generate('A bakery', stop.signal)).rejects.toThrow('stopped');
  const answer = await direction.next();
  answer.write(half);
  stop.abort();
  await answer.closed;
  await refused;
});

describe('an answer misbehaves on command', () => {
  test('before its first byte', async () => {
    const direction = provider.direct('bakery');
    const made = generate('A bakery');
    (await direction.next()).behave(failsWith(429, { 'retry-after': '0' }));
    (await direction.next()).behave(answers(recordedAnswer));
    expect((await made).files[0]?.content).toContain(recordedHeading);
  });

  test('in the middle', async () => {
    const direction = provider.direct('bakery');
    const stop = new AbortController();
    const refused = expect(generate('A bakery', stop.signal)).rejects.toThrow('stopped');
    const answer = await direction.next();
    answer.write(half);
    answer.behave(drips(restOf(recordedAnswer, half)));
    stop.abort();
    await answer.closed;
    await refused;
  });
});

describe('the rest of an answer', () => {
  test.each([0, 3, 30, 700, half.length, recordedAnswer.length - 1, recordedAnswer.length])(
    'is found behind %i characters',
    (length) =>
      expect(restOf(recordedAnswer, recordedAnswer.slice(0, length))).toBe(recordedAnswer.slice(length)),
  );

  test('is not made up for another text', () => {
    expect(() => restOf(recordedAnswer, 'Something that is not in it')).toThrow('no beginning');
  });
});

test('an answer at the speed of a model goes on where an earlier one ended', async () => {
  provider.behave(
    answers(half, { finishReason: 'length' }),
    paces(recordedAnswer, { firstMs: 0, everyMs: 0, length: 500 }),
  );
  const site = await generate('A bakery');
  for (const { content } of site.files) expect(recordedAnswer).toContain(content);
});

test('the speed of a model can be changed while it answers', async () => {
  const pace = { firstMs: 0, everyMs: 10, length: 10 };
  provider.behave(paces(recordedAnswer, pace));
  let told = 0;
  const site = await generate('A bakery', undefined, ({ type }) => {
    if (type === 'file') told += 1;
    if (told > 0) pace.length = recordedAnswer.length;
  });
  expect(site.files).toHaveLength(5);
  expect(told).toBeLessThan(recordedAnswer.length / 20);
});
