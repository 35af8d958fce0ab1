import type { LoggedEvent } from '@sitewright/contracts';
import { createLogger, ensureIndexes, toAppError } from '@sitewright/service-kit';
import { startTestDatabase, type TestDatabase } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf } from '../../test/events-of.ts';
import { openCollections } from '../db/collections.ts';
import { siteIndexes } from '../db/indexes.ts';
import { createEventLog, type WritableEventLog } from './create-event-log.ts';
import { createEventBatchesRepository, type EventBatch, newBatchId } from './event-batches.repository.ts';

let database: TestDatabase;
let log: WritableEventLog;
let other: WritableEventLog;
let id: string;
beforeAll(async () => {
  database = await startTestDatabase();
  await ensureIndexes(database.db, siteIndexes, createLogger('test', 'silent'));
  const collections = openCollections(database.db);
  const open = () =>
    createEventLog({ batches: createEventBatchesRepository(collections), pollMs: 5, answerMs: 10_000 });
  [log, other] = [open(), open()];
});
afterAll(() => database.close());
beforeEach(() => {
  id = new ObjectId().toHexString();
});

const delta = (text: string): LoggedEvent => ({
  type: 'file',
  path: 'index.html',
  delta: text,
  complete: false,
});
const resumed: LoggedEvent = { type: 'resumed', from: 'start', message: 'It starts again.' };
const append = (first: number, ...events: LoggedEvent[]) =>
  log.append({ id: newBatchId(), generationId: id, first, events });
const never = new AbortController().signal;

describe('a log', () => {
  it('is read from every number on without a gap or a repetition, here and elsewhere', async () => {
    const closeLog = log.openHere(id);
    const sizes = [1, 3, 1, 7, 2, 40, 1, 1];
    const texts = Array.from({ length: 56 }, (_, n) => `${n} ${'x'.repeat(n * 400)}`);
    let next = 0;
    for (const size of sizes) {
      await append(next + 1, ...texts.slice(next, next + size).map(delta));
      next += size;
    }
    const all = texts.map((text, index) => ({ number: index + 1, event: delta(text) }));
    for (let number = 0; number <= all.length; number++) {
      expect(await eventsOf(log, id, number)).toEqual(all.slice(number));
      expect(await eventsOf(other, id, number)).toEqual(all.slice(number));
    }
    closeLog();
    expect(await eventsOf(log, id)).toEqual(all);
  });

  it('is read a part at a time', async () => {
    for (let number = 1; number <= 10; number++) await append(number, delta('y'.repeat(100 * 1024)));
    expect(await other.readAfter(id, 0)).toHaveLength(3);
    expect(await eventsOf(other, id)).toHaveLength(10);
  });

  it('keeps half a character as it is', async () => {
    const halves = ['\ud83e', '\udd50'];
    await append(1, ...halves.map(delta));
    const events = await eventsOf(other, id);
    expect(events.map(({ event }) => (event.type === 'file' ? event.delta : '')).join('')).toBe('🥐');
  });

  it('of which a part has expired is none', async () => {
    for (let number = 1; number <= 3; number++) await append(number, delta('z'));
    await database.db.collection('generationEvents').deleteOne({ generationId: new ObjectId(id), first: 1 });
    expect(await other.readAfter(id, 0)).toEqual([]);
    expect(await other.readAfter(id, 1)).toHaveLength(2);
  });
});

describe('who waits', () => {
  it('hears at once of what is written here, and soon of what is written elsewhere', async () => {
    const waits = [log.waitAfter(id, 0, never), other.waitAfter(id, 0, never)];
    await append(1, delta('a'));
    await Promise.all(waits);
    await log.waitAfter(id, 0, never);
  });

  it('does not wait for what was written before', async () => {
    const closeLog = log.openHere(id);
    await append(1, delta('a'), delta('b'));
    await log.waitAfter(id, 1, never);
    const abortController = new AbortController();
    const waiting = log.waitAfter(id, 2, abortController.signal);
    expect(await Promise.race([waiting, Promise.resolve('still')])).toBe('still');
    closeLog();
    await append(3, delta('c'));
    await waiting;
  });

  it('stops with the signal', async () => {
    const abortController = new AbortController();
    const waiting = other.waitAfter(id, 5, abortController.signal);
    abortController.abort();
    await waiting;
    await other.waitAfter(id, 5, abortController.signal);
  });
});

