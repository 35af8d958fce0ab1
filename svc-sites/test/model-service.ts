import {
  createFollower,
  type Follower,
  filesOf,
  killProcesses,
  type StartedProcess,
  startProcess,
  startTestDatabase,
  storePerson,
  testSecret,
} from '@sitewright/service-kit/testing';
import { type Direction, recordedAnswer, restOf, startFakeProvider } from '@sitewright/site-engine/testing';
import { expect } from 'vitest';

const program = new URL('../src/main.ts', import.meta.url);

/** Somebody who has a website made by a model that the test directs. */
export interface ModelPerson {
  id: string;
  token: string;
  follower: Follower;
  prompt: string;
  /** What the model is asked for this person. */
  asked: Direction;
}

/** The last file of which so much is written that it has been told: its first signs may still become a marker. */
const documentPath = (text: string): string | undefined =>
  [...text.matchAll(/^<file path="([^"]+)">\n(?=[\s\S]{10})/gm)].at(-1)?.[1];

/** Replicas of the service as processes, over one database, with a model that the test directs. */
export async function startModelService() {
  const database = await startTestDatabase();
  const provider = await startFakeProvider();
  let people = 0;

  const newPerson = async (): Promise<ModelPerson> => {
    people += 1;
    const number = people;
    const id = (0xa0000 + number).toString(16).padStart(24, '0');
    const token = await storePerson(database.db, { id, email: `person-${number}@example.com` });
    const prompt = `A bakery, the one with number ${number}.`;
    return { id, token, prompt, follower: createFollower(token), asked: provider.direct(prompt) };
  };

  return {
    db: database.db,
    startReplica: () =>
      startProcess(program, {
        MONGODB_URI: database.uri,
        JWT_SECRET: testSecret,
        OPENAI_BASE_URL: provider.baseURL,
        OPENAI_MODEL: 'fake-model',
        GENERATIONS_AT_ONCE: '64',
        TAKEOVER_SECONDS: '2',
        BROWSER_LOOK: 'off',
      }),
    newPeople: (count: number) => Promise.all(Array.from({ length: count }, newPerson)),
    async close() {
      killProcesses();
      await provider.close();
      await database.close();
    },
  };
}

export type ModelService = Awaited<ReturnType<typeof startModelService>>;

export async function kill({ child, exitCode }: StartedProcess): Promise<void> {
  child.kill('SIGKILL');
  await exitCode;
}

/** Answers the person's next request with what is missing of the recorded answer. */
export async function answerWithTheRest({ asked }: ModelPerson): Promise<void> {
  const answer = await asked.next();
  answer.write(restOf(recordedAnswer, answer.writtenSoFar));
  answer.end();
}

/**
 * Asks for a site whose model falls silent after so many characters; resolves once the person has seen the last file begin.
 * @returns resolves when the stream is over, however it ends
 */
export async function writeUpTo(person: ModelPerson, url: string, length: number) {
  const { follower, prompt, asked } = person;
  const over = follower.start(url, { prompt }).catch(() => undefined);
  const answer = await asked.next();
  const text = recordedAnswer.slice(0, length);
  answer.write(text);
  const path = documentPath(text);
  if (path) await follower.until('file', (file) => file.path === path);
  return { answer, over };
}

async function answerEveryRequest(person: ModelPerson): Promise<never> {
  for (;;) await answerWithTheRest(person);
}

/** Follows on at another replica, to whose requests the model gives the rest, however often it is asked. */
export async function goOn(person: ModelPerson, url: string): Promise<void> {
  void answerEveryRequest(person);
  await person.follower.follow(url);
}

const paths = [...recordedAnswer.matchAll(/^<file path="([^"]+)">/gm)].map(([, path]) => path);

/** The whole generation was told, once and in order, and left one site. */
export async function expectOneWholeSite({ db }: ModelService, { follower }: ModelPerson): Promise<void> {
  const { received } = follower;
  expect(received.map(({ number }) => number)).toEqual(received.map((_, index) => index + 1));
  expect(received.at(-1)?.event).toMatchObject({ type: 'done' });
  expect(received.filter(({ event }) => event.type === 'done')).toHaveLength(1);

  const { id: folderId } = await follower.until('done');
  for (const name of ['sites', 'siteVersions']) {
    expect(await db.collection(name).countDocuments({ folderId }), name).toBe(1);
  }
  const told = filesOf(received);
  expect(Object.keys(told)).toEqual(expect.arrayContaining(paths));
  for (const path of paths) expect(recordedAnswer).toContain(told[path ?? '']);
}
