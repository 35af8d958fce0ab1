import assert from 'node:assert/strict';
import { recordedAnswer } from '@sitewright/site-engine/testing';
import { run } from '../../../scripts/lib/run.js';
import { startWithSites } from '../../lib/many-sites.ts';
import { megabytesOf } from '../../lib/process-use.ts';
import { percentile } from '../../lib/stats.ts';
import type { Fault, Group } from '../fault.ts';
import { within } from '../say.ts';
import { goOn, isWholeOnce, writeUpTo } from '../writer.ts';

const many = 100_000;
const asks = 30;

/** What is asked, and how fast 95 of a hundred answers have to be, in seconds. */
const reads: Record<string, number> = { '/api/my-sites': 0.2, '/api/total-sites': 0.2, '/api/stats': 0.5 };

const manySites: Fault = {
  id: 34,
  name: '100,000 sites, 10,000 of one person',
  done: `the lists and the statistics asked ${asks} times each, one after the other`,
  isAlone: true,
  deadlineSeconds: 300,
  proofs: [
    { file: 'svc-sites/src/sites/site-lists.repository.test.ts', names: ['F34'] },
    { file: 'svc-sites/src/stats/count-days.test.ts', names: ['F34'] },
  ],
  async carryOut() {
    const instance = await startWithSites(many);
    try {
      const measured: string[] = [];
      for (const [path, atMost] of Object.entries(reads)) {
        const took: number[] = [];
        for (let n = 0; n < asks; n += 1) {
          const begun = performance.now();
          await instance.get(path);
          took.push(performance.now() - begun);
        }
        const p95 = percentile(took, 0.95);
        measured.push(`${path} p95 ${within(atMost, path, p95)}`);
      }
      return measured.join(', ');
    } finally {
      await instance.stop();
    }
  },
};

const atOnce = 20;

const memory: Fault = {
  id: 39,
  name: 'memory runs out over twenty generations',
  done: `svc-sites is killed, as the kernel does it, with ${atOnce} sites half written; limits are the containers', and none is set here`,
  async carryOut(world) {
    const writers = await Promise.all(Array.from({ length: atOnce }, () => world.newWriter()));
    const half = recordedAnswer.length / 2;
    const streams = await Promise.all(writers.map((writer) => writeUpTo(world, writer, half)));
    const megabytes = megabytesOf(world.pidOf('svc-sites'));
    world.kill('svc-sites');
    await Promise.all(streams.map(({ over }) => over));
    await world.untilReady();
    await Promise.all(writers.map((writer) => goOn(world, writer)));
    for (const writer of writers) await isWholeOnce(world, writer);
    return `${megabytes.toFixed(0)} MB when it was killed; ${atOnce} sites whole, once`;
  },
};

const soakMinutes = 1;
/** Of fewer acknowledged sites it says nothing that they are all there. */
const leastSites = 10;

const soak: Fault = {
  id: 40,
  name: 'all of it at random',
  done: `\`npm run soak\` for ${soakMinutes} minute with a fault every 5 s; hours of it are asked for by hand`,
  isAlone: true,
  deadlineSeconds: 300,
  async carryOut() {
    const args = ['bench/soak/run.ts', '--minutes', String(soakMinutes), '--fault-seconds', '5'];
    const { code, output } = await run(process.execPath, args, { quiet: true });
    assert.equal(code, 0, output.slice(-600));
    const says = output.split('\n').find((line) => line.includes('sites acknowledged')) ?? '';
    const acknowledged = Number(/(\d+) sites acknowledged/.exec(says)?.[1] ?? 0);
    assert.ok(acknowledged >= leastSites, `${acknowledged} sites acknowledged: too few to judge by`);
    return says;
  },
};

export const load: Group = {
  name: 'More than usual',
  options: {},
  faults: [manySites, memory, soak],
};
