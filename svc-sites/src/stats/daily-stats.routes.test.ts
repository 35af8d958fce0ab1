import { routes } from '@sitewright/contracts';
import { badTokens, call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteDocument } from '../../test/builders.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { createDayCounter } from './count-days.ts';
import { createDailyStatsRepository } from './daily-stats.repository.ts';

let service: SitesService;
let admin: string;
beforeAll(async () => {
  service = await startSitesService();
  admin = await storePerson(service.db, { id: 'a'.repeat(24), role: 'admin' });
});
afterAll(() => service.close());

describe('the last thirty days', () => {
  const now = new Date('2026-03-02T00:30:00Z');
  const days = async () =>
    (await createDayCounter(createDailyStatsRepository(service.db)).countDays(now)).days;
  const site = (createdAt: string, deletedAt?: Date) =>
    siteDocument({ createdAt: new Date(createdAt), ...(deletedAt ? { deletedAt } : {}) });

  beforeEach(() => service.sites.deleteMany({}));

  it('are all there, oldest first, with zeros', async () => {
    const found = await days();
    expect(found.map(({ date }) => date)).toEqual([
      ...Array.from({ length: 28 }, (_, n) => `2026-02-${String(n + 1).padStart(2, '0')}`),
      '2026-03-01',
      '2026-03-02',
    ]);
    expect(found.every(({ sites, signUps }) => sites === 0 && signUps === 0)).toBe(true);
  });

  it('begin and end at midnight UTC, and leave out what is older or deleted', async () => {
    await service.sites.insertMany([
      site('2026-01-31T23:59:59.999Z'),
      site('2026-02-01T00:00:00.000Z'),
      site('2026-03-01T23:59:59.999Z'),
      site('2026-03-01T12:00:00.000Z'),
      site('2026-03-01T12:00:00.000Z', now),
      site('2026-03-02T00:00:00.000Z'),
    ]);
    const found = await days();
    expect(found.filter(({ sites }) => sites > 0)).toEqual([
      { date: '2026-02-01', sites: 1, signUps: 0 },
      { date: '2026-03-01', sites: 2, signUps: 0 },
      { date: '2026-03-02', sites: 1, signUps: 0 },
    ]);
  });

  it('count sign-ups, without people of whom nobody knows when they came', async () => {
    const createdAt = new Date('2026-02-10T10:00:00Z');
    await service.db
      .collection('users')
      .insertMany([
        { email: 'ada@example.com', createdAt },
        { email: 'bob@example.com', createdAt },
        { email: 'eve@example.com' },
      ]);
    const found = await days();
    expect(found.filter(({ signUps }) => signUps > 0)).toEqual([
      { date: '2026-02-10', sites: 0, signUps: 2 },
    ]);
  });
});

describe('the call', () => {
  it('answers administrators up to today', async () => {
    const before = new Date().toISOString().slice(0, 10);
    await service.generate();
    const { body } = await call(service.url, routes.dailyStats, { token: admin });
    expect(body.days).toHaveLength(30);
    const recent = body.days.filter(({ date }) => date >= before);
    expect(recent.reduce((sum, { sites }) => sum + sites, 0)).toBe(1);
  });

  it('V8.2.1: is closed to everybody else', async () => {
    const claimsToBeAdmin = tokenOf({ role: 'admin' });
    expect((await callRefused(service.url, routes.dailyStats)).status).toBe(401);
    expect((await callRefused(service.url, routes.dailyStats, { token: tokenOf() })).status).toBe(403);
    expect((await callRefused(service.url, routes.dailyStats, { token: claimsToBeAdmin })).status).toBe(403);
  });

  it.each(badTokens)('is closed to %s', async (_name, token) => {
    expect((await callRefused(service.url, routes.dailyStats, { token })).status).toBe(401);
  });
});
