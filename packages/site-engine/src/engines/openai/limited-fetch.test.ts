import { expect, onTestFinished, test } from 'vitest';
import { type Behaviour, failsWith, floods, startFakeProvider } from '../../testing/index.ts';
import { createLimitedFetch } from './limited-fetch.ts';

async function read(behaviour: Behaviour): Promise<string> {
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  provider.behave(behaviour);
  const response = await createLimitedFetch(100)(provider.baseURL);
  return response.text();
}

test('an error that says little passes unchanged', async () => {
  expect(JSON.parse(await read(failsWith(400)))).toMatchObject({ error: { code: 'fake' } });
});

test('an error may say little only', async () => {
  await expect(read(floods('', 'x', () => {}, 500))).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    message: expect.stringContaining('more than an answer may hold'),
  });
});
