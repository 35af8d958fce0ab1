import { expect, onTestFinished, test } from 'vitest';
import { type Behaviour, floods, sends, startFakeProvider } from '../../testing/index.ts';
import { readEvents } from './read-events.ts';

const atMost = { eventCharacters: 100, answerBytes: 1000 };

async function read(behaviour: Behaviour): Promise<string[]> {
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  provider.behave(behaviour);
  const told: string[] = [];
  await readEvents(await fetch(provider.baseURL), ({ data }) => told.push(data), atMost);
  return told;
}

const hangsAfterDone: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event('one') + event('[DONE]'));
};

const event = (text: string, end = '\n\n') => `data: ${text}${end}`;
const refused = { code: 'PROVIDER_FAILED', message: expect.stringContaining('more than an answer may hold') };

test.each(['\n\n', '\r\n\r\n', '\r\r'])('small events are told one by one (%j)', async (end) => {
  expect(await read(sends(event('x'.repeat(80), end).repeat(9)))).toEqual(Array(9).fill('x'.repeat(80)));
});

test('nothing is told of an event that does not end, nor of what follows the last one', async () => {
  expect(await read(sends(event('one') + event('[DONE]') + event('two')))).toEqual(['one']);
  expect(await read(sends(event('one') + event('two', '\n')))).toEqual(['one']);
});

test('an answer is over with its last event, whether or not its connection is', async () => {
  expect(await read(hangsAfterDone)).toEqual(['one']);
});

test.each([
  ['one line', event('x'.repeat(101), '')],
  ['many lines without an end', 'data: x\n'.repeat(60)],
  ['many lines that end in CR LF', 'data: x\r\n'.repeat(60)],
])('an event that is too long is refused: %s', async (_, stream) => {
  await expect(read(sends(stream))).rejects.toMatchObject(refused);
});

test('a stream that is too long is refused, however short its events', async () => {
  await expect(read(floods('', event('x'), () => {}))).rejects.toMatchObject(refused);
});

test('an answer that is not streamed is one event, within the same limit', async () => {
  const whole = ' \n{\n "choices": []\n}\n';
  expect(await read(sends(whole, 'application/json'))).toEqual([whole]);
  await expect(read(sends(`{"choices": "${'x'.repeat(100)}"}`))).rejects.toMatchObject(refused);
});
