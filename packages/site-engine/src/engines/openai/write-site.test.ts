import OpenAI from 'openai';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeProvider } from '../../testing/index.ts';
import { Accommodations } from './accommodations.ts';
import { writeSite } from './write-site.ts';

test('stops reading when an answer grows past the limit', async () => {
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  const settings = {
    client: new OpenAI({ apiKey: 'none', baseURL: provider.baseURL }),
    model: 'fake-model',
    timeouts: { firstByteMs: 5000, idleMs: 5000 },
    accommodations: new Accommodations(),
    maxCharacters: 1000,
  };
  let reported = 0;
  const writing = writeSite(
    settings,
    { prompt: 'A bakery' },
    {
      signal: new AbortController().signal,
      onEvent: (event) => {
        if (event.type === 'file') reported += (event.content ?? event.delta ?? '').length;
      },
    },
  );

  await expect(writing).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    message: expect.stringContaining('more than'),
  });
  expect(reported).toBeLessThanOrEqual(1000);
});
