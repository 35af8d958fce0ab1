import { type LoggedEvent, routes } from '@sitewright/contracts';
import { call, callRefused, testUser, tokenOf } from '@sitewright/service-kit/testing';
import {
  breaksAfter,
  type Direction,
  type FakeProvider,
  recordedAnswer,
} from '@sitewright/site-engine/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { neverBeats } from '../../../test/begun-elsewhere.ts';
import type { SitesService } from '../../../test/harness.ts';
import { holdCall } from '../../../test/hold-call.ts';
import { type SitesWithModel, startSitesWithModel } from '../../../test/sites-with-model.ts';
import { followed } from '../../../test/started-generation.ts';
import { createWrittenFiles } from '../written-files.ts';

const owner = tokenOf();
const cut = recordedAnswer.indexOf('Flour, water');
const furtherCut = recordedAnswer.indexOf('id="order"');

type Process = Awaited<ReturnType<SitesService['startProcess']>>;
type ProcessOptions = Parameters<SitesService['startProcess']>[0];

let provider: FakeProvider;
let service: SitesService;
let close: SitesWithModel['close'];
let processes: Process[] = [];
let people = 0;

beforeAll(async () => {
  // The first build of a process loads the compiler, which takes its time beside other tests.
  ({ provider, service, close } = await startSitesWithModel({
    isPassive: true,
    timings: { keepMs: 300_000 },
  }));
});
afterAll(() => close());
// Those of the next test are not theirs to take.
afterEach(async () => {
  await Promise.all(processes.map(({ generations }) => generations.drain(AbortSignal.abort())));
  processes = [];
});

async function startProcess(options: ProcessOptions = {}): Promise<Process> {
  const process = await service.startProcess(options);
  processes.push(process);
  return process;
}

/** Another process, which makes what is left to it. */
const startSuccessor = async (options?: ProcessOptions) => (await startProcess(options)).generations.begin();

const site = async (id: string) =>
  (await call(service.url, routes.site, { token: owner, params: { id } })).body;
const page = async (id: string) =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id, path: 'index.html' } })).body
    .content;
const versionsOf = (folderId: string) => service.siteVersions.countDocuments({ folderId });

/** The rest of a site that was interrupted: this process writes it, and the test answers for the model. */
async function restBegunBy({ url, generations }: Process) {
  people += 1;
  const prompt = `A bakery, the one with number ${people}.`;
  provider.behave(breaksAfter(recordedAnswer.slice(0, cut)));
  await callRefused(service.url, routes.generate, { token: owner, body: { prompt } });
  const { folderId } = (await service.generations.findOne({ prompt })) ?? {};
  if (!folderId) throw new Error('The site was not interrupted.');
  const model = provider.direct(prompt);
  const { body } = await call(url, routes.writeRest, { token: owner, params: { id: folderId } });
  const generation = await generations.find(testUser.id, body.id);
  if (!generation) throw new Error('The rest was not begun.');
  return { folderId, model, started: followed(service.running, generation) };
}
type Begun = Awaited<ReturnType<typeof restBegunBy>>;

/** The front page as these events tell it. */
function toldOf(events: LoggedEvent[]): string | undefined {
  const written = createWrittenFiles();
  for (const event of events) written.take(event);
  return written.soFar().files.find(({ path }) => path === 'index.html')?.content;
}

/** The model falls silent further on, which is told by then. */
async function writeFurther({ model, started }: Begun): Promise<void> {
  (await model.next()).write(recordedAnswer.slice(cut, furtherCut));
  await expect.poll(async () => toldOf(await started.told('file'))).toContain('Whole rye');
}

async function answerWithTheRest(model: Direction) {
  const answer = await model.next();
  answer.write(recordedAnswer.slice(answer.writtenSoFar.length));
  answer.end();
  return answer;
}

