import type { LinePlace, LoggedEvent } from '@sitewright/contracts';
import { AppError, type StreamEvent } from '@sitewright/service-kit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Generation } from '../generation.ts';
import { type FollowDependencies, followGeneration } from './follow-generation.ts';

const id = 'a'.repeat(24);
const folderId = 'b'.repeat(32);
const accepted: LoggedEvent = { type: 'accepted', id: folderId, generationId: id, previewUrl: '/preview' };
const status: LoggedEvent = {
  type: 'status',
  phase: 'plan',
  message: 'Planning',
  at: '2026-01-01T00:00:00Z',
};
const file = (delta: string): LoggedEvent => ({ type: 'file', path: 'index.html', delta, complete: false });
const stopped: LoggedEvent = { type: 'stopped' };
const failed: LoggedEvent = { type: 'failed', code: 'GENERATION_EMPTY', message: 'Nothing came of it.' };

/** A log in memory: what the test appends, at most `most` events at once. */
function createLog(most = 100) {
  const events: LoggedEvent[] = [];
  let wake = Promise.withResolvers<void>();
  const wait = async (_id: string, number: number, signal: AbortSignal) => {
    if (events.length > number || signal.aborted) return;
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await Promise.race([wake.promise, aborted]);
  };
  return {
    events,
    append(...more: LoggedEvent[]) {
      events.push(...more);
      wake.resolve();
      wake = Promise.withResolvers();
    },
    async readAfter(_id: string, number: number) {
      return events.map((event, index) => ({ number: index + 1, event })).slice(number, number + most);
    },
    waitAfter: vi.fn(wait),
    isFull: () => false,
    waitHere: wait,
  };
}

let log: ReturnType<typeof createLog>;
let stored: Generation | undefined;
let place: LinePlace | undefined;
let deps: FollowDependencies;
let leave: AbortController;

const generation = (told: Partial<Generation> = {}): Generation => ({
  id,
  folderId,
  ownerId: 'c'.repeat(24),
  request: { prompt: 'A bakery' },
  engine: 'composer',
  state: 'running',
  attempt: 1,
  createdAt: new Date(0),
  ...told,
});

beforeEach(() => {
  log = createLog();
  leave = new AbortController();
  place = undefined;
  stored = generation();
  deps = {
    generations: { log, find: async () => stored, placeOf: async () => place },
    endedEvent: async () => failed,
    placeEveryMs: 1,
    lookUpEveryMs: 1,
    askAgainEveryMs: 1,
  };
});

const follow = (after = 0, followed = stored ?? generation()) =>
  followGeneration(deps, { generation: followed, after, isOver: false }, leave.signal);

