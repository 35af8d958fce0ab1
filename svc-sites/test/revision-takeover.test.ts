import { routes } from '@sitewright/contracts';
import { call } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kill, type ModelPerson, type ModelService, startModelService } from './model-service.ts';

let service: ModelService;

beforeAll(async () => {
  service = await startModelService();
});
afterAll(() => service.close());

const change =
  '<edit path="index.html">\n<<<<<<< SEARCH\n<title>\n=======\n<title>Softest \n>>>>>>> REPLACE\n</edit>';

async function newSite(url: string, { token }: ModelPerson): Promise<string> {
  const prompt = 'A yarn shop called Skein in Leeds. Prices:\n- Merino wool £14\n- Alpaca £19';
  const { body } = await call(url, routes.generate, { token, body: { prompt, engine: 'composer' } });
  return body.id;
}

interface Owner {
  person: ModelPerson;
  id: string;
}

const newOwners = async (url: string, count: number): Promise<Owner[]> =>
  Promise.all(
    (await service.newPeople(count)).map(async (person) => ({ person, id: await newSite(url, person) })),
  );

/** Asks for a change of the site, whose model has not said anything yet. */
async function askFor(url: string, { person: { prompt, follower, asked }, id }: Owner) {
  // The words name the person: by them the test answers for the model.
  const body = { version: 1, instruction: prompt };
  const over = follower.start(url, body, `/api/sites/${id}/revisions`).catch(() => undefined);
  return { over, writing: await asked.next() };
}

type Asked = Awaited<ReturnType<typeof askFor>>;

const conversation = async (url: string, { person: { token }, id }: Owner) =>
  (await call(url, routes.revisions, { token, params: { id } })).body.revisions;

const versions = ({ id: folderId }: Owner) =>
  service.db.collection('siteVersions').countDocuments({ folderId, kind: 'revised' });

async function answerFor({ person: { asked } }: Owner): Promise<void> {
  for (;;) {
    const answer = await asked.next();
    answer.write(change);
    answer.end();
  }
}

/** The model has answered; resolves when this step has begun. */
async function comeTo(phase: 'check' | 'save', { person: { follower } }: Owner, { writing }: Asked) {
  writing.write(change);
  writing.end();
  await follower.until('status', (status) => status.phase === phase);
}

async function expectOneVersion(url: string, made: Owner) {
  const { follower } = made.person;
  void answerFor(made);
  if (!follower.hasEnded) await follower.follow(url);
  expect((await follower.until('done')).version).toBe(2);
  expect(await versions(made)).toBe(1);
  expect(await conversation(url, made)).toMatchObject([{ state: 'made', seen: 1, made: 2 }]);
}

async function expectStopped(url: string, stopped: Owner) {
  const { token, follower } = stopped.person;
  const { generationId } = await follower.until('accepted');
  const stop = () => call(url, routes.stopGeneration, { token, params: { id: generationId } });
  await Promise.all([stop(), stop()]);
  await follower.follow(url);
  await follower.until('stopped');
  await stop();
  expect(await versions(stopped)).toBe(0);
  expect(await conversation(url, stopped)).toMatchObject([
    { state: 'stopped', answer: 'Stopped. The site is as it was.' },
  ]);
}

it('F1: kill -9 before, while and after a model writes a change: another replica makes the one version, or none where its owner stopped it meanwhile', async () => {
  const first = service.startReplica();
  const firstUrl = await first.url;
  const owners = await newOwners(firstUrl, 5);
  const [unsaid, half, unwanted, checked, saved] = owners as [Owner, Owner, Owner, Owner, Owner];
  const held = [];
  for (const owner of [unsaid, unwanted]) held.push(await askFor(firstUrl, owner));
  const halfWritten = await askFor(firstUrl, half);
  halfWritten.writing.write(change.slice(0, 60));
  const inCheck = await askFor(firstUrl, checked);
  await comeTo('check', checked, inCheck);
  await kill(first);

  const second = service.startReplica();
  const inSave = await askFor(await second.url, saved);
  await comeTo('save', saved, inSave);
  await kill(second);
  await Promise.all([...held, halfWritten, inCheck, inSave].map(({ over }) => over));

  const url = await service.startReplica().url;
  await expectStopped(url, unwanted);
  for (const made of [unsaid, half, checked, saved]) await expectOneVersion(url, made);
});
