import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { versionOf } from '../../protocol/version-of.ts';
import { fullRevision, revisionPromptVersion, revisionTexts } from '../../revise/model/revision-version.ts';
import { answers, type FakeProvider, startFakeProvider } from '../../testing/index.ts';
import { createOpenAiEngine } from './openai-engine.ts';
import { fullRequest, promptVersion } from './prompt-version.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider();
});
afterEach(() => provider.close());

const options = { signal: new AbortController().signal, onEvent: () => {} };
const engine = () => createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model' });

const bodySchema = z.object({ messages: z.array(z.object({ role: z.string(), content: z.unknown() })) });
const asked = () => provider.requests.map(({ body }) => bodySchema.parse(body).messages);

const cut = { finishReason: 'length' };
/** As much as is progress. */
const beginning = 'The bakery opens at seven, and closes when the last loaf of the day is gone.';
const page = '<file path="index.html">\n<!doctype html>\n<h1>Rye</h1>\n</html>\n</file>\n';

test('the version of what a site is written with is that of all that a model is sent', async () => {
  provider.behave(answers(beginning, cut), answers(page));
  await engine().generate(fullRequest, options);
  const continued = asked()
    .at(-1)
    ?.map((said) => (said.role === 'assistant' ? { ...said, content: 'answer' } : said));

  expect(versionOf(2, continued)).toBe(promptVersion);
  expect(versionOf(2, continued?.slice(0, -1))).not.toBe(promptVersion);
});

test('the version of what a site is changed with is that of all that a model is sent', async () => {
  const misplaced =
    '<edit path="index.html">\n<<<<<<< SEARCH\nsearch\n=======\nreplace\n>>>>>>> REPLACE\n</edit>\n';
  provider.behave(answers(`${beginning}\n`, cut), answers(misplaced), answers(misplaced), answers(page));
  const { source } = (await engine().revise?.(fullRevision, options)) ?? {};
  const said = new Set(
    asked()
      .flat()
      .filter(({ role }) => role !== 'assistant')
      .map(({ content }) => JSON.stringify(content)),
  );

  expect([...said].toSorted()).toEqual(revisionTexts.map((text) => JSON.stringify(text)).toSorted());
  expect(source?.promptVersion).toBe(revisionPromptVersion);
});

test.each(['another', ['one', 'other']])('versions of other texts are others', (texts) => {
  expect(versionOf(1, texts)).not.toBe(versionOf(1, ['one']));
  expect(versionOf(1, texts)).toMatch(/^1-[0-9a-f]{8}$/);
});