it('a rest whose process has vanished is written on from where its log ends', async () => {
  const vanishing = await startProcess({ isApart: true });
  const begun = await restBegunBy(vanishing);
  await writeFurther(begun);
  await vanishing.vanish();
  await startSuccessor();
  const { writtenSoFar } = await answerWithTheRest(begun.model);
  expect(writtenSoFar.length).toBeGreaterThan(recordedAnswer.indexOf('Whole rye'));
  expect(recordedAnswer.slice(0, furtherCut)).toContain(writtenSoFar);

  const { generation, events, types } = await begun.started.end();
  expect(generation).toMatchObject({ state: 'done', attempt: 2 });
  expect(types.filter((type) => type === 'resumed')).toHaveLength(1);
  const toldAfterwards = events.slice(types.indexOf('resumed'));
  expect(toldAfterwards).not.toContainEqual(
    expect.objectContaining({ path: 'index.html', content: expect.anything() }),
  );
  expect(await versionsOf(begun.folderId)).toBe(2);
  expect(await site(begun.folderId)).not.toHaveProperty('interrupted');
  expect(await page(begun.folderId)).toContain('Reserve for tomorrow');
});

it('a rest that its owner stops after its process has vanished ends with as much as was written', async () => {
  const vanishing = await startProcess({ isApart: true });
  const begun = await restBegunBy(vanishing);
  await writeFurther(begun);
  await vanishing.vanish();
  await service.running.stop(begun.started.generation);
  await startSuccessor();
  expect((await begun.started.end()).generation).toMatchObject({ state: 'stopped', kept: true });
  expect(begun.model.requests).toBe(1);
  expect(await versionsOf(begun.folderId)).toBe(2);
  expect(await site(begun.folderId)).toMatchObject({ version: 2, interrupted: true, canWriteRest: true });
  expect(await page(begun.folderId)).toContain('Whole rye');
});

/** Stands still as soon as the site shows the next version, and vanishes there. */
async function startLosing(): Promise<{ losing: Process; vanishAtVersion: () => Promise<void> }> {
  const shown = holdCall('siteVersions', 'updateOne');
  const losing = await startProcess({ isApart: true, stores: shown.stores });
  const vanishAtVersion = async () => {
    await shown.asked;
    await losing.vanish();
    shown.letThrough();
  };
  return { losing, vanishAtVersion };
}

it('a rest is there, and nothing of it is made again, after a kill between its version and the word of it', async () => {
  const { losing, vanishAtVersion } = await startLosing();
  const begun = await restBegunBy(losing);
  await answerWithTheRest(begun.model);
  await vanishAtVersion();
  expect(await site(begun.folderId)).toMatchObject({ version: 2 });
  await startSuccessor();
  const { generation, events, types } = await begun.started.end();
  expect(generation).toMatchObject({ state: 'done', attempt: 2 });
  expect(types.slice(types.indexOf('resumed'))).toEqual(['resumed', 'done']);
  expect(events.at(-1)).toMatchObject({ id: begun.folderId, version: 2 });
  expect(begun.model.requests).toBe(1);
  expect(await versionsOf(begun.folderId)).toBe(2);
});

it('what was written of a rest is kept once, after a kill between its version and the word of its end', async () => {
  const { losing, vanishAtVersion } = await startLosing();
  const begun = await restBegunBy(losing);
  await writeFurther(begun);
  await losing.generations.stop(begun.started.generation);
  await vanishAtVersion();
  await startSuccessor();
  const { generation } = await begun.started.end();
  expect(generation).toMatchObject({ state: 'stopped', kept: true, attempt: 2 });
  expect(await versionsOf(begun.folderId)).toBe(2);
  expect(await site(begun.folderId)).toMatchObject({ version: 2, interrupted: true });
});

it('a process that is replaced while it stores a rest shows nothing of it', async () => {
  const late = holdCall('siteVersions', 'insertOne');
  const next = holdCall('siteVersions', 'insertOne');
  const replaced = await startProcess({ timings: neverBeats, stores: late.stores });
  const begun = await restBegunBy(replaced);
  await answerWithTheRest(begun.model);
  await late.asked;
  await startSuccessor(next);
  await next.asked;
  late.letThrough();
  await replaced.generations.drain(new AbortController().signal);
  expect(await site(begun.folderId)).toMatchObject({ version: 1, interrupted: true });
  expect(await versionsOf(begun.folderId)).toBe(1);

  next.letThrough();
  const { generation, types } = await begun.started.end();
  expect(generation).toMatchObject({ state: 'done', attempt: 2 });
  expect(types.filter((type) => type === 'done')).toHaveLength(1);
  expect(await versionsOf(begun.folderId)).toBe(2);
  expect(begun.model.requests).toBe(1);
});
