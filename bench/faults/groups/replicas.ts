import assert from 'node:assert/strict';
import { routes } from '@sitewright/contracts';
import { recordedAnswer } from '@sitewright/site-engine/testing';
import { settingsOf } from '../../../e2e/support/processes.ts';
import { startPart } from '../../lib/start-part.ts';
import { type Repetition, repeat } from '../../load/repeat.ts';
import type { Fault, Group } from '../fault.ts';
import type { Part, World } from '../world.ts';
import { finish, goOn, isWholeOnce, writeUpTo } from '../writer.ts';

const services = ['svc-auth', 'svc-sites', 'svc-mail'] as const;

const again = (world: World, part: Part, settings: Record<string, string> = {}) =>
  startPart(`${part}/src/main.ts`, {
    ...settingsOf(world.pidOf(part)),
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });

/** A second process of every service, and a second gateway that knows both of each. */
async function startSecond(world: World) {
  const [auth, sites, mail] = await Promise.all(services.map((part) => again(world, part)));
  const both = (part: (typeof services)[number], port?: number) =>
    `${world.addressOf(part)},http://127.0.0.1:${port}`;
  const gateway = await again(world, 'gateway', {
    UPSTREAM_AUTH: both('svc-auth', auth?.port),
    UPSTREAM_SITES: both('svc-sites', sites?.port),
    UPSTREAM_MAIL: both('svc-mail', mail?.port),
  });
  return { url: `http://localhost:${gateway.port}`, gateway, seconds: [auth, sites, mail] };
}

/** Reads one thing after the other of every service. */
function readOn(url: string, token: string): Repetition {
  const paths = [routes.mySites.path, routes.me.path, '/api/stats', '/healthz', '/'];
  let next = 0;
  return repeat(async () => {
    const path = paths[next % paths.length] ?? '/';
    next += 1;
    const { status } = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
    assert.equal(status, 200, `${path} answered ${status}`);
  });
}

const two: Fault = {
  id: 44,
  name: 'two of everything, and one of each is killed',
  done: 'a second process of each service and a second gateway over both; five sites are half written, then each second one is killed',
  async carryOut(world) {
    const { url, gateway, seconds } = await startSecond(world);
    const over = { ...world, url };
    try {
      const { token } = await world.newPerson();
      await using reading = readOn(url, token);
      const writers = await Promise.all(Array.from({ length: 5 }, () => world.newWriter()));
      const half = recordedAnswer.length / 2;
      const streams = await Promise.all(writers.map((writer) => writeUpTo(over, writer, half)));
      await Promise.all(seconds.map((part) => part?.kill()));
      await Promise.all(streams.map((stream) => finish(stream, half)));
      await Promise.all(writers.map((writer) => goOn(over, writer)));
      for (const writer of writers) await isWholeOnce(world, writer);
      const reads = await reading.end();
      return `${reads} reads, none failed; ${writers.length} sites whole, once`;
    } finally {
      await gateway.stop();
      await Promise.all(seconds.map((part) => part?.kill()));
    }
  },
};

export const replicas: Group = {
  name: 'Two of everything',
  options: {},
  faults: [two],
};