describe('who was replaced', () => {
  it('writes nothing behind its successor, and its own batch is no stranger', async () => {
    const own = { id: newBatchId(), generationId: id, first: 1, events: [delta('a')] };
    expect(await log.append(own)).toBe(true);
    expect(await log.append(own)).toBe(true);
    expect(await append(1, delta('b'))).toBe(false);
    await other.appendAtEnd(id, async () => [resumed]);
    expect(await append(2, delta('b'))).toBe(false);
    expect(await log.append(own)).toBe(true);
    expect((await eventsOf(log, id)).map(({ event }) => event)).toEqual([delta('a'), resumed]);
  });

  it('is the only one refused of all that are stored in one call', async () => {
    const ids = Array.from({ length: 5 }, () => new ObjectId().toHexString());
    const batches = ids.map((generationId) => ({
      id: newBatchId(),
      generationId,
      first: 1,
      events: [delta(generationId)],
    }));
    const [own, stolen] = batches;
    if (!own || !stolen) throw new Error('There are five.');
    await other.append(own);
    await other.append({ ...stolen, id: newBatchId(), events: [resumed] });
    const stored = await Promise.all(batches.map(log.append));
    expect(stored).toEqual([true, false, true, true, true]);
    for (const [index, id] of ids.entries())
      expect((await eventsOf(log, id)).map(({ event }) => event)).toEqual([
        index === 1 ? resumed : delta(id),
      ]);
  });

  it('F5: has stored nothing of a call that the database has not answered', async () => {
    const away = await startTestDatabase();
    const batches = createEventBatchesRepository(openCollections(away.db));
    await away.crash();
    const batch = { id: newBatchId(), generationId: id, first: 1, events: [delta('a')] };
    const failure = await batches
      .insertAll([batch, { ...batch, id: newBatchId(), first: 2 }])
      .catch(toAppError);
    expect(failure).toMatchObject({ code: 'UNAVAILABLE' });
    await away.close();
  });

  /** The old writer's and the successor's steps, in every order that keeps each one's own. */
  const orders = (old: number, successor: number): string[] => {
    if (old === 0) return ['s'.repeat(successor)];
    if (successor === 0) return ['o'.repeat(old)];
    return [
      ...orders(old - 1, successor).map((rest) => `o${rest}`),
      ...orders(old, successor - 1).map((rest) => `s${rest}`),
    ];
  };

  it.each(orders(4, 4))('whatever the order of their steps: %s', async (order) => {
    // The old one writes batches of two; the answer to the last one is lost, so it is written again.
    const batches = [1, 3, 5].map((first) => ({
      id: newBatchId(),
      generationId: id,
      first,
      events: [delta(`old ${first}`), delta(`old ${first + 1}`)],
    }));
    let isReplaced = false;
    const oldStep = (batch: EventBatch) => async () => {
      if (!isReplaced) isReplaced = !(await log.append(batch));
    };
    const oldSteps = [...batches, ...batches.slice(-1)].map(oldStep);
    // The successor reads the end, and writes there until nobody was faster.
    let end = 0;
    let isIn = false;
    const readEnd = async () => {
      end = await other.lastNumber(id);
    };
    const write = async () => {
      if (isIn) return;
      isIn = await other.append({ id: newBatchId(), generationId: id, first: end + 1, events: [resumed] });
      if (!isIn) await readEnd();
    };
    const successorSteps = [readEnd, write, write, write];
    for (const step of order) await (step === 'o' ? oldSteps : successorSteps).shift()?.();
    while (!isIn) await write();

    const events = await eventsOf(log, id);
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
    expect(events.at(-1)?.event).toEqual(resumed);
    const old = events.slice(0, -1).map(({ event }) => event);
    expect(old.length < 6).toBe(isReplaced);
    expect(old).toEqual(batches.flatMap((batch) => batch.events).slice(0, old.length));
  });
});
