import { readdirSync } from 'node:fs';
import { limits } from '@sitewright/contracts';
import { createFollower, type StartedProcess } from '@sitewright/service-kit/testing';
import { createRandom, recordedAnswer } from '@sitewright/site-engine/testing';
import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  answerWithTheRest,
  expectOneWholeSite,
  type ModelPerson,
  type ModelService,
  startModelService,
  writeUpTo,
} from './model-service.ts';

let service: ModelService;

beforeEach(async () => {
  service = await startModelService();
});
afterEach(() => service.close());

const half = recordedAnswer.length / 2;

const openDescriptors = ({ child }: StartedProcess) => readdirSync(`/proc/${child.pid}/fd`).length;

async function onePerson(): Promise<ModelPerson> {
  const [person] = await service.newPeople(1);
  if (!person) throw new Error('There is nobody.');
  return person;
}

/** Somebody else's window: follows until it has seen a few events, and is closed. */
async function lookAndLeave(url: string, { token, follower }: ModelPerson) {
  const { generationId } = await follower.until('accepted');
  const window = createFollower(token);
  const over = window.follow(url, generationId).catch(() => undefined);
  await window.until('file');
  window.leave();
  await over;
}

it('F19: 500 windows that are closed in mid-stream leave nothing open, and the site is made all the same', async () => {
  const replica = service.startReplica();
  const url = await replica.url;
  const person = await onePerson();
  const { answer, over } = await writeUpTo(person, url, half);
  const lookTenTimes = () => Promise.all(Array.from({ length: 10 }, () => lookAndLeave(url, person)));
  // What is opened once and kept, such as connections to the database, is no leak.
  for (let round = 0; round < 5; round++) await lookTenTimes();
  const before = openDescriptors(replica);
  for (let round = 0; round < 50; round++) await lookTenTimes();
  await expect.poll(() => openDescriptors(replica)).toBeLessThanOrEqual(before);

  answer.write(recordedAnswer.slice(half));
  answer.end();
  await over;
  await expectOneWholeSite(service, person);
});

it('F35: 200 readers of ten sites that are written at once lose nothing, and get everything in order', async () => {
  const url = await service.startReplica().url;
  const people = await service.newPeople(10);
  const started = await Promise.all(people.map((person) => writeUpTo(person, url, 400)));
  const windows = await Promise.all(
    people.map(async ({ follower, token }) => {
      const { generationId } = await follower.until('accepted');
      return Array.from({ length: limits.streamsPerPerson - 1 }, () => {
        const window = createFollower(token);
        return { window, over: window.follow(url, generationId), follower };
      });
    }),
  );
  const random = createRandom(35);
  await Promise.all(
    started.map(async ({ answer }) => {
      for (let at = 400; at < recordedAnswer.length; ) {
        const end = at + 1 + Math.floor(random() * 200);
        answer.write(recordedAnswer.slice(at, end));
        await new Promise(setImmediate);
        at = end;
      }
      answer.end();
    }),
  );
  await Promise.all([...started, ...windows.flat()].map(({ over }) => over));
  for (const person of people) await expectOneWholeSite(service, person);
  for (const { window, follower } of windows.flat()) expect(window.received).toEqual(follower.received);
});

it('F25: an account that is deleted while its site is written: the model is left, and nothing stays', async () => {
  const url = await service.startReplica().url;
  const person = await onePerson();
  const { answer, over } = await writeUpTo(person, url, half);
  await service.db.collection('users').deleteOne({ _id: new ObjectId(person.id) });
  await answer.closed;
  await over;
  const { id: folderId } = await person.follower.until('accepted');
  expect(await service.db.collection('sites').countDocuments({ folderId })).toBe(0);
  expect(await service.db.collection('siteVersions').countDocuments({ folderId })).toBe(0);
});

it('a generation that everybody has left goes on, and its site is there', async () => {
  const url = await service.startReplica().url;
  const person = await onePerson();
  const { follower, prompt } = person;
  const left = follower.start(url, { prompt }).catch(() => undefined);
  await follower.until('accepted');
  follower.leave();
  await left;
  await answerWithTheRest(person);
  await follower.follow(url);
  await expectOneWholeSite(service, person);
});
