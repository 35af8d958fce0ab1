import { routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, testUser, tokenOf } from '@sitewright/service-kit/testing';
import { EngineError } from '@sitewright/site-engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';

let service: SitesService;
beforeEach(async () => {
  service = await startSitesService({ limits: { atOnce: 100, perPerson: 100, perDay: 3 } });
});
afterEach(() => service.close());

const request = { token: tokenOf(), body: { prompt: 'A bakery' } };
const refused = () => callRefused(service.url, routes.generate, request);

describe('the sites of one day', () => {
  it('V2.4.1: are so many, and the person hears when there are more', async () => {
    for (let n = 0; n < 3; n++) await service.generate();
    const { status, headers, body } = await refused();
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(23 * 3600);
    expect(body).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'You have made as many sites as one day allows (3). Try again in 24 hours.',
    });
    const bob = await storePerson(service.db, { id: 'b'.repeat(24) });
    await service.generate('A bakery', bob);
  });

  it('V15.4.2: are no more when fifty are asked for at once', async () => {
    const attempts = Array.from({ length: 50 }, () => call(service.url, routes.generate, request));
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await service.sites.countDocuments()).toBe(3);
  });

  it('do not count those that failed before anything was written', async () => {
    const tooLong = { ...request, body: { prompt: 'x'.repeat(30_000) } };
    expect((await callRefused(service.url, routes.generate, tooLong)).status).toBe(400);
    for (let n = 0; n < 2; n++) {
      service.engine.failWith(new EngineError('PROVIDER_FAILED', 'failed'));
      expect((await refused()).status).toBe(502);
    }
    for (let n = 0; n < 3; n++) await service.generate();
    expect((await refused()).status).toBe(429);
  });

  it('count those that failed after a model had begun to write', async () => {
    for (let n = 0; n < 3; n++) {
      service.engine.failWith(new EngineError('PROVIDER_FAILED', 'failed'), {
        inputTokens: 900,
        outputTokens: 9,
      });
      expect((await refused()).status).toBe(502);
    }
    expect((await refused()).status).toBe(429);
  });

  it('do not count those that were stopped before anything was written, and count the one that left a site', async () => {
    service.engine.hold();
    const stop = async (count: number, html: string) => {
      const answer = refused();
      const work = await service.engine.work(count);
      work.tell({ type: 'file', path: 'index.html', content: html, complete: false });
      const [running] = await service.running.list(testUser.id, { state: 'running' });
      if (running) await service.running.stop(running);
      expect((await answer).body.code).toBe('GENERATION_STOPPED');
    };
    await stop(1, '<h1>Half');
    for (let n = 2; n <= 4; n++) await stop(n, '');
    service.engine.release();
    for (let n = 0; n < 2; n++) await service.generate();
    expect((await refused()).status).toBe(429);
    expect(await service.sites.countDocuments({ interrupted: true })).toBe(1);
  });

  it('count for a day', async () => {
    for (let n = 0; n < 3; n++) await service.generate();
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await service.db.collection('generations').updateOne({ slot: 1 }, { $set: { createdAt: yesterday } });
    await service.generate();
    expect((await refused()).status).toBe(429);
  });

  it('hold when the setting is lowered', async () => {
    for (let n = 0; n < 3; n++) await service.generate();
    await service.db.collection('generations').updateMany({}, { $inc: { slot: 10 } });
    expect((await refused()).status).toBe(429);
  });
});
