import { routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type HarnessOptions, type SitesService, startSitesService } from '../../test/harness.ts';

let service: SitesService;
const adaId = 'a'.repeat(24);
const eveId = 'e'.repeat(24);
const start = async (limits: HarnessOptions['limits'] = {}) => {
  service = await startSitesService({ limits });
  await Promise.all([storePerson(service.db, { id: adaId }), storePerson(service.db, { id: eveId })]);
  service.engine.hold();
};
afterEach(() => service.close());

const ada = tokenOf({ id: adaId });
const eve = tokenOf({ id: eveId });
const body = { prompt: 'A bakery' };
const generate = (token: string) => call(service.url, routes.generate, { token, body });
const refused = (token: string) => callRefused(service.url, routes.generate, { token, body });

describe('limits', () => {
  it('give one person two generations at once, and other people theirs', async () => {
    await start();
    const running = [generate(ada), generate(ada)];
    await service.engine.begun(2);

    const third = await refused(ada);
    expect(third.status).toBe(429);
    expect(third.headers.get('Retry-After')).toBe('10');
    expect(third.body).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'You already have 2 sites being generated. Wait until one is finished, then try again.',
    });

    running.push(generate(eve));
    await service.engine.begun(3);
    service.engine.release();
    await Promise.all(running);
    await generate(ada);
    expect(await service.sites.countDocuments()).toBe(4);
  });

  it('hold for all people together', async () => {
    await start({ atOnce: 1 });
    const running = generate(ada);
    await service.engine.begun(1);
    expect((await refused(eve)).status).toBe(503);
    service.engine.release();
    await running;
  });

  it('end a generation at its deadline', async () => {
    await start({ timeoutMs: 1 });
    const answer = await refused(ada);
    expect(answer.status).toBe(504);
    expect(answer.body.message).toMatch(/^The site took too long to write\./);
    expect(await service.sites.countDocuments()).toBe(0);
  });
});

describe('a generation belongs to the server', () => {
  it('and is stored when its client has left', async () => {
    await start();
    const leaving = new AbortController();
    const left = fetch(`${service.url}${routes.generate.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ada}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: leaving.signal,
    }).catch(() => 'left');
    await service.engine.begun(1);
    leaving.abort();
    expect(await left).toBe('left');

    service.engine.release();
    await service.generations.drain(new AbortController().signal);
    expect(await service.sites.countDocuments()).toBe(1);
  });

  it('and is finished by a shutdown that has time for it', async () => {
    await start();
    const running = generate(ada);
    await service.engine.begun(1);
    const closed = service.generations.drain(new AbortController().signal);
    service.engine.release();
    await closed;
    expect((await running).status).toBe(200);
  });

  it('and is stopped by a shutdown whose time is over', async () => {
    await start();
    const running = refused(ada);
    await service.engine.begun(1);
    await service.generations.drain(AbortSignal.abort());
    const answer = await running;
    expect(answer.status).toBe(499);
    expect(answer.body).toMatchObject({
      code: 'GENERATION_STOPPED',
      message: 'The generation was stopped before it was done. Please start it again.',
    });
    expect(await service.sites.countDocuments()).toBe(0);
  });
});
