import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorBodySchema, routes } from '@sitewright/contracts';
import { canMountDisks } from '@sitewright/embedded-mongo/testing';
import { request } from '../../../e2e/support/account.ts';
import { password } from '../../../e2e/support/journey.ts';
import { until } from '../../load/until.ts';
import type { Fault, Group } from '../fault.ts';
import { allowed, inWords } from '../say.ts';
import type { World } from '../world.ts';

const longestHere = 15;

/** @throws Error when nobody has answered although every deadline is over */
async function generate({ url }: World, token: string): Promise<Response> {
  const over = AbortSignal.timeout(allowed(longestHere + 5) * 1000);
  try {
    return await fetch(url + routes.generate.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ prompt: 'A bakery', engine: 'composer' }),
      signal: over,
    });
  } catch (cause) {
    if (!over.aborted) throw cause;
    throw new Error(
      `who asked for a site as the disk filled has no answer after ${allowed(longestHere + 5)} s`,
      { cause },
    );
  }
}

const diskOf = ({ disk }: World) => {
  if (!disk) throw new Error('The database has no disk of its own.');
  return disk;
};

const full: Fault = {
  id: 29,
  name: 'the disk of the database is full',
  done: 'filled under load; room made again',
  proofs: [
    { file: 'packages/embedded-mongo/test/full-disk.test.ts', names: ['on a disk that is full'] },
    {
      file: 'packages/service-kit/src/limits/full-disk.test.ts',
      names: ['a service whose database is full'],
    },
    {
      file: 'svc-sites/src/generation/full-disk.test.ts',
      names: ['a disk that fills while a site is made'],
    },
    { file: 'scripts/lib/platform.test.ts', names: ['a platform whose disk is full'] },
  ],
  async carryOut(world) {
    const { token, user } = await world.newPerson();
    assert.equal((await generate(world, token)).status, 200);
    diskOf(world).fill();
    // What is left in the database's own file goes first.
    let refused = await generate(world, token);
    while (refused.ok) refused = await generate(world, token);
    assert.equal(refused.status, 507);
    assert.equal(errorBodySchema.parse(await refused.json()).code, 'STORAGE_FULL');
    const reads = await request(world.platform, routes.mySites, undefined, token);
    assert.equal(reads.status, 200, 'nobody can read');
    const signedIn = await request(world.platform, routes.login, { email: user.email, password });
    assert.equal(signedIn.status, 200, 'nobody can sign in');
    diskOf(world).makeRoom();
    const took = await until('it stores again', async () => (await generate(world, token)).ok, allowed(20));
    return `507 and a sentence; reading and signing in went on; stored again ${inWords(took)} after there was room`;
  },
};

/** While the database cannot start, everybody hears so. */
async function isRefused(world: World, token: string): Promise<void> {
  const answer = await request(world.platform, routes.mySites, undefined, token);
  assert.equal(answer.status, 503);
  assert.equal(errorBodySchema.parse(await answer.json()).code, 'UNAVAILABLE');
}

const readOnly: Fault = {
  id: 41,
  name: 'the disk of the database is read-only',
  done: 'killed under load, its disk made read-only, started; then as before',
  async carryOut(world) {
    const { token } = await world.newPerson();
    await world.database.kill();
    diskOf(world).setReadOnly(true);
    await assert.rejects(world.database.start(), 'it starts on a disk that it cannot write to');
    await isRefused(world, token);
    diskOf(world).setReadOnly(false);
    await world.database.start();
    const took = await world.untilReady(allowed(10));
    return `it does not start, 503 meanwhile; ready ${inWords(took)} after the disk was writable`;
  },
};

const damaged: Fault = {
  id: 42,
  name: 'the file of the database is damaged',
  done: 'stopped under load, a page of its file overwritten, started; then the file as it was',
  proofs: [
    {
      file: 'packages/embedded-mongo/test/damage.test.ts',
      names: ['one flipped bit', 'a file whose structure', 'of forty flipped'],
    },
    { file: 'scripts/lib/backup.test.ts', names: ['refuses a sound archive of a damaged database'] },
  ],
  async carryOut(world) {
    const { token } = await world.newPerson();
    const file = join(diskOf(world).folder, 'embedded-mongo.sqlite');
    const copy = join(world.folder, 'whole.sqlite');
    // A clean stop has everything in the one file.
    await world.database.stop();
    copyFileSync(file, copy);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, 4096, 8192));
    await assert.rejects(world.database.start(), 'it serves a damaged file');
    await isRefused(world, token);
    copyFileSync(copy, file);
    await world.database.start();
    const took = await world.untilReady(allowed(10));
    return `it does not serve a damaged file, 503 meanwhile; ready ${inWords(took)} after it was whole`;
  },
};

export const disks: Group = {
  name: 'A disk that fails',
  missing: () => (canMountDisks() ? undefined : 'needs the right to mount a disk'),
  options: {
    disk: '96m',
    settings: { GENERATION_TIMEOUT_SECONDS: '10', GENERATION_LONGEST_SECONDS: String(longestHere) },
  },
  faults: [full, readOnly, damaged],
};
