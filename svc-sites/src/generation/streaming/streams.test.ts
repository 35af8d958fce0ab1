import { limits, routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, testUser, tokenOf } from '@sitewright/service-kit/testing';
import { EngineError, type EngineEvent } from '@sitewright/site-engine';
import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '../../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../../test/harness.ts';
import {
  openStream,
  type ReceivedEvent,
  type StreamRequest,
  type TestStream,
} from '../../../test/open-stream.ts';

let service: SitesService;
beforeEach(async () => {
  service = await startSitesService({ heartbeatMs: 50, limits: { atOnce: 1, perPerson: 1 } });
});
afterEach(() => service.close());

const page: EngineEvent[] = [
  { type: 'status', phase: 'write', message: 'Writing the page' },
  { type: 'file', path: 'index.html', content: '<!doctype html>', complete: false },
  { type: 'file', path: 'index.html', delta: '<h1>Bread & "Brötchen"</h1>\n', complete: false },
  { type: 'preview', path: 'index.html', html: '<h1>Bread</h1>\n\n', css: 'h1{}' },
  { type: 'file', path: 'index.html', complete: true },
];

const generate = (request: Partial<StreamRequest> = {}, url = service.url) =>
  openStream(url + routes.generate.path, { method: 'POST', body: { prompt: 'A bakery' }, ...request });

const follow = (
  id: string,
  { after, ...request }: StreamRequest & { after?: number } = {},
  url = service.url,
) =>
  openStream(url + routes.generationEvents.path.replace(':id', id), {
    ...request,
    ...(after === undefined ? {} : { headers: { 'Last-Event-ID': String(after) } }),
  });

const stop = (id: string, token = tokenOf()) =>
  call(service.url, routes.stopGeneration, { token, params: { id } });
const stateOf = async (id: string, token = tokenOf()) =>
  (await call(service.url, routes.generation, { token, params: { id } })).body;
const ended = async (id: string) => {
  for (;;) {
    const generation = await stateOf(id);
    if (generation.state !== 'waiting' && generation.state !== 'running') return generation;
  }
};
const short = (events: ReceivedEvent[]) => events.map(({ id, event }) => `${id} ${event.type}`);

/** Each one by itself: events that come together are joined where that changes nothing. */
async function tellOneByOne({ tell }: Pick<Work, 'tell'>, stream: TestStream, events: EngineEvent[]) {
  const received: ReceivedEvent[] = [];
  for (const event of events) {
    tell(event);
    const next = await stream.next();
    expect(next?.event).toMatchObject(event);
    if (next) received.push(next);
  }
  return received;
}

/** A generation that the test directs, and the stream of who asked for it. */
async function begin(request: Partial<StreamRequest> = {}) {
  service.engine.hold();
  const before = service.engine.requests.length;
  const stream = await generate(request);
  const { generationId: id, id: folderId } = await stream.until('accepted');
  const work = await service.engine.work(before + 1);
  return { stream, id, folderId, work };
}

