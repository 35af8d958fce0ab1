import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { EngineError } from '@sitewright/site-engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
const watchdog = { timeout: 120_000 };

function openGeneration() {
  const client = request(`${service.url}${routes.generate.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ada}`, 'Content-Type': 'application/json' },
  });
  client.on('error', () => undefined);
  return client.end(JSON.stringify(body));
}

describe('limits', () => {
  it('refuse a person whose line is full, and nobody else', async () => {
    await start({ waitingPerPerson: 0 });
    const running = [generate(ada), generate(ada)];
    await service.engine.begun(2);

    const third = await refused(ada);
    expect(third.status).toBe(429);
    expect(third.headers.get('Retry-After')).toBe('10');
    expect(third.body).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^You already have 2 sites being generated or waiting\./),
    });

    running.push(generate(eve));
    await service.engine.begun(3);
    service.engine.release();
    await Promise.all(running);
    await generate(ada);
    expect(await service.sites.countDocuments()).toBe(4);
  });

  it('refuse when the line of all people is full', async () => {
    await start({ atOnce: 1, waiting: 0 });
    const running = generate(ada);
    await service.engine.begun(1);
    const answer = await refused(eve);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('60');
    service.engine.release();
    await running;
  });

  it('V15.4.2: refuse those who come at once, too, and keep those for whom there is room', async () => {
    await start({ atOnce: 1, perPerson: 1, waitingPerPerson: 3 });
    const settled = Promise.allSettled(Array.from({ length: 20 }, () => generate(ada)));
    await service.engine.begun(1);
    await vi.waitFor(async () => expect(await service.generations.countDocuments()).toBe(4));
    service.engine.release();
    const made = (await settled).filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(4);
  });

  it('let twenty-five people with two sites each wait for their turns', async () => {
    await start({ atOnce: 8, waiting: 100 });
    const ids = Array.from({ length: 25 }, (_, n) => String(n).padStart(24, '0'));
    await Promise.all(ids.map((id) => storePerson(service.db, { id, email: `${id}@example.com` })));
    const all = ids.flatMap((id) => [generate(tokenOf({ id })), generate(tokenOf({ id }))]);
    await service.engine.begun(8);
    service.engine.release();
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(50).fill(200));
  });

  it('make a person wait whose generations fail again and again, and nobody else', async () => {
    await start();
    service.engine.release();
    for (let n = 0; n < 3; n++) {
      service.engine.failWith(
        new EngineError('GENERATION_TOO_COMPLEX', 'The site was too complex to build.'),
      );
      expect((await refused(ada)).status).toBe(422);
    }
    const answer = await refused(ada);
    expect(answer.status).toBe(429);
    expect(answer.body.message).toMatch(/^Your last 3 sites could not be made\./);
    expect(service.engine.requests).toHaveLength(3);
    await generate(eve);
  });

  it('end a generation in which nothing happens', async () => {
    await start({ timeoutMs: 1 });
    const answer = await refused(ada);
    expect(answer.status).toBe(504);
    expect(answer.body.message).toMatch(/^Nothing happened for too long/);
    expect(await service.sites.countDocuments()).toBe(0);
  });

  it('end a generation that takes too long, however much happens in it, and say which of the two it was', async () => {
    await start({ longestMs: 1 });
    const answer = await refused(ada);
    expect(answer.status).toBe(504);
    expect(answer.body.message).toMatch(/^This site took longer than one may take here/);
    expect(await service.sites.countDocuments()).toBe(0);
  });
});

describe('a generation belongs to the server', () => {
  it('and is stored when its client has left', async () => {
    await start();
    const abortController = new AbortController();
    const left = fetch(`${service.url}${routes.generate.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ada}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: abortController.signal,
    }).catch(() => 'left');
    await service.engine.begun(1);
    abortController.abort();
    expect(await left).toBe('left');

    service.engine.release();
    await service.running.drain(new AbortController().signal);
    expect(await service.sites.countDocuments()).toBe(1);
  });

  it('F19: of a hundred clients that leave none keeps a place or a connection', watchdog, async () => {
    await start({ atOnce: 10, perPerson: 10, waiting: 0 });
    const { engine, generations } = service;
    const sockets = new Set<Socket>();
    const collect = (message: unknown) => sockets.add((message as { socket: Socket }).socket);
    subscribe('http.server.request.start', collect);
    for (let round = 1; round <= 10; round++) {
      engine.hold();
      const clients = Array.from({ length: 10 }, openGeneration);
      await engine.begun(round * 10);
      const left = clients.map((client) => new Promise((resolve) => client.once('close', resolve)));
      for (const client of clients) client.destroy();
      await Promise.all(left);
      engine.release();
      const countDone = () => generations.countDocuments({ state: 'done' });
      await expect.poll(countDone, { timeout: 20_000 }).toBe(round * 10);
    }
    expect(await service.sites.countDocuments()).toBe(100);
    unsubscribe('http.server.request.start', collect);
    expect(sockets.size).toBe(100);
    await vi.waitFor(() => expect([...sockets].filter(({ destroyed }) => !destroyed)).toEqual([]));
  });

  it('and is finished by a shutdown that has time for it', async () => {
    await start();
    const running = generate(ada);
    await service.engine.begun(1);
    const closed = service.running.drain(new AbortController().signal);
    service.engine.release();
    await closed;
    expect((await running).status).toBe(200);
  });

  it('and goes on elsewhere when a shutdown has no time for it, with those that wait', async () => {
    await start({ atOnce: 1 });
    const running = [refused(ada), refused(eve)];
    await service.engine.begun(1);
    await service.running.drain(AbortSignal.abort());
    for (const { status, body, headers } of await Promise.all(running)) {
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('5');
      expect(body.message).toMatch(/^Sitewright is being restarted, and goes on with your site\./);
    }
    expect(service.engine.requests).toHaveLength(1);

    await service.startReplica();
    await service.engine.begun(2);
    service.engine.release();
    await expect.poll(() => service.sites.countDocuments()).toBe(2);
  });
});
