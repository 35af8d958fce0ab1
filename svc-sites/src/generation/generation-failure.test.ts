import { createLogger } from '@sitewright/service-kit';
import { createSiteEngine } from '@sitewright/site-engine';
import { failsWith, startFakeProvider } from '@sitewright/site-engine/testing';
import { expect, test } from 'vitest';
import { toEnding } from './generation-failure.ts';

test('what a provider said is logged without its key, and not told to a person', async () => {
  const provider = await startFakeProvider();
  provider.behave(failsWith(400, {}, { error: { message: 'kept-secret: seed 7 is odd' } }));
  const engine = createSiteEngine({
    openai: { baseURL: provider.baseURL, model: 'fake', apiKey: 'kept-secret' },
    workers: 1,
  });
  const options = { signal: new AbortController().signal, onEvent: () => {} };
  const failure = await engine.generate({ prompt: 'A bakery' }, options).catch((error: unknown) => error);
  await engine.close();
  await provider.close();

  const lines: string[] = [];
  const log = createLogger('svc-sites', 'info', { write: (line) => lines.push(line) });
  const ending = toEnding(failure, undefined, log);

  expect(ending).toMatchObject({ state: 'failed', error: { reason: 'request-refused' } });
  expect(JSON.stringify(ending)).not.toContain('seed 7');
  expect(lines).toEqual([expect.stringContaining('400 [redacted]: seed 7 is odd')]);
  expect(lines[0]).not.toContain('kept-secret');
});
