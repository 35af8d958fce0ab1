import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '@sitewright/contracts';
import { recordedAnswer } from '@sitewright/site-engine/testing';
import { request } from '../../../e2e/support/account.ts';
import { password } from '../../../e2e/support/journey.ts';
import { running } from '../../../e2e/support/processes.ts';
import { repeat } from '../../load/repeat.ts';
import { until } from '../../load/until.ts';
import type { Fault, Group } from '../fault.ts';
import { allowed, inWords, within } from '../say.ts';
import type { World } from '../world.ts';
import { goOn, isWholeOnce, makeSite, writeUpTo } from '../writer.ts';

const placesOfKill = [0, 0.25, 0.5, 0.75, 0.99];
const rounds = 2;

/** Five sites are written to five places when their service is killed; whoever follows them goes on until they are there. */
async function killWhileGenerating(world: World): Promise<number> {
  const writers = await Promise.all(placesOfKill.map(() => world.newWriter()));
  const streams = await Promise.all(
    writers.map((writer, n) => writeUpTo(world, writer, recordedAnswer.length * (placesOfKill[n] ?? 0))),
  );
  world.kill('svc-sites');
  const begun = performance.now();
  for (const { over } of streams) assert.equal(await over, 'broken', 'a stream ended as if it were whole');
  await world.untilReady();
  await Promise.all(writers.map((writer) => goOn(world, writer)));
  const took = performance.now() - begun;
  for (const writer of writers) await isWholeOnce(world, writer);
  return took;
}

const killSites: Fault = {
  id: 1,
  name: 'kill -9 of svc-sites while it generates',
  done: `${rounds} times five sites, written to 0, 25, 50, 75 and 99%, lose their process; who follows goes on`,
  proofs: [
    { file: 'svc-sites/test/takeover.test.ts', names: ['F1'] },
    { file: 'e2e/tests/generation-killed.spec.ts', names: ['svc-sites is killed'] },
  ],
  async carryOut(world) {
    const earlier = await world.newPerson();
    const { previewUrl } = await makeSite(world, earlier.token);
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) took.push(await killWhileGenerating(world));
    const preview = await fetch(new URL(previewUrl, world.url));
    assert.equal(preview.status, 200, 'an earlier site is not served any more');
    return `${rounds * placesOfKill.length} broken streams; all sites whole, once, after at most ${inWords(Math.max(...took))}`;
  },
};

const logins = 8;
/** Some fifty a second: more would be refused as a flood. */
const betweenLoginsMs = 150;

const killAuth: Fault = {
  id: 2,
  name: 'kill -9 of svc-auth while people sign in',
  done: `${logins} people sign in over and over; others read their sites meanwhile`,
  async carryOut(world) {
    const people = await Promise.all(Array.from({ length: logins }, world.newPerson));
    const [reader] = people;
    const signIn = (email: string) => request(world.platform, routes.login, { email, password });
    const refused = new Set<number>();
    await using signingIn = repeat(async () => {
      const answers = await Promise.all(people.map(({ user }) => signIn(user.email)));
      for (const { status } of answers) refused.add(status);
      await wait(betweenLoginsMs);
    });
    await using reading = repeat(async () => {
      const { status } = await request(world.platform, routes.mySites, undefined, reader?.token);
      assert.equal(status, 200, 'who is signed in cannot read');
    });
    world.kill('svc-auth');
    const isBack = async () => (await signIn(reader?.user.email ?? '')).status === 200;
    const took = await until('somebody can sign in', isBack, allowed(5));
    await signingIn.end();
    const reads = await reading.end();
    refused.delete(200);
    for (const status of refused) assert.ok([502, 503].includes(status), `signing in answered ${status}`);
    return `signing in again after ${within(5, 'it', took)}; ${reads} reads meanwhile, none refused`;
  },
};

const openStreams = 20;

const terminateWithStreams: Fault = {
  id: 4,
  name: 'SIGTERM with open streams',
  done: `svc-sites is told to stop with ${openStreams} windows open on a site that is being written`,
  proofs: [{ file: 'svc-sites/test/restart.test.ts', names: ['F4'] }],
  async carryOut(world) {
    const writers = await Promise.all(Array.from({ length: openStreams }, () => world.newWriter()));
    const streams = await Promise.all(
      writers.map((writer) => writeUpTo(world, writer, recordedAnswer.length / 2)),
    );
    const pid = world.pidOf('svc-sites');
    world.kill('svc-sites', 'SIGTERM');
    const took = await until('the process has ended', () => running([pid]).length === 0, allowed(5));
    await Promise.all(streams.map(({ over }) => over));
    await world.untilReady();
    await Promise.all(writers.map((writer) => goOn(world, writer)));
    for (const writer of writers) await isWholeOnce(world, writer);
    return `ended after ${within(5, 'it', took)}; ${openStreams} sites whole, once`;
  },
};

export const services: Group = {
  name: 'Services that are killed',
  options: {},
  faults: [killSites, killAuth, terminateWithStreams],
};