async function allOf(batches: AsyncIterable<StreamEvent[]>): Promise<StreamEvent[]> {
  const all: StreamEvent[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

const short = (events: StreamEvent[] | undefined) => events?.map((each) => `${each.id} ${each.event}`);

describe('following', () => {
  it('tells what was and what comes, and ends after the last event', async () => {
    log.append(accepted, status);
    const batches = follow();
    expect((await batches.next()).value).toEqual([
      { id: 1, event: 'accepted', data: { id: folderId, generationId: id, previewUrl: '/preview' } },
      { id: 2, event: 'status', data: { phase: 'plan', message: 'Planning', at: '2026-01-01T00:00:00Z' } },
    ]);
    const next = batches.next();
    log.append(file('<p>'), file('Bread'));
    expect(short((await next).value ?? [])).toEqual(['3 file', '4 file']);
    log.append(stopped);
    expect(short((await batches.next()).value ?? [])).toEqual(['5 stopped']);
    expect((await batches.next()).done).toBe(true);
  });

  it.each([1, 2, 3, 100])(
    'from every number on is the rest, without a gap or a repetition (%i at once)',
    async (most) => {
      log = createLog(most);
      deps = { ...deps, generations: { ...deps.generations, log } };
      log.append(accepted, status, file('a'), file('b'), file('c'), stopped);
      const whole = await allOf(follow());
      expect(whole.map((each) => each.id)).toEqual([1, 2, 3, 4, 5, 6]);
      for (let after = 0; after < whole.length; after += 1) {
        expect(await allOf(follow(after))).toEqual(whole.slice(after));
      }
    },
  );

  it('ends when nobody listens any more', async () => {
    log.append(accepted);
    deps = { ...deps, lookUpEveryMs: 3_600_000 };
    const batches = follow();
    await batches.next();
    const next = batches.next();
    leave.abort();
    expect((await next).done).toBe(true);
  });

  it('does not ask again and again for what has expired while more is written, and tells the end', async () => {
    log.append(accepted, status);
    const readAfter = vi.fn(async () => []);
    const waitAfter = vi.fn(async () => {});
    deps = {
      ...deps,
      generations: { ...deps.generations, log: { ...log, readAfter, waitAfter } },
      lookUpEveryMs: 50,
    };
    const next = follow().next();
    await vi.waitFor(() => expect(readAfter.mock.calls.length).toBeGreaterThan(4));
    expect(waitAfter).toHaveBeenCalledTimes(1);
    stored = generation({ state: 'failed' });
    expect(short((await next).value ?? [])).toEqual(['1 failed']);
  });

  it('ends when the generation is there no more', async () => {
    log.append(accepted);
    const batches = follow();
    await batches.next();
    stored = undefined;
    expect((await batches.next()).done).toBe(true);
  });
});

describe('one that waits', () => {
  beforeEach(() => {
    stored = generation({ state: 'waiting' });
    log.append(accepted);
  });

  it('tells its place whenever that is another one, until it is its turn', async () => {
    place = { place: 3, running: 8 };
    const batches = follow();
    expect(short((await batches.next()).value ?? [])).toEqual(['1 accepted']);
    expect((await batches.next()).value).toEqual([{ id: 1, event: 'line', data: { place: 3, running: 8 } }]);
    const next = batches.next();
    place = { place: 2, running: 8 };
    expect((await next).value).toEqual([{ id: 1, event: 'line', data: { place: 2, running: 8 } }]);
    const another = batches.next();
    log.append(status);
    expect(short((await another).value ?? [])).toEqual(['2 status']);
    place = { place: 1, running: 8 };
    const last = batches.next();
    log.append(stopped);
    expect(short((await last).value ?? [])).toEqual(['3 stopped']);
  });

  it('asks for nothing but its place while it has one', async () => {
    place = { place: 3, running: 8 };
    const find = vi.fn(async () => stored);
    const placeOf = vi.fn(async () => place);
    deps = { ...deps, generations: { log, find, placeOf } };
    const batches = follow();
    await batches.next();
    await batches.next();
    const next = batches.next();
    await vi.waitFor(() => expect(placeOf.mock.calls.length).toBeGreaterThan(5));
    expect(find).not.toHaveBeenCalled();
    expect(log.waitAfter).not.toHaveBeenCalled();
    place = undefined;
    stored = generation();
    await vi.waitFor(() => expect(find).toHaveBeenCalled());
    log.append(status);
    expect(short((await next).value ?? [])).toEqual(['2 status']);
  });

  it('tells it to each who asks again', async () => {
    place = { place: 3, running: 8 };
    expect((await follow(1).next()).value).toEqual([{ id: 1, event: 'line', data: place }]);
  });
});

describe('while the database is away', () => {
  const away = () => Promise.reject(new AppError('UNAVAILABLE', 'The database cannot be reached.'));
  const told = (isAway: boolean) => [{ id: 1, event: 'storage', data: { isAway } }];

  it('says so once, and that it is back, though nothing else has happened', async () => {
    log.append(accepted);
    const find = vi.fn<() => Promise<Generation | undefined>>(away);
    deps = { ...deps, generations: { ...deps.generations, find } };
    const batches = follow();
    await batches.next();
    expect((await batches.next()).value).toEqual(told(true));
    const next = batches.next();
    await vi.waitFor(() => expect(find.mock.calls.length).toBeGreaterThan(3));
    find.mockImplementation(async () => stored);
    expect((await next).value).toEqual(told(false));
  });

  it('says that it is back before what was stored meanwhile', async () => {
    log.append(accepted);
    deps = { ...deps, generations: { ...deps.generations, find: away } };
    const batches = follow();
    await batches.next();
    expect((await batches.next()).value).toEqual(told(true));
    log.append(status);
    expect((await batches.next()).value).toEqual(told(false));
    expect(short((await batches.next()).value ?? [])).toEqual(['2 status']);
  });

  it('says so to one that waits in the line, too', async () => {
    stored = generation({ state: 'waiting' });
    log.append(accepted);
    deps = { ...deps, generations: { ...deps.generations, placeOf: away, find: away } };
    const batches = follow();
    await batches.next();
    expect((await batches.next()).value).toEqual(told(true));
  });

  it('ends with any other error', async () => {
    log.append(accepted);
    const broken = () => Promise.reject(new Error('Broken'));
    deps = { ...deps, generations: { ...deps.generations, find: broken } };
    const batches = follow();
    await batches.next();
    await expect(batches.next()).rejects.toThrow('Broken');
  });
});

describe('one that has ended', () => {
  it('is told from its document when its events have expired', async () => {
    stored = generation({ state: 'failed' });
    const data = { code: 'GENERATION_EMPTY', message: 'Nothing came of it.' };
    expect(await allOf(follow())).toEqual([{ id: 1, event: 'failed', data }]);
    expect(short(await allOf(follow(7)))).toEqual(['8 failed']);
  });

  it('is told from its document when its last event was never written', async () => {
    log.append(accepted, status);
    const batches = follow();
    await batches.next();
    const next = batches.next();
    stored = generation({ state: 'failed' });
    expect(short((await next).value ?? [])).toEqual(['3 failed']);
    expect((await batches.next()).done).toBe(true);
  });
});
