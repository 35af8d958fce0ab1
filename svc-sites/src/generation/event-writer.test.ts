import type { LoggedEvent } from '@sitewright/contracts';
import { expect, it, vi } from 'vitest';
import type { EventBatch } from './event-batches.repository.ts';
import { createEventWriter } from './event-writer.ts';

const delta = (text: string): LoggedEvent => ({
  type: 'file',
  path: 'index.html',
  delta: text,
  complete: false,
});
const stopped: LoggedEvent = { type: 'stopped' };

/** A log whose answers the test gives, one by one. */
function start({ batchMs = 0 } = {}) {
  const asked: { batch: EventBatch; answer: PromiseWithResolvers<boolean> }[] = [];
  const abortController = new AbortController();
  const onReplaced = vi.fn(() => abortController.abort());
  const append = (batch: EventBatch) => {
    const answer = Promise.withResolvers<boolean>();
    asked.push({ batch: structuredClone(batch), answer });
    return answer.promise;
  };
  const writer = createEventWriter({
    log: { append },
    generationId: 'a'.repeat(24),
    lastNumber: 7,
    batchMs: () => batchMs,
    retryMs: 1,
    answerMs: 1_000_000,
    signal: abortController.signal,
    onReplaced,
  });
  const askedAs = async (count: number) => {
    await vi.waitFor(() => expect(asked).toHaveLength(count));
    return asked[count - 1] as (typeof asked)[number];
  };
  return { writer, askedAs, asked, onReplaced, abortController };
}

it('stores what comes in one moment together and at once, behind what is there', async () => {
  const { writer, askedAs } = start();
  writer.push(delta('a'));
  writer.push(delta('b'));
  writer.push(stopped);
  const { batch, answer } = await askedAs(1);
  expect(batch).toMatchObject({ first: 8, events: [delta('ab'), stopped] });
  writer.push(delta('c'));
  answer.resolve(true);
  expect((await askedAs(2)).batch).toMatchObject({ first: 10, events: [delta('c')] });
});

it('waits for no batch with what is to be seen at once, whenever it comes', async () => {
  const preview: LoggedEvent = { type: 'preview', path: 'index.html', html: '<p>a', css: '' };
  const { writer, askedAs } = start({ batchMs: 1_000_000 });
  writer.push(delta('a'));
  const { answer } = await askedAs(1);
  writer.push(preview);
  answer.resolve(true);
  const second = await askedAs(2);
  expect(second.batch.events).toEqual([preview]);
  second.answer.resolve(true);
  await new Promise(setImmediate);
  writer.push(delta('b'));
  writer.push(preview);
  expect((await askedAs(3)).batch.events).toEqual([delta('b'), preview]);
});

it('waits between two batches, but not when everything has to be stored', async () => {
  const { writer, askedAs, asked } = start({ batchMs: 1_000_000 });
  writer.push(delta('a'));
  (await askedAs(1)).answer.resolve(true);
  writer.push(delta('b'));
  writer.push(delta('c'));
  await new Promise(setImmediate);
  expect(asked).toHaveLength(1);
  const flushed = writer.flush();
  const { batch, answer } = await askedAs(2);
  expect(batch.events).toEqual([delta('bc')]);
  answer.resolve(true);
  await flushed;
});

it('stores a batch again as it was until its answer comes, and merges what comes meanwhile', async () => {
  const { writer, askedAs } = start();
  writer.push(delta('a'));
  const first = await askedAs(1);
  writer.push(delta('b'));
  first.answer.reject(new Error('The answer was lost.'));
  const second = await askedAs(2);
  expect(second.batch).toEqual(first.batch);
  writer.push(delta('c'));
  second.answer.resolve(true);
  expect((await askedAs(3)).batch).toMatchObject({ first: 9, events: [delta('bc')] });
});

it('writes nothing more once somebody else writes', async () => {
  const { writer, askedAs, asked, onReplaced } = start();
  writer.push(delta('a'));
  const { answer } = await askedAs(1);
  writer.push(delta('b'));
  const flushed = writer.flush();
  answer.resolve(false);
  await expect(flushed).rejects.toThrow();
  expect(onReplaced).toHaveBeenCalledOnce();
  writer.push(delta('c'));
  await new Promise(setImmediate);
  expect(asked).toHaveLength(1);
});

it('ends with its process, without the answer of a database that is away', async () => {
  const { writer, askedAs, abortController } = start();
  writer.push(delta('a'));
  await askedAs(1);
  const flushed = writer.flush();
  abortController.abort(new Error('The process ends.'));
  await expect(flushed).rejects.toThrow('The process ends.');
});

it('cuts what has become too much for one batch', async () => {
  const { writer, askedAs } = start();
  writer.push(delta('x'));
  const first = await askedAs(1);
  const page = (path: string): LoggedEvent => ({
    type: 'file',
    path,
    content: 'y'.repeat(120 * 1024),
    complete: true,
  });
  for (const path of ['a', 'b', 'c']) writer.push(page(path));
  first.answer.resolve(true);
  const second = await askedAs(2);
  expect(second.batch).toMatchObject({ first: 9, events: [page('a'), page('b')] });
  second.answer.resolve(true);
  expect((await askedAs(3)).batch).toMatchObject({ first: 11, events: [page('c')] });
});

it.each([true, false])('cuts a file that has become too large for one document (new: %s)', async (isNew) => {
  const { writer, asked } = start();
  const text = Array.from({ length: 100_000 }, (_, n) => `${n}\u0001`).join('');
  writer.push({
    type: 'file',
    path: 'a',
    ...(isNew ? { content: text } : { delta: text }),
    complete: true,
  });
  let count = 0;
  for (let length = 0; length < text.length; count += 1) {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(count));
    const { batch, answer } = asked[count] as (typeof asked)[number];
    expect(JSON.stringify(batch).length).toBeLessThan(1024 * 1024);
    for (const event of batch.events)
      if (event.type === 'file') length += (event.content ?? event.delta ?? '').length;
    answer.resolve(true);
  }
  const events = asked.flatMap(({ batch }) => batch.events);
  expect(events[0]).toHaveProperty(isNew ? 'content' : 'delta');
  const told = events.map((event) => (event.type === 'file' ? (event.content ?? event.delta) : ''));
  expect(told.join('')).toBe(text);
  expect(events.slice(1).every((event) => !('content' in event))).toBe(true);
  expect(events.map((event) => event.type === 'file' && event.complete)).toEqual([
    ...events.slice(1).map(() => false),
    true,
  ]);
});
