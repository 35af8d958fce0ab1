import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { errorBodySchema, routes } from '@sitewright/contracts';
import { recordedAnswer } from '@sitewright/site-engine/testing';
import type { IndexDescriptionInfo } from 'mongodb';
import { request } from '../../../e2e/support/account.ts';
import { newEmail, password } from '../../../e2e/support/journey.ts';
import { running } from '../../../e2e/support/processes.ts';
import { rename } from '../../load/rename.ts';
import { type Repetition, repeat } from '../../load/repeat.ts';
import type { Fault, Group } from '../fault.ts';
import { allowed, inWords, within } from '../say.ts';
import type { World } from '../world.ts';
import { finish, goOn, isWholeOnce, makeSite, writeUpTo } from '../writer.ts';

const services = ['svc-auth', 'svc-sites', 'svc-mail'] as const;
const awaySeconds = 30;

const statusOf = async (address: string) => (await fetch(address)).status;

/** What a person, a load balancer and a supervisor see while the database is away. @returns milliseconds until the refusal */
async function seeItAway(world: World, token: string): Promise<number> {
  const begun = performance.now();
  const answer = await request(world.platform, routes.mySites, undefined, token);
  const took = performance.now() - begun;
  assert.equal(answer.status, 503);
  assert.ok(answer.headers.has('Retry-After'), 'nobody says when to try again');
  assert.equal(errorBodySchema.parse(await answer.json()).code, 'UNAVAILABLE');
  for (const service of services) {
    assert.equal(await statusOf(`${world.addressOf(service)}/healthz`), 503, `${service} calls itself ready`);
    assert.equal(await statusOf(`${world.addressOf(service)}/livez`), 200, `${service} does not live`);
  }
  return took;
}

const away: Fault = {
  id: 5,
  name: 'the database is away for 30 s',
  done: 'kill -9 of the database under load; started again after 30 s',
  deadlineSeconds: 120,
  proofs: [
    { file: 'svc-sites/src/generation/database-away.test.ts', names: ['F5'] },
    { file: 'e2e/tests/database-killed.spec.ts', names: ['a database that is killed'] },
  ],
  async carryOut(world) {
    const { token } = await world.newPerson();
    const pids = services.map(world.pidOf);
    const writer = await world.newWriter();
    const half = recordedAnswer.length / 2;
    const stream = await writeUpTo(world, writer, half);
    await world.database.kill();
    // The model goes on meanwhile: what it writes is stored afterwards.
    const written = finish(stream, half);
    const isOver = wait(awaySeconds * 1000);
    const refusals = [await seeItAway(world, token), await seeItAway(world, token)];
    await isOver;
    await world.database.start();
    const ready = await world.untilReady(allowed(10));
    assert.equal(running(pids).length, pids.length, 'a service has ended');
    await written;
    await goOn(world, writer);
    await isWholeOnce(world, writer);
    const slowest = within(5, 'a refusal', Math.max(...refusals));
    const back = `ready ${within(10, 'it', ready)} after its return`;
    return `503 with Retry-After after ${slowest}; ${back}; the site that was being written is there once`;
  },
};

const kills = 10;
const betweenKillsMs = 1500;
const writers = 10;

/** Somebody whose site has another name as often as it can be given one. */
async function renameOn({ url, journal, newPerson, platform }: World): Promise<Repetition> {
  const { token } = await newPerson();
  const { id } = await makeSite({ platform }, token);
  const site = { id, token, possibleNames: [null], isDeleted: false };
  journal.sites.push(site);
  return repeat(() => rename(url, journal, site));
}

