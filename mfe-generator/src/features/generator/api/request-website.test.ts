import { routes } from '@sitewright/contracts';
import { createApiClient } from '@sitewright/web-kit';
import { createFakeApi, Refusal } from '@sitewright/web-kit/testing';
import { AxiosError } from 'axios';
import { expect, test } from 'vitest';
import { requestWebsite } from './request-website.ts';

const site = { id: 'a'.repeat(32), previewUrl: `/preview/${'a'.repeat(32)}/index.html` };

/** The keys of requests whose answers are these, one after the other. */
async function keysOf(requests: { prompt: string; answer?: Error }[]): Promise<(string | undefined)[]> {
  const answers = requests.map(({ answer }) => answer);
  const api = createFakeApi().on(routes.generate, () => {
    const answer = answers.shift();
    if (answer) throw answer;
    return site;
  });
  const client = createApiClient({ adapter: api.adapter });
  const { signal } = new AbortController();
  for (const { prompt } of requests) await requestWebsite(client, { prompt }, signal).catch(() => {});
  return api.calls.map(({ idempotencyKey }) => idempotencyKey);
}

const cut = new AxiosError('cut', 'ERR_NETWORK');

test('what is sent again after a cut connection has the same key, until it is answered', async () => {
  const bakery = { prompt: 'A bakery' };
  const [first, second, third, next] = await keysOf([
    { ...bakery, answer: cut },
    { ...bakery, answer: new Refusal('UPSTREAM_TIMEOUT', 'The service did not answer.') },
    bakery,
    bakery,
  ]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(next).not.toBe(first);
});

test('another prompt, and a failure that was told, begin anew', async () => {
  const keys = await keysOf([
    { prompt: 'A bakery', answer: cut },
    { prompt: 'A smithy', answer: new Refusal('PROVIDER_FAILED', 'The model failed.') },
    { prompt: 'A smithy' },
  ]);
  expect(new Set(keys).size).toBe(3);
});
