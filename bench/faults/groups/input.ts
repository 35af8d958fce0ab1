import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { errorBodySchema, routes } from '@sitewright/contracts';
import { commandLine, descendants } from '../../../e2e/support/processes.ts';
import { percentile } from '../../lib/stats.ts';
import { repeat } from '../../load/repeat.ts';
import type { Fault, Group } from '../fault.ts';
import { allowed, inWords, within } from '../say.ts';
import type { World } from '../world.ts';

const json = (value: unknown) => JSON.stringify(value);
const depth = 100_000;

const oddBodies: Record<string, string> = {
  'a prompt of 1 MB': json({ prompt: 'a'.repeat(1_000_000) }),
  'a prompt of 20,001 characters': json({ prompt: 'a'.repeat(20_001) }),
  '100,000 levels': '['.repeat(depth) + ']'.repeat(depth),
  'a million keys': `{${Array.from({ length: 1_000_000 }, (_, n) => `"${n}":1`).join()}}`,
  '20,000 keys': `{${Array.from({ length: 20_000 }, (_, n) => `"${n}":1`).join()}}`,
  'a key of 200 kB': `{"${'k'.repeat(200_000)}":1}`,
};
const takenBodies: Record<string, string> = {
  '10,000 emoji': json({ prompt: '🧁'.repeat(10_000), engine: 'composer' }),
  'lone surrogates': '{"prompt":"A bakery \\ud800 in Lyon","engine":"composer"}',
  'a NUL': '{"prompt":"A bakery \\u0000 in Lyon","engine":"composer"}',
};

/** Asks svc-sites every few milliseconds whether it lives, past the gateway, while others work. @returns the slowest answer */
async function lagDuring(world: World, work: () => Promise<void>): Promise<number> {
  const address = `${world.addressOf('svc-sites')}/livez`;
  let slowest = 0;
  await using watching = repeat(async () => {
    const begun = performance.now();
    await (await fetch(address)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - begun);
    await wait(5);
  });
  await work();
  await watching.end();
  return slowest;
}

const oddInput: Fault = {
  id: 31,
  name: 'huge or odd input',
  done: [...Object.keys(oddBodies), ...Object.keys(takenBodies)].join(', '),
  isAlone: true,
  proofs: [
    { file: 'svc-auth/src/main.test.ts', names: ['V5.2.1'] },
    { file: 'e2e/tests/bad-input.spec.ts', names: ['is refused with', 'becomes a site like any other'] },
  ],
  async carryOut(world) {
    const { token } = await world.newPerson();
    const send = async (body: string) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const begun = performance.now();
      const answer = await fetch(world.url + routes.generate.path, { method: 'POST', headers, body });
      const answered = await answer.text();
      return { status: answer.status, answered, took: performance.now() - begun };
    };
    let slowest = 0;
    const lag = await lagDuring(world, async () => {
      for (const [what, body] of Object.entries(oddBodies)) {
        const { status, answered, took } = await send(body);
        assert.ok([400, 413].includes(status), `${what} answered ${status}`);
        errorBodySchema.parse(JSON.parse(answered));
        slowest = Math.max(slowest, took);
      }
    });
    for (const [what, body] of Object.entries(takenBodies)) {
      const { status } = await send(body);
      assert.ok([200, 400].includes(status), `${what} answered ${status}`);
    }
    return `refused after ${within(0.1, 'a refusal', slowest)}; svc-sites answered others after ${within(0.2, 'an answer meanwhile', lag)}`;
  },
};

