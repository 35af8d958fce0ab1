import OpenAI from 'openai';
import { expect, onTestFinished, test } from 'vitest';
import type { EngineOptions } from '../../engine.ts';
import { ToldFiles } from '../../protocol/told-files.ts';
import { type Behaviour, breaksAfter, startFakeProvider } from '../../testing/index.ts';
import { Accommodations } from './accommodations.ts';
import { writeSite } from './write-site.ts';

interface Writing {
  behaviour?: Behaviour;
  maxCharacters: number;
  onEvent: EngineOptions['onEvent'];
}

async function write({ behaviour, maxCharacters, onEvent }: Writing) {
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  if (behaviour) provider.behave(behaviour);
  const settings = {
    client: new OpenAI({ apiKey: 'none', baseURL: provider.baseURL }),
    model: 'fake-model',
    timeouts: { firstByteMs: 5000, idleMs: 5000 },
    accommodations: new Accommodations(),
    maxCharacters,
  };
  const { signal } = new AbortController();
  return writeSite(settings, { prompt: 'A bakery' }, { signal, onEvent });
}

test('stops reading when an answer grows past the limit', async () => {
  let reported = 0;
  const writing = write({
    maxCharacters: 1000,
    onEvent: (event) => {
      if (event.type === 'file') reported += (event.content ?? event.delta ?? '').length;
    },
  });

  await expect(writing).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    message: expect.stringContaining('more than'),
  });
  expect(reported).toBeLessThanOrEqual(1000);
});

test('the files of an answer in fences are told when the connection drops', async () => {
  const told = new ToldFiles();
  const writing = write({
    behaviour: breaksAfter(
      '```css theme.css\n@theme { --color-leaf: #284; }\n```\n\n```html\n<!doctype html>\n<h1>Leaf</h1>\n<p>Half',
    ),
    maxCharacters: 10_000,
    onEvent: (event) => {
      if (event.type === 'file') told.take(event);
    },
  });

  await expect(writing).rejects.toMatchObject({ reason: 'broke-off' });
  expect(told.files).toEqual([
    { path: 'index.html', content: '<!doctype html>\n<h1>Leaf</h1>\n<p>Half\n', complete: false },
    { path: 'theme.css', content: '@theme { --color-leaf: #284; }\n', complete: true },
  ]);
});
