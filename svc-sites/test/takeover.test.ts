import { randomInt } from 'node:crypto';
import { createFollower } from '@sitewright/service-kit/testing';
import { createRandom, recordedAnswer, restOf } from '@sitewright/site-engine/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  answerWithTheRest,
  expectOneWholeSite,
  goOn,
  kill,
  type ModelPerson,
  type ModelService,
  startModelService,
  writeUpTo,
} from './model-service.ts';

const momentsOfWriting = 17;
const lateSteps = ['style', 'check', 'save'] as const;
const seed = Number(process.env.SEED ?? randomInt(1_000_000));

let service: ModelService;

beforeEach(async () => {
  service = await startModelService();
});
afterEach(() => service.close());

/** As many places, one in each part of the answer. */
function placesInAnswer(count: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, n) =>
    Math.floor(((n + random()) / count) * (recordedAnswer.length + 1)),
  );
}

/** Kills the process as soon as the person is told that this step begins. */
async function killAtStep(person: ModelPerson, step: string) {
  const replica = service.startReplica();
  const cut = person.follower.start(await replica.url, { prompt: person.prompt }).catch(() => undefined);
  await answerWithTheRest(person);
  await person.follower.until('status', ({ phase }) => phase === step);
  await kill(replica);
  await cut;
}

it(`F1: kill -9 at twenty moments of a generation: another replica makes the one site, and who follows notices a pause (SEED=${seed})`, async () => {
  const killed = service.startReplica();
  const killedUrl = await killed.url;
  const early = await service.newPeople(momentsOfWriting);
  const places = placesInAnswer(early.length);
  const cuts = await Promise.all(early.map((person, n) => writeUpTo(person, killedUrl, places[n] ?? 0)));
  await kill(killed);
  await Promise.all(cuts.map(({ over }) => over));

  // One after another: a replica that lives beside another one may make what the other was asked for.
  const late = await service.newPeople(lateSteps.length);
  for (const [n, step] of lateSteps.entries()) {
    const person = late[n];
    if (person) await killAtStep(person, step);
  }

  const url = await service.startReplica().url;
  const people = [...early, ...late];
  const unfinished = people.filter(({ follower }) => !follower.hasEnded);
  await Promise.all(unfinished.map((person) => goOn(person, url)));
  for (const person of people) await expectOneWholeSite(service, person);
  for (const { follower, token } of people) {
    const { generationId } = await follower.until('accepted');
    const replay = createFollower(token);
    await replay.follow(url, generationId);
    expect(replay.received).toEqual(follower.received);
  }
});

it('F4: a replica that is told to stop ends its streams and hands over, and the other one goes on', async () => {
  const stopped = service.startReplica();
  const stoppedUrl = await stopped.url;
  const people = await service.newPeople(20);
  const streams = await Promise.all(
    people.map((person) => writeUpTo(person, stoppedUrl, recordedAnswer.length / 2)),
  );
  const url = await service.startReplica().url;
  stopped.child.kill('SIGTERM');
  await Promise.all(streams.map(({ over, answer }) => Promise.all([over, answer.closed])));
  expect(await stopped.exitCode).toBe(0);

  await Promise.all(people.map((person) => goOn(person, url)));
  for (const person of people) await expectOneWholeSite(service, person);
});

it('F1: a replica that stalls until it is replaced writes nothing when it goes on', async () => {
  const stalled = service.startReplica();
  const [person] = await service.newPeople(1);
  if (!person) throw new Error('There is nobody.');
  const half = recordedAnswer.slice(0, recordedAnswer.length / 2);
  const { answer, over } = await writeUpTo(person, await stalled.url, half.length);
  const url = await service.startReplica().url;
  stalled.child.kill('SIGSTOP');
  person.follower.leave();
  await over;
  const followed = person.follower.follow(url);
  const continued = await person.asked.next();

  stalled.child.kill('SIGCONT');
  answer.write(restOf(recordedAnswer, half));
  // It has noticed by itself, and has let go of its model.
  await answer.closed;
  continued.write(restOf(recordedAnswer, continued.writtenSoFar));
  continued.end();
  await followed;
  await expectOneWholeSite(service, person);
  expect(person.follower.received.filter(({ event }) => event.type === 'resumed')).toHaveLength(1);
  expect(person.asked.requests).toBe(2);
  stalled.child.kill('SIGTERM');
  expect(await stalled.exitCode).toBe(0);
});

it('F1: the same service, started again, goes on with what it was killed at', async () => {
  const killed = service.startReplica();
  const [person] = await service.newPeople(1);
  if (!person) throw new Error('There is nobody.');
  const { over } = await writeUpTo(person, await killed.url, recordedAnswer.length / 2);
  await kill(killed);
  await over;
  await goOn(person, await service.startReplica().url);
  await expectOneWholeSite(service, person);
});
