import { expect, onTestFinished, test } from 'vitest';
import { type Behaviour, floods, sends, startFakeProvider } from '../../testing/index.ts';
import { createLimitedFetch } from './limited-fetch.ts';

const atMost = { eventBytes: 100, answerBytes: 1000, errorBytes: 50 };

async function read(behaviour: Behaviour): Promise<string> {
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  provider.behave(behaviour);
  const response = await createLimitedFetch(atMost)(provider.baseURL);
  return response.text();
}

const event = (text: string, end = '\n\n') => `data: ${text}${end}`;
const refused = { code: 'PROVIDER_FAILED', message: expect.stringContaining('more than an answer may hold') };

test.each(['\n\n', '\r\n\r\n', '\r\r'])('a stream of small events passes unchanged (%j)', async (end) => {
  const stream = event('x'.repeat(80), end).repeat(9);

  expect(await read(sends(stream))).toBe(stream);
});

test.each([
  ['one line', event('x'.repeat(101))],
  ['many lines without an end', 'data: x\n'.repeat(20)],
  ['many lines that end in CR LF', 'data: x\r\n'.repeat(20)],
])('an event that is too long is refused: %s', async (_, stream) => {
  await expect(read(sends(stream))).rejects.toMatchObject(refused);
});

test('a stream that is too long is refused, however short its events', async () => {
  await expect(read(floods('', event('x'), () => {}))).rejects.toMatchObject(refused);
});

test('an error may say little only', async () => {
  await expect(read(floods('', event('x'), () => {}, 500))).rejects.toMatchObject(refused);
});
