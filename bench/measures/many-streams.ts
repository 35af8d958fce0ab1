import { routes } from '@sitewright/contracts';
import { type FakeProvider, paces, recordedAnswer } from '@sitewright/site-engine/testing';
import { createFollower } from '../../packages/service-kit/src/testing/follower.ts';
import { askProvider } from '../lib/ask-provider.ts';
import { modelSpeed } from '../lib/model-speed.ts';
import { cpuMsOf, megabytesOf } from '../lib/process-use.ts';
import { readList } from '../lib/read-list.ts';
import { startSitesWithModel } from '../lib/sites-with-model.ts';
import type { Row } from '../lib/table.ts';

const streams = 200;
const reads = 200;

/** What the model and its readers alone do to somebody who shares their machine. */
async function besideModelAlone(provider: FakeProvider, read: () => Promise<number>): Promise<number> {
  const all = Promise.all(Array.from({ length: streams }, () => askProvider(provider)));
  const beside = await read();
  await all;
  return beside;
}

/** 200 people have their sites written at once by one replica, and follow; somebody else reads a list. */
export async function manyStreams(): Promise<Row[]> {
  const service = await startSitesWithModel(streams + 1, { GENERATIONS_AT_ONCE: String(streams) });
  const { url, pid, databasePid, provider, tokens } = service;
  const [reader = '', ...writers] = tokens;
  await createFollower(reader).start(url, { prompt: 'A bakery' });
  const quiet = await readList({ url, token: reader, reads });
  provider.behave(paces(recordedAnswer, modelSpeed));
  const besideModel = await besideModelAlone(provider, () => readList({ url, token: reader, reads }));
  const before = megabytesOf(pid);

  const processes = { service: pid, database: databasePid, others: process.pid };
  const cpuOf = (name: keyof typeof processes) => cpuMsOf(processes[name]);
  const cpuBefore = { service: cpuOf('service'), database: cpuOf('database'), others: cpuOf('others') };
  const cpuOfEach = (name: keyof typeof processes) => (cpuOf(name) - cpuBefore[name]) / streams;

  const followers = writers.map((token) => createFollower(token));
  const over = followers.map((follower) => follower.start(url, { prompt: 'A bakery' }));
  await Promise.all(followers.map((follower) => follower.until('file')));
  const atOnce = followers.filter(({ hasEnded }) => !hasEnded).length;
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), 100);
  const beside = await readList({ url, token: reader, reads });
  clearInterval(sampling);
  await Promise.all(over);
  const cpu = {
    service: cpuOfEach('service'),
    elsewhere: cpuOfEach('database') + cpuOfEach('others'),
  };
  const failed = followers.filter(({ received }) => received.at(-1)?.event.type !== 'done').length;
  await service.stop();

  return [
    {
      what: `Memory of svc-sites for each of ${streams} streams`,
      ours: (peak - before) / streams,
      unit: 'MB',
      goal: { atMost: 1 },
    },
    {
      what: `GET ${routes.mySites.path} while ${atOnce} of ${streams} are being written, p95`,
      ours: beside,
      unit: 'ms',
      reference: { name: 'none being written', value: quiet },
      goal: { atMost: Math.round(quiet * 2) },
    },
    {
      what: `GET ${routes.mySites.path} while ${streams} read from the model itself and svc-sites rests, p95`,
      ours: besideModel,
      unit: 'ms',
      reference: { name: 'nobody reading', value: quiet },
    },
    {
      what: `CPU of svc-sites for each of ${streams}, the build of its site included`,
      ours: cpu.service,
      unit: 'ms',
      reference: { name: 'of the database, the model and those who follow', value: cpu.elsewhere },
    },
    {
      what: `Of ${streams} generations at once, not finished`,
      ours: failed,
      unit: 'requests',
      goal: { atMost: 0 },
    },
  ];
}
