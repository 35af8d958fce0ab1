import { routes } from '@sitewright/contracts';
import { call } from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { kill, type ModelPerson, type ModelService, startModelService } from './model-service.ts';

let service: ModelService;

beforeEach(async () => {
  service = await startModelService();
});
afterEach(() => service.close());

const change =
  '<edit path="index.html">\n<<<<<<< SEARCH\n<title>\n=======\n<title>Softest \n>>>>>>> REPLACE\n</edit>';

async function newSite(url: string, { token }: ModelPerson): Promise<string> {
  const prompt = 'A yarn shop called Skein in Leeds. Prices:\n- Merino wool £14\n- Alpaca £19';
  const { body } = await call(url, routes.generate, { token, body: { prompt, engine: 'composer' } });
  return body.id;
}

/** The words name the person: by them the test answers for the model. */
const askFor = (url: string, { prompt: instruction, follower }: ModelPerson, id: string) =>
  follower.start(url, { version: 1, instruction }, `/api/sites/${id}/revisions`).catch(() => undefined);

const conversation = async (url: string, { token }: ModelPerson, id: string) =>
  (await call(url, routes.revisions, { token, params: { id } })).body.revisions;

const versions = (folderId: string) =>
  service.db.collection('siteVersions').countDocuments({ folderId, kind: 'revised' });

async function answerFor({ asked }: ModelPerson): Promise<void> {
  for (;;) {
    const answer = await asked.next();
    answer.write(change);
    answer.end();
  }
}

/** As far as the change has come when the process is killed. */
const moments = [
  ['before the model has said anything', ''],
  ['in the middle of what the model writes', change.slice(0, 60)],
  ['while the change is checked', 'check'],
  ['while the change is saved', 'save'],
] as const;

it.each(moments)(
  'F1: kill -9 %s: another replica makes the one version, and the thread says which',
  async (_name, upTo) => {
    const killed = service.startReplica();
    const [person] = await service.newPeople(1);
    if (!person) throw new Error('There is nobody.');
    const url = await killed.url;
    const id = await newSite(url, person);
    const over = askFor(url, person, id);
    const writing = await person.asked.next();
    if (upTo === 'check' || upTo === 'save') {
      writing.write(change);
      writing.end();
      await person.follower.until('status', ({ phase }) => phase === upTo);
    } else if (upTo !== '') writing.write(upTo);
    await kill(killed);
    await over;

    const next = await service.startReplica().url;
    void answerFor(person);
    if (!person.follower.hasEnded) await person.follower.follow(next);
    const { version } = await person.follower.until('done');
    expect(version).toBe(2);
    expect(await versions(id)).toBe(1);
    expect(await conversation(next, person, id)).toMatchObject([{ state: 'made', seen: 1, made: 2 }]);
  },
);

it('F1: a change that its owner stopped while its process was dead stays stopped, and the thread says so', async () => {
  const killed = service.startReplica();
  const [person] = await service.newPeople(1);
  if (!person) throw new Error('There is nobody.');
  const url = await killed.url;
  const id = await newSite(url, person);
  const over = askFor(url, person, id);
  await person.asked.next();
  const { generationId } = await person.follower.until('accepted');
  await kill(killed);
  await over;

  const next = await service.startReplica().url;
  const stop = () => call(next, routes.stopGeneration, { token: person.token, params: { id: generationId } });
  await Promise.all([stop(), stop()]);
  await person.follower.follow(next);
  await person.follower.until('stopped');
  await stop();
  expect(await versions(id)).toBe(0);
  expect(await conversation(next, person, id)).toMatchObject([
    { state: 'stopped', answer: 'Stopped. The site is as it was.' },
  ]);
});