const oddMessages: { what: string; method?: string; headers?: Record<string, string>; body?: string }[] = [
  { what: 'bad JSON', method: 'POST', body: '{"prompt": ' },
  { what: 'a wrong type', method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' },
  { what: 'no type', method: 'POST', headers: { 'Content-Type': '' }, body: '{}' },
  { what: 'HEAD', method: 'HEAD' },
  { what: 'OPTIONS', method: 'OPTIONS' },
];

/** Sends over one connection what it is given, and then what is in order. @returns the first status */
async function sendThenSound(
  { url }: World,
  { method = 'GET', headers, body }: (typeof oddMessages)[number],
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(url);
  const ask = async (path: string, options: object, sent?: string) => {
    const asked = httpRequest({ hostname, port, path, agent, ...options });
    asked.end(sent);
    const [answer] = await once(asked, 'response');
    await text(answer);
    return { status: Number(answer.statusCode), isReused: asked.reusedSocket };
  };
  const type = { 'Content-Type': 'application/json' };
  const odd = await ask(routes.login.path, { method, headers: { ...(body ? type : {}), ...headers } }, body);
  const sound = await ask('/api/stats', {});
  agent.destroy();
  assert.equal(sound.status, 200);
  return { status: odd.status, isReused: sound.isReused };
}

const malformed: Fault = {
  id: 32,
  name: 'malformed HTTP',
  done: `${oddMessages.map(({ what }) => what).join(', ')}; lengths, chunks, hosts and huge headers by tests`,
  proofs: [
    { file: 'gateway/test/conformance/malformed.test.ts', names: ['malformed requests'] },
    {
      file: 'gateway/test/conformance/limits.test.ts',
      names: ['refuses huge headers', 'refuses a body above'],
    },
  ],
  async carryOut(world) {
    let reused = 0;
    for (const message of oddMessages) {
      const { status, isReused } = await sendThenSound(world, message);
      assert.ok(status < 500, `${message.what} answered ${status}`);
      reused += isReused ? 1 : 0;
    }
    assert.equal(reused, oddMessages.length, 'a connection could not be used any more');
    return `none answered 5xx; ${reused} of ${oddMessages.length} connections could be used again`;
  },
};

const slowSockets = 500;
const dripMs = 5000;
const samples = 300;
const slowestCutSeconds = 40;

async function p99({ url }: World): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < samples; n += 1) {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/stats`);
    await answer.arrayBuffer();
    assert.equal(answer.status, 200, 'a good user is refused');
    took.push(performance.now() - begun);
  }
  return percentile(took, 0.99);
}

const openSlowly = async ({ url }: World, n: number): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(n % 2 ? 'GET /api/stats HTTP/1.1\r\nHost: a\r\nX-Slow: ' : 'GET /');
  return socket;
};

const slowloris: Fault = {
  id: 33,
  name: 'slow clients',
  done: `${slowSockets} connections send one byte of a head every ${dripMs / 1000} s`,
  proofs: [
    {
      file: 'gateway/test/conformance/slow-clients.test.ts',
      names: ['slow clients', 'a request that never ends'],
    },
  ],
  isAlone: true,
  async carryOut(world) {
    const before = await p99(world);
    const sockets = await Promise.all(Array.from({ length: slowSockets }, (_, n) => openSlowly(world, n)));
    const closed = sockets.map((socket) => new Promise<void>((done) => socket.once('close', () => done())));
    const dripping = setInterval(() => {
      for (const socket of sockets) socket.write('a');
    }, dripMs);
    try {
      const during = await p99(world);
      const begun = performance.now();
      const late = wait(allowed(slowestCutSeconds) * 1000, 'late', { ref: false });
      assert.notEqual(
        await Promise.race([Promise.all(closed), late]),
        'late',
        'slow clients are not cut off',
      );
      const cutAfter = Math.round((performance.now() - begun) / 1000);
      assert.ok(during < Math.max(2 * before, 50), `p99 went from ${inWords(before)} to ${inWords(during)}`);
      return `p99 of others ${inWords(before)} before, ${inWords(during)} meanwhile; all cut off within ${cutAfter} s more`;
    } finally {
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    }
  },
};

const reloads = 3;

const reload: Fault = {
  id: 38,
  name: 'nginx is reloaded, and a service restarted',
  done: `${reloads} reloads of nginx under reading; replicas that are gone by tests and by row 44`,
  proofs: [{ file: 'gateway/test/conformance/failover.test.ts', names: ['failover', 'a replica that dies'] }],
  async carryOut(world) {
    const master = descendants(world.pidOf('gateway')).find((pid) =>
      commandLine(pid).includes('master process'),
    );
    if (master === undefined) throw new Error('The gateway runs without nginx here.');
    await using reading = repeat(async () =>
      assert.equal((await fetch(`${world.url}/api/stats`)).status, 200),
    );
    for (let n = 0; n < reloads; n += 1) {
      process.kill(master, 'SIGHUP');
      await wait(1000);
    }
    const reads = await reading.end();
    return `${reads} reads over ${reloads} reloads, none failed`;
  },
};

export const input: Group = {
  name: 'Clients that misbehave, and a gateway that is reloaded',
  options: {},
  faults: [oddInput, malformed, slowloris, reload],
};