const killLoop: Fault = {
  id: 6,
  name: 'kill -9 of the database, over and over',
  done: `${kills} kills under load, each time started again at once`,
  proofs: [{ file: 'packages/embedded-mongo/test/process.test.ts', names: ['after kill -9'] }],
  async carryOut(world) {
    const writing = await Promise.all(Array.from({ length: writers }, () => renameOn(world)));
    const before = world.journal.writes;
    const begun = performance.now();
    for (let kill = 0; kill < kills; kill += 1) {
      await world.database.kill();
      await world.database.start();
      await wait(betweenKillsMs);
    }
    await Promise.all(writing.map((each) => each.end()));
    const writes = world.journal.writes - before;
    const rate = (writes / (performance.now() - begun)) * 1000;
    return `${writes} writes acknowledged between ${kills} kills (${rate.toFixed(1)} a second)`;
  },
};

const slowMs = 3000;
const poolSize = 100;

/** One request after the other for as long as the work takes. @returns how long the slowest answer took */
async function slowestDuring(ask: () => Promise<Response>, work: Promise<unknown>): Promise<number> {
  let slowest = 0;
  await using asking = repeat(async () => {
    const begun = performance.now();
    const answer = await ask();
    if (!answer.ok) errorBodySchema.parse(await answer.json());
    slowest = Math.max(slowest, performance.now() - begun);
  });
  await work;
  await asking.end();
  return slowest;
}

const slow: Fault = {
  id: 7,
  name: 'the database is slow',
  done: `every message to it takes ${slowMs / 1000} s more for 20 s, under load`,
  deadlineSeconds: 150,
  proofs: [{ file: 'packages/service-kit/src/mongo/connect-mongo.test.ts', names: ['F7'] }],
  async carryOut({ platform, newPerson, databaseWire, addressOf }) {
    const { token } = await newPerson();
    databaseWire.delay(slowMs);
    const lasting = wait(20_000);
    const [slowest, health] = await Promise.all([
      slowestDuring(() => request(platform, routes.mySites, undefined, token), lasting),
      slowestDuring(() => fetch(`${addressOf('svc-sites')}/livez`), lasting),
    ]);
    const { open } = databaseWire;
    databaseWire.delay(0);
    assert.ok(open <= services.length * poolSize, `${open} connections to the database`);
    const [slowestWords, livenessWords] = [
      within(25, 'a request', slowest),
      within(1, 'the liveness', health),
    ];
    return `slowest request ${slowestWords}, liveness ${livenessWords}; ${open} connections to the database`;
  },
};

const cuts = 20;

const cutWire: Fault = {
  id: 43,
  name: 'the network to the database is cut',
  done: `${cuts} times every connection is reset under load, then none is taken for 5 s`,
  async carryOut({ databaseWire, untilReady }) {
    for (let cut = 0; cut < cuts; cut += 1) {
      databaseWire.cut();
      await wait(250);
    }
    await databaseWire.refuse();
    await wait(5000);
    await databaseWire.restore();
    return `ready ${inWords(await untilReady(allowed(10)))} after the wire was whole`;
  },
};

const unique: Fault = {
  id: 8,
  name: 'a unique index is missing at the start',
  done: 'the one over addresses is dropped, svc-auth killed; twenty registrations of one address when it is back',
  proofs: [
    {
      file: 'packages/service-kit/src/mongo/ensure-indexes.test.ts',
      names: ['makes what is missing', 'stops the start'],
    },
  ],
  async carryOut(world) {
    const users = world.db.collection('users');
    const isOfAddress = ({ key, unique: isUnique }: IndexDescriptionInfo) => isUnique && 'email' in key;
    const index = (await users.indexes()).find(isOfAddress);
    if (!index?.name) throw new Error('Addresses have no unique index.');
    await users.dropIndex(index.name);
    world.kill('svc-auth');
    await world.untilReady();
    assert.ok((await users.indexes()).some(isOfAddress), 'it serves without its index');
    const email = newEmail();
    const ask = () => request(world.platform, routes.register, { email, password });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
    return 'made again before the first request; one 201 of twenty';
  },
};

export const database: Group = {
  name: 'A database that goes away',
  options: {},
  faults: [away, killLoop, slow, cutWire, unique],
};
