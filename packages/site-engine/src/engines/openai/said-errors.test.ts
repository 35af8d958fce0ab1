import { inspect } from 'node:util';
import type { FailureReason } from '@sitewright/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answers,
  type Behaviour,
  type FakeProvider,
  failsWith,
  sends,
  startFakeProvider,
} from '../../testing/index.ts';
import { createOpenAiEngine } from './openai-engine.ts';
import { providerWords } from './provider-words.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider();
});
afterEach(() => provider.close());

const write = (behaviour: Behaviour) => {
  provider.behave(behaviour);
  return createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model' }).generate(
    { prompt: 'A shipyard' },
    { signal: new AbortController().signal, onEvent: () => {} },
  );
};

const saying = (status: number, message: string, more: object = {}, headers: Record<string, string> = {}) =>
  failsWith(status, { 'x-should-retry': 'false', ...headers }, { error: { message, ...more } });

test.each<[FailureReason, number, string, object, RegExp]>([
  ['key-refused', 400, 'API key expired. Please renew the API key.', {}, /refused the key/],
  ['key-refused', 403, 'Invalid API Key', { code: 'invalid_api_key' }, /refused the key/],
  ['filtered', 400, 'The prompt was blocked by a filter', { code: 'content_filter' }, /filter/],
  ['filtered', 403, 'Your input was flagged: it requires moderation', {}, /filter/],
  ['filtered', 400, 'Your request was rejected by our safety system', {}, /filter/],
  ['quota-used-up', 400, 'Credit balance too low: go to Plans & Billing', {}, /quota/],
  ['quota-used-up', 403, 'Insufficient credits', {}, /quota/],
  ['filtered', 400, 'Input data may contain it.', { code: 'data_inspection_failed' }, /filter/],
  ['not-allowed', 400, 'Your organization must be verified to stream this model.', {}, /not allowed/],
  ['not-allowed', 404, 'No endpoints found matching your data policy (model publication)', {}, /not allowed/],
  ['model-unknown', 404, 'No endpoints found for oak/oak-7.', {}, /OPENAI_MODEL/],
  ['model-unknown', 404, 'It does not exist.', { code: 'DeploymentNotFound' }, /OPENAI_MODEL/],
  ['model-unknown', 400, "The requested model 'x' is not supported by any provider", {}, /OPENAI_MODEL/],
  [
    'prompt-too-long',
    422,
    '`inputs` tokens + `max_new_tokens` must be <= 8193. Given: 9000 `inputs` tokens',
    {},
    /longer than/,
  ],
  ['request-refused', 400, 'The model is fine, its tool is not supported', {}, /did not accept/],
  ['not-allowed', 403, 'This key has no access to it', {}, /not allowed/],
  [
    'rate-limited',
    413,
    'Too large for tokens per minute (TPM): Limit 9000, Requested 12000',
    {},
    /tokens a minute/,
  ],
  [
    'rate-limited',
    413,
    'Tokens per minute (TPM): Limit 9000, Used 8000, Requested 2000',
    {},
    /too many requests/,
  ],
  ['prompt-too-long', 413, 'Payload too large', {}, /longer than/],
  ['address-wrong', 403, '<!DOCTYPE html><title>Sign in to the model gateway</title>', {}, /web page/],
  ['server-failed', 502, '<html><h1>502 Bad Gateway</h1></html>', {}, /problem of its own/],
])('%s: %i that says %j', async (reason, status, message, more, sentence) => {
  await expect(write(saying(status, message, more))).rejects.toMatchObject({
    reason,
    message: expect.stringMatching(sentence),
  });
});

test.each([
  ['Rate limit reached. Please try again in 7m12.5s.', {}, '8 minutes'],
  ['Rate limit reached. Please try again in 1h3m.', {}, '63 minutes'],
  ['Please retry after 45 seconds.', {}, '45 seconds'],
  ['Try again in 850ms', {}, '1 second,'],
  ['Resource exhausted', { details: [{ retryDelay: '37s' }] }, '37 seconds'],
  ['Try again in 2 hours and 5 minutes', {}, '3 hours'],
  ['You exceeded your current quota, check your billing. Please retry in 34.07s.', {}, '35 seconds'],
])('a wait that is written as %j %j is told as %s', async (message, more, wait) => {
  await expect(write(saying(429, message, more))).rejects.toMatchObject({
    reason: 'rate-limited',
    message: expect.stringContaining(`Try again in ${wait}`),
  });
});

test.each([
  ['in 1s', 3, 'rate-limited'],
  ['another day', 1, 'quota-used-up'],
])('a used-up quota that says to retry %s is asked %i times', async (wait, requests, reason) => {
  const message = `You exceeded your current quota. Please retry ${wait}.`;

  await expect(write(failsWith(429, {}, { error: { message } }))).rejects.toMatchObject({ reason });
  expect(provider.requests).toHaveLength(requests);
});

test('what the provider said is known without its key, and no part of what a person is told', async () => {
  provider.behave(
    failsWith(400, {}, { error: { message: 'The key kept-secret may not use sk-other1234*** here' } }),
  );
  const asked = createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake-model', apiKey: 'kept-secret' });
  const error = await asked
    .generate({ prompt: 'A shipyard' }, { signal: new AbortController().signal, onEvent: () => {} })
    .catch((reason: unknown) => reason);

  expect(providerWords(error)).toBe('400 The key [redacted] may not use [redacted] here');
  expect(error).toMatchObject({ reason: 'request-refused', message: expect.not.stringContaining('may not') });
  expect(inspect(error, { depth: 9 })).not.toContain('kept-secret');
});

test('nobody waits for a minute that is told in words: it is not tried again', async () => {
  const busy = failsWith(429, {}, { error: { message: 'Rate limit. Try again in 1m4s' } });

  await expect(write(busy)).rejects.toMatchObject({ reason: 'rate-limited' });
  expect(provider.requests).toHaveLength(1);
});

test.each(['text/html', 'text/event-stream', 'application/json'])(
  'a web page in the place of an answer, sent as %s',
  async (type) => {
    await expect(write(sends('\n<!DOCTYPE html><form>Sign in</form>', type))).rejects.toMatchObject({
      reason: 'address-wrong',
      message: expect.stringContaining('A web page answered'),
    });
  },
);

test.each([
  'Unfortunately, I am not able to make a page that impersonates a bank.',
  'That goes against what I stand for, so I must decline.',
  'Leider kann ich bei dieser Seite nicht helfen.',
  'Je suis désolé, mais je ne peux pas créer ce site.',
  'Lo siento, pero no puedo ayudar con esa petición.',
  'Desculpe, mas não posso criar esse site.',
  'Mi dispiace, ma non posso farlo.',
  'Het spijt me, ik kan hier niet bij helpen.',
  'Извините, я не могу помочь с этим.',
  '申し訳ありませんが、このサイトは作成できません。',
  '抱歉，我无法创建这个网站。',
])('a refusal in words: %s', async (words) => {
  await expect(write(answers(words))).rejects.toMatchObject({ reason: 'refused' });
});

test.each([
  'Which colours do you like, and when are you open?',
  'Gern! Welche Farben soll die Seite haben?',
  `I cannot show all of it here: ${'a plan of many pages. '.repeat(60)}`,
  'You cannot open it without this:\n```css\nh1 { color: red }\n```\n',
])('no refusal, but no page either: %.40s', async (words) => {
  await expect(write(answers(words))).rejects.toMatchObject({ reason: 'no-page' });
});
