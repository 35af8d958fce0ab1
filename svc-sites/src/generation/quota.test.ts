import { routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { EngineError } from '@sitewright/site-engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';

let service: SitesService;
beforeEach(async () => {
  service = await startSitesService({ generationsPerDay: 3, limits: { atOnce: 100, perPerson: 100 } });
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

  it('do not count those that failed', async () => {
    await service.db
      .collection('limits')
      .insertOne({ key: 'generate:0123456789abcdef01234567', points: 2, expire: null });
    const tooLong = { ...request, body: { prompt: 'x'.repeat(30_000) } };
    expect((await callRefused(service.url, routes.generate, tooLong)).status).toBe(400);
    service.engine.failWith(new EngineError('PROVIDER_FAILED', 'failed'));
    expect((await refused()).status).toBeGreaterThanOrEqual(500);
    await service.generate();
    expect((await refused()).status).toBe(429);
  });
});