describe('a stream of what is asked for', () => {
  it('tells everything in its order, numbered without a gap, each before the next one happens', async () => {
    const { stream, folderId, work } = await begin();
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const received = await tellOneByOne(work, stream, page);
    work.finish();
    const last = await stream.rest();
    expect([...received, ...last].map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(last[0]?.event).toMatchObject({
      type: 'done',
      id: folderId,
      previewUrl: `/preview/${folderId}/index.html`,
      version: 1,
      report: { files: 5 },
    });
    expect(await service.sites.countDocuments({ folderId })).toBe(1);
  });

  it('ends with the failure, and with what was kept', async () => {
    const { stream, folderId, work } = await begin();
    work.tell(...page);
    work.fail(new EngineError('PROVIDER_FAILED', 'Try another model.', { cause: new Error('key sk-1') }));
    const failed = await stream.until('failed');
    expect(failed).toMatchObject({ code: 'PROVIDER_FAILED', message: 'Try another model.' });
    expect(failed.kept?.id).toBe(folderId);
    expect(await stream.rest()).toEqual([]);
  });

  it('tells the place in the line, then goes on', async () => {
    const first = await begin();
    const other = await storePerson(service.db, { id: 'd'.repeat(24) });
    const waiting = await generate({ token: other });
    const { generationId } = await waiting.until('accepted');
    expect(await waiting.next()).toMatchObject({ id: 1, event: { type: 'line', place: 1, running: 1 } });
    expect(await stateOf(generationId, other)).toMatchObject({
      state: 'waiting',
      line: { place: 1, running: 1 },
    });
    first.work.finish();
    const work = await service.engine.work(2);
    work.tell(...page);
    await waiting.until('file');
    work.finish();
    expect((await waiting.rest()).at(-1)?.event.type).toBe('done');
  });

  it('of the same key is the same generation, for streams and for who waits for JSON', async () => {
    const headers = { 'Idempotency-Key': 'key-1' };
    const { stream, work, folderId } = await begin({ headers });
    const again = await generate({ headers });
    const answer = call(service.url, routes.generate, {
      token: tokenOf(),
      body: { prompt: 'A bakery' },
      headers,
    });
    work.tell(...page);
    work.finish();
    const whole = await again.rest();
    expect(whole.slice(1)).toEqual(await stream.rest());
    expect((await answer).body).toEqual({ id: folderId, previewUrl: `/preview/${folderId}/index.html` });
    expect(service.engine.requests).toHaveLength(1);
    expect(await (await generate({ headers })).rest()).toEqual(whole);
  });
});

describe('what a client accepts', () => {
  it.each([
    ['text/event-stream', true],
    ['text/event-stream, application/json;q=0.5', true],
    ['application/json;q=0.1, TEXT/event-stream', true],
    ['application/json, text/event-stream;q=0.9', false],
    ['application/json', false],
    ['*/*', false],
    ['text/*', false],
    ['text/html', false],
    ['', false],
  ])('%j is answered with a stream: %s', async (Accept, isStream) => {
    const answer = await fetch(service.url + routes.generate.path, {
      method: 'POST',
      headers: { Accept, Authorization: `Bearer ${tokenOf()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ prompt: 'A bakery' }),
    });
    expect(answer.status).toBe(200);
    const type = isStream ? 'text/event-stream; charset=utf-8' : 'application/json; charset=utf-8';
    expect(answer.headers.get('content-type')).toBe(type);
    await answer.text();
  });

  it.each<[name: string, status: number, request: StreamRequest]>([
    ['no prompt', 400, { body: {} }],
    ['no session', 401, { token: 'none' }],
    ['a key that is none', 400, { headers: { 'Idempotency-Key': 'two words' } }],
  ])('changes nothing about a refusal for %s', async (_name, status, request) => {
    const answer = await callRefused(service.url, routes.generate, {
      token: request.token ?? tokenOf(),
      body: request.body ?? { prompt: 'A bakery' },
      headers: { Accept: 'text/event-stream', ...request.headers },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await service.generations.countDocuments()).toBe(0);
  });
});

describe('following', () => {
  it('again from every number is the whole, here and at another replica', async () => {
    const { stream, id, work } = await begin();
    const replica = await service.startReplica();
    const elsewhere = await follow(id, {}, replica);
    await tellOneByOne(work, stream, page);
    work.finish();
    await stream.rest();
    const whole = await (await follow(id)).rest();
    expect(short(whole)).toEqual([
      '1 accepted',
      '2 status',
      '3 file',
      '4 file',
      '5 preview',
      '6 file',
      '7 done',
    ]);
    expect(await elsewhere.rest()).toEqual(whole);
    for (const url of [service.url, replica]) {
      for (let after = 0; after <= whole.length; after += 1) {
        expect(await (await follow(id, { after }, url)).rest()).toEqual(whole.slice(after));
      }
    }
  });

  it('while it is written goes on where one was, at another replica too', async () => {
    const { stream, id, work } = await begin();
    const replica = await service.startReplica();
    await tellOneByOne(work, stream, page.slice(0, 2));
    stream.leave();
    const again = await follow(id, { after: 2 }, replica);
    expect((await again.next())?.event).toMatchObject(page[1] ?? {});
    const [next] = await tellOneByOne(work, again, page.slice(2, 3));
    expect(next?.id).toBe(4);
    await tellOneByOne(work, again, page.slice(3));
    work.finish();
    expect(short(await again.rest())).toEqual(['7 done']);
  });

  it.each(['garbage', '-1', '1.5', '0x1', '1e3', '9999999999', '1,2', '\u0663'])(
    'after %j is refused with a sentence',
    async (after) => {
      const { id } = await begin();
      const headers = { 'Last-Event-ID': Buffer.from(after).toString('latin1') };
      const { status, body } = await callRefused(service.url, routes.generationEvents, {
        token: tokenOf(),
        params: { id },
        headers,
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: { 'Last-Event-ID': body.message } });
      expect(body.message).toMatch(/leave Last-Event-ID out\.$/);
    },
  );

  it('after an event that has not been is refused with a sentence, before and after the end', async () => {
    const { stream, id, work } = await begin();
    const future = () =>
      callRefused(service.url, routes.generationEvents, {
        token: tokenOf(),
        params: { id },
        headers: { 'Last-Event-ID': '3' },
      });
    expect((await future()).body.message).toMatch(/^This generation has no event 3 yet\./);
    work.finish();
    await stream.rest();
    expect((await future()).status).toBe(400);
  });

  it('is told from the document when the events have expired', async () => {
    const made = await begin();
    made.work.finish();
    const done = await made.stream.until('done');
    await ended(made.id);
    const stopped = await begin();
    await stop(stopped.id);
    await stopped.stream.until('stopped');
    await ended(stopped.id);
    await service.generationEvents.deleteMany({});
    const replica = await service.startReplica();
    expect(await (await follow(made.id, {}, replica)).rest()).toEqual([{ id: 1, event: done }]);
    expect(await (await follow(made.id, { after: 9 }, replica)).rest()).toEqual([{ id: 10, event: done }]);
    expect(short(await (await follow(stopped.id, {}, replica)).rest())).toEqual(['1 stopped']);
    await call(service.url, routes.deleteSite, { token: tokenOf(), params: { id: made.folderId } });
    const [gone] = await (await follow(made.id, {}, replica)).rest();
    expect(gone?.event).toMatchObject({ type: 'failed', code: 'NOT_FOUND' });
  });
});

describe('a generation', () => {
  const calls = [routes.generation, routes.generationEvents, routes.stopGeneration];

  it.each(calls)('of somebody else is not there: $method $path', async (route) => {
    const { id, stream, work } = await begin();
    const others = await Promise.all([
      storePerson(service.db, { id: 'a'.repeat(24), role: 'admin' }),
      storePerson(service.db, { id: 'b'.repeat(24) }),
    ]);
    for (const token of others) {
      const foreign = await callRefused(service.url, route, { token, params: { id } });
      const unknown = await callRefused(service.url, route, { token, params: { id: 'f'.repeat(24) } });
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual({ ...unknown.body, requestId: foreign.body.requestId });
      expect((await call(service.url, routes.generations, { token })).body).toEqual([]);
    }
    work.finish();
    await stream.until('done');
  });

  it.each(calls)('of no id is not there: $method $path', async (route) => {
    for (const id of ['x', 'F'.repeat(24), '%00', '%7B%22$gt%22:%22%22%7D', 'a'.repeat(25)]) {
      const { status } = await callRefused(service.url, route, { token: tokenOf(), params: { id } });
      expect(status).toBe(404);
    }
  });

  it('is listed for its owner, newest first, running ones by themselves', async () => {
    const first = await begin();
    first.work.finish();
    await first.stream.rest();
    await ended(first.id);
    const second = await begin();
    const list = async (query = '') =>
      (await call(service.url, routes.generations, { token: tokenOf(), query })).body;
    expect(await list()).toMatchObject([
      { id: second.id, state: 'running', prompt: 'A bakery', engine: 'composer' },
      { id: first.id, state: 'done', folderId: first.folderId, name: 'Bakery (+ café)' },
    ]);
    expect((await list('?state=running')).map(({ id }) => id)).toEqual([second.id]);
    const { status } = await callRefused(service.url, routes.generations, {
      token: tokenOf(),
      query: '?state=done',
    });
    expect(status).toBe(400);
  });
});

describe('stopping', () => {
  it('ends the work at once, tells every stream, and keeps what was written', async () => {
    const { stream, id, folderId, work } = await begin();
    const other = await follow(id);
    work.tell(...page);
    await stream.until('preview');
    expect((await stop(id)).body.id).toBe(id);
    expect(work.signal.aborted).toBe(true);
    for (const each of [stream, other]) expect((await each.until('stopped')).kept?.id).toBe(folderId);
    expect(await ended(id)).toMatchObject({ state: 'stopped', kept: { id: folderId } });
  });

  it('in the first moment, twice, and after the end changes nothing more', async () => {
    service.engine.hold();
    const stream = await generate();
    const { generationId: id } = await stream.until('accepted');
    await Promise.all([stop(id), stop(id)]);
    expect(short(await stream.rest()).at(-1)).toMatch(/stopped$/);
    const end = await ended(id);
    expect(end.state).toBe('stopped');
    expect((await stop(id)).body).toEqual(end);

    const made = await begin();
    made.work.finish();
    await made.stream.until('done');
    await ended(made.id);
    expect((await stop(made.id)).body.state).toBe('done');
    expect(await service.sites.countDocuments({ folderId: made.folderId })).toBe(1);
  });

  it('takes one that waits out of the line', async () => {
    const first = await begin();
    const other = await storePerson(service.db, { id: 'd'.repeat(24) });
    const waiting = await generate({ token: other });
    const { generationId } = await waiting.until('accepted');
    await stop(generationId, other);
    expect((await waiting.until('stopped')).kept).toBeUndefined();
    expect((await stateOf(generationId, other)).state).toBe('stopped');
    first.work.finish();
    await first.stream.until('done');
    expect(service.engine.requests).toHaveLength(1);
  });

  it('answers who waits for JSON with a sentence', async () => {
    service.engine.hold();
    const answer = callRefused(service.url, routes.generate, { token: tokenOf(), body: { prompt: 'A' } });
    await service.engine.begun(1);
    const [running] = (await call(service.url, routes.generations, { token: tokenOf() })).body;
    await stop(running?.id ?? '');
    const { body } = await answer;
    expect(body.code).toBe('GENERATION_STOPPED');
    expect(body.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('who leaves', () => {
  it('a stream ends nothing', async () => {
    const { stream, id, work } = await begin();
    stream.leave();
    work.tell(...page);
    work.finish();
    expect((await ended(id)).state).toBe('done');
  });

  it('without the JSON ends nothing', async () => {
    service.engine.hold();
    const connection = new AbortController();
    const answer = fetch(service.url + routes.generate.path, {
      method: 'POST',
      signal: connection.signal,
      headers: { Authorization: `Bearer ${tokenOf()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ prompt: 'A bakery' }),
    });
    const work = await service.engine.work(1);
    connection.abort();
    await expect(answer).rejects.toThrow();
    work.finish();
    const [generation] = (await call(service.url, routes.generations, { token: tokenOf() })).body;
    expect((await ended(generation?.id ?? '')).state).toBe('done');
  });
});

describe('a person', () => {
  it('has so many streams, and another one when one of them is closed', async () => {
    const { stream, id } = await begin();
    const others = await Promise.all(Array.from({ length: limits.streamsPerPerson - 1 }, () => follow(id)));
    const one = { token: tokenOf(), params: { id } };
    const refused = await callRefused(service.url, routes.generationEvents, one);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/20 generations at once/);
    expect(refused.headers.get('retry-after')).toBe('5');
    const asked = await callRefused(service.url, routes.generate, {
      token: tokenOf(),
      body: { prompt: 'Another' },
      headers: { Accept: 'text/event-stream' },
    });
    expect(asked.status).toBe(429);
    expect(await service.generations.countDocuments()).toBe(1);

    const other = await storePerson(service.db, { id: 'd'.repeat(24) });
    const waiting = await generate({ token: other });
    expect(waiting.status).toBe(200);

    others[0]?.leave();
    for (;;) {
      const again = await fetch(service.url + routes.generationEvents.path.replace(':id', id), {
        headers: { Authorization: `Bearer ${tokenOf()}` },
      });
      await again.body?.cancel();
      if (again.status === 200) break;
    }
    for (const each of [...others, waiting, stream]) each.leave();
  });

  it('comes back as often as a minute allows, however many streams that are, and then hears when to go on', async () => {
    const { stream, id } = await begin();
    const attach = (id: string, token = tokenOf()) =>
      callRefused(service.url, routes.generationEvents, { token, params: { id } });
    const nobodys = 'f'.repeat(24);
    for (let round = 0; round < limits.attachesPerMinute / limits.streamsPerPerson; round++) {
      const answers = await Promise.all(
        Array.from({ length: limits.streamsPerPerson }, () => attach(nobodys)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(limits.streamsPerPerson).fill(404));
    }
    const { status, headers, body } = await attach(id);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.message).toMatch(
      /^This page has asked for its progress too often\. It goes on by itself\. Try again in/,
    );
    expect((await attach(nobodys, await storePerson(service.db, { id: 'd'.repeat(24) }))).status).toBe(404);
    // Who follows already goes on.
    service.engine.release();
    expect((await stream.rest()).at(-1)?.event.type).toBe('done');
  });

  it('who signs out everywhere hears no more, and the site is made', async () => {
    const { stream, folderId, work } = await begin();
    const people = service.db.collection('users');
    const signedOut = { tokensValidFrom: new Date(Date.now() + 60_000) };
    await people.updateOne({ _id: new ObjectId(testUser.id) }, { $set: signedOut });
    expect(await stream.rest()).toEqual([]);
    work.finish();
    while ((await service.sites.countDocuments({ folderId })) === 0);
  });

  it('F25: who is deleted hears no more', async () => {
    const { stream } = await begin();
    await service.db.collection('users').deleteOne({ _id: new ObjectId(testUser.id) });
    const rest = await stream.rest();
    expect(rest.filter(({ event }) => event.type === 'done')).toEqual([]);
    expect(await service.sites.countDocuments()).toBe(0);
  });
});

describe('a replica that has to end', () => {
  it('F4: ends its streams at once, and begins none', async () => {
    const { stream, id } = await begin();
    const over = new AbortController();
    const drained = service.running.drain(over.signal);
    expect(await stream.rest()).toEqual([]);
    const refused = await callRefused(service.url, routes.generationEvents, {
      token: tokenOf(),
      params: { id },
    });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    const replica = await service.startReplica();
    const again = await follow(id, { after: 1 }, replica);
    over.abort();
    await drained;
    expect((await again.next())?.event.type).toBe('resumed');
    service.engine.release();
    expect((await again.rest()).at(-1)?.event.type).toBe('done');
  });
});
