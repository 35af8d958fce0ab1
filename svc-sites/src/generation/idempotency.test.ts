import { routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, testUser, tokenOf } from '@sitewright/service-kit/testing';
import { EngineError } from '@sitewright/site-engine';
import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';

let service: SitesService;
beforeEach(async () => {
  service = await startSitesService({ limits: { atOnce: 2, perPerson: 1, waitingPerPerson: 0 } });
});
afterEach(() => service.close());

const options = (key: string, prompt = 'A bakery', token = tokenOf()) => ({
  token,
  body: { prompt },
  headers: { 'Idempotency-Key': key },
});
const ask = async (key: string, url = service.url) => (await call(url, routes.generate, options(key))).body;
const refused = (key: string, prompt?: string) =>
  callRefused(service.url, routes.generate, options(key, prompt));
const generations = () => service.db.collection('generations');
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

/** What a process that was killed has left. */
const leaveDead = (folderId: string) =>
  generations().insertOne({
    ownerId: new ObjectId(testUser.id),
    folderId,
    prompt: 'A bakery',
    state: 'running',
    attempt: 1,
    slot: 0,
    idempotencyKey: 'key-1',
    createdAt: new Date(),
    leaseUntil: new Date(Date.now() - 1),
  });

describe('the same key and body', () => {
  it('F21: are one site with one answer, one after the other', async () => {
    const first = await ask('key-1');
    for (let n = 0; n < 4; n++) expect(await ask('key-1')).toEqual(first);
    expect(await service.sites.countDocuments()).toBe(1);
    expect(service.engine.requests).toHaveLength(1);
  });

  it('F21: are one site with one answer, all at once and over replicas', async () => {
    service.engine.hold();
    const replica = await service.startReplica();
    const answers = [service.url, replica, service.url, replica, replica].map((url) => ask('key-1', url));
    await service.engine.begun(1);
    service.engine.release();
    const [first, ...others] = await Promise.all(answers);
    for (const other of others) expect(other).toEqual(first);
    expect(await service.sites.countDocuments()).toBe(1);
    expect(service.engine.requests).toHaveLength(1);
  });

  it('F1, F21: are made after all, under the id that was reserved, when the process that made them was killed', async () => {
    await leaveDead('d'.repeat(32));
    const replica = await service.startReplica();
    const answers = await Promise.all([ask('key-1'), ask('key-1', replica), ask('key-1')]);
    expect(answers.map(({ id }) => id)).toEqual(Array(3).fill('d'.repeat(32)));
    expect(service.engine.requests).toHaveLength(1);
    expect(await service.siteVersions.countDocuments({ folderId: 'd'.repeat(32) })).toBe(1);
  });

  it('answer with the site that a killed process had stored', async () => {
    const folderId = await service.generate('Stored before');
    await leaveDead(folderId);
    expect((await ask('key-1')).id).toBe(folderId);
    expect(service.engine.requests).toEqual([{ prompt: 'Stored before' }]);
  });

  it('answer with the same failure', async () => {
    service.engine.failWith(new EngineError('PROVIDER_FAILED', 'The model is out of order.'));
    const first = await refused('key-1');
    const second = await refused('key-1');
    expect(second).toMatchObject({ status: 502, body: { message: 'The model is out of order.' } });
    expect(second.body.code).toBe(first.body.code);
    expect(service.engine.requests).toHaveLength(1);
    await ask('another');
  });

  it('are tried again when the service was stopped in between', async () => {
    service.engine.failWith(new EngineError('GENERATION_STOPPED', 'Stopped.'));
    expect((await refused('key-1')).body.code).toBe('GENERATION_STOPPED');
    await ask('key-1');
    expect(await service.sites.countDocuments()).toBe(1);
  });

  it('are made again as another site when what was written had been kept', async () => {
    service.engine.hold();
    const answer = refused('key-1');
    const work = await service.engine.work(1);
    work.tell({ type: 'file', path: 'index.html', content: '<h1>Half', complete: false });
    work.fail(new EngineError('GENERATION_STOPPED', 'Stopped.'));
    expect((await answer).body.code).toBe('GENERATION_STOPPED');
    const kept = await service.sites.findOne({ interrupted: true });
    service.engine.release();
    const answers = await Promise.all([ask('key-1'), ask('key-1'), ask('key-1')]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[0]?.id).not.toBe(kept?.folderId);
    expect(await service.sites.countDocuments()).toBe(2);
    expect(service.engine.requests).toHaveLength(2);
  });

  it('are not used up by a refusal before the work began', async () => {
    service.engine.hold();
    const running = ask('running');
    await service.engine.begun(1);
    expect((await refused('key-1')).body.code).toBe('RATE_LIMITED');
    service.engine.release();
    await running;
    await ask('key-1');
    expect(await service.sites.countDocuments()).toBe(2);
  });

  it('are something new after 24 hours', async () => {
    const { id } = await ask('key-1');
    await generations().updateOne({ folderId: id }, { $set: { createdAt: hoursAgo(23.9) } });
    expect((await ask('key-1')).id).toBe(id);
    await generations().updateOne({ folderId: id }, { $set: { createdAt: hoursAgo(24.1) } });
    expect((await ask('key-1')).id).not.toBe(id);
  });
});

describe('the same key', () => {
  it('F21: with another body is refused, and changes nothing', async () => {
    const first = await ask('key-1');
    const { status, body } = await refused('key-1', 'A smithy');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Idempotency-Key') });
    expect(await ask('key-1')).toEqual(first);
    expect(await service.sites.countDocuments()).toBe(1);
  });

  it('of somebody else is another one', async () => {
    const bob = await storePerson(service.db, { id: 'b'.repeat(24) });
    const mine = await ask('key-1');
    const his = await call(service.url, routes.generate, options('key-1', 'A smithy', bob));
    expect(his.body.id).not.toBe(mine.id);
  });
});

it.each([
  ['an empty key', ''],
  ['a space', 'two words'],
  ['more than 255 characters', 'k'.repeat(256)],
  ['a character beyond ASCII', 'caf\u00e9'],
])('refuses %s', async (_name, key) => {
  const { status, body } = await refused(key);
  expect(status).toBe(400);
  expect(body.fields).toEqual({ 'Idempotency-Key': body.message });
  expect(service.engine.requests).toEqual([]);
});

it.each(['k', '"8e03978e-40d5-43dd-bc93-6894a57f9324"', 'k'.repeat(255)])('takes %j', async (key) => {
  await ask(key);
});

it('F25: a person who is deleted while their site is written leaves nothing behind', async () => {
  service.engine.hold();
  const answer = refused('key-1');
  await service.engine.begun(1);
  await service.db.collection('users').deleteOne({ _id: new ObjectId(testUser.id) });
  service.engine.release();
  expect((await answer).status).toBe(401);
  expect(await service.sites.countDocuments()).toBe(0);
  expect(await service.siteVersions.countDocuments()).toBe(0);
  expect(await generations().findOne()).toMatchObject({ state: 'failed' });
});
