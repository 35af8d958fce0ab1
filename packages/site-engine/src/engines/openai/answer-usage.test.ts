import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TokenUsage } from '../../engine.ts';
import {
  answers,
  type Behaviour,
  breaksAfter,
  type FakeProvider,
  failsWith,
  hangsAfter,
  recordedAnswer,
  startFakeProvider,
  streamsDeltas,
} from '../../testing/index.ts';
import { createOpenAiEngine } from './openai-engine.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider();
});
afterEach(() => provider.close());

const half = recordedAnswer.slice(0, recordedAnswer.length / 2);
const told = { inputTokens: 900, outputTokens: 2100 };
const roughly = (characters: number) => ({
  inputTokens: expect.toSatisfy((tokens: number) => tokens > 500),
  outputTokens: Math.ceil(characters / 4),
});

async function costOf(
  behaviours: [Behaviour, ...Behaviour[]],
  signal = new AbortController().signal,
  onEvent = () => {},
) {
  provider.behave(...behaviours);
  const engine = createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake', idleMs: 400 });
  const costs: TokenUsage[] = [];
  const onUsage = (usage: TokenUsage) => costs.push(usage);
  const written = engine.generate({ prompt: 'A bakery' }, { signal, onEvent, onUsage });
  return {
    costs,
    isMade: await written.then(
      () => true,
      () => false,
    ),
  };
}

test('a good answer costs what its server tells, and one that is continued both', async () => {
  expect(await costOf([answers(recordedAnswer)])).toEqual({ costs: [told], isMade: true });
  const rest = answers(recordedAnswer.slice(half.length));
  expect(await costOf([answers(half, { finishReason: 'length' }), rest])).toEqual({
    costs: [told, told],
    isMade: true,
  });
});

test.each<[string, Behaviour, unknown[]]>([
  ['that a filter ended', answers(half, { finishReason: 'content_filter' }), [told]],
  ['without a page', answers('I cannot help with that.'), [told]],
  ['that broke off', breaksAfter(half), [roughly(half.length)]],
  ['that fell silent', hangsAfter(half), [roughly(half.length)]],
  ['of a server that tells nothing', answers('No.', { withUsage: false }), []],
  ['that was refused', failsWith(401), []],
])('an answer %s has cost something where it had begun', async (_, behaviour, costs) => {
  expect(await costOf([behaviour])).toEqual({ costs, isMade: false });
});

test('thinking costs as well', async () => {
  const thinks = streamsDeltas([{ thinking: 'Hm, bread. ' }, { thinking: 'Rye.' }], {
    finishReason: 'length',
  });
  expect(await costOf([thinks])).toEqual({ costs: [told], isMade: false });
});

test('an answer that a person stops has cost what was written until then', async () => {
  const stop = new AbortController();
  const { costs, isMade } = await costOf([hangsAfter(half)], stop.signal, () => stop.abort());
  expect([isMade, costs.length]).toEqual([false, 1]);
  expect(costs[0]?.outputTokens).toBeGreaterThan(0);
});

test('a change of which nothing comes has cost each of its answers', async () => {
  provider.behave(
    answers('<edit path="index.html">\n<<<<<<< SEARCH\nnowhere\n=======\nx\n>>>>>>> REPLACE\n</edit>'),
  );
  const engine = createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake' });
  const costs: TokenUsage[] = [];
  const request = {
    name: 'Bakery',
    instruction: 'Say it otherwise',
    files: [{ path: 'index.html', content: '<!doctype html><h1>Bread</h1>' }],
    report: { checks: [], placeholders: [], notes: [], files: 1, bytes: 30 },
  };
  const options = { signal: new AbortController().signal, onEvent: () => {} };
  await expect(
    engine.revise?.(request, { ...options, onUsage: (usage) => costs.push(usage) }),
  ).rejects.toThrow('fits no place');
  expect(costs).toEqual([told, told, told]);
});
