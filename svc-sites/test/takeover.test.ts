import { randomInt } from 'node:crypto';
import { createFollower, type StartedProcess } from '@sitewright/service-kit/testing';
import { createRandom, recordedAnswer, restOf } from '@sitewright/site-engine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** What an earlier test has left running: a process takes seconds to start. */
let running: StartedProcess | undefined;

beforeAll(async () => {
  service = await startModelService();
});
afterAll(() => service.close());

function takeReplica(): StartedProcess {
  const replica = running ?? service.startReplica();
  running = undefined;
  return replica;
}

async function startLasting(): Promise<string> {
  running = service.startReplica();
  return running.url;
}

/** As many places, one in each part of the answer. */
function placesInAnswer(count: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, n) =>
    Math.floor(((n + random()) / count) * (recordedAnswer.length + 1)),
  );
}

/** Kills the process as soon as the person is told that this step begins. */
async function killAtStep(replica: StartedProcess, person: ModelPerson, step: string) {
  const cut = person.follower.start(await replica.url, { prompt: person.prompt }).catch(() => undefined);
  await answerWithTheRest(person);
  await person.follower.until('status', ({ phase }) => phase === step);
  await kill(replica);
  await cut;
}

it(`F1: kill -9 at twenty moments of a generation: the service, started again, makes the one site, and who follows notices a pause (SEED=${seed})`, async () => {
  const killed = takeReplica();
  const killedUrl = await killed.url;
  const early = await service.newPeople(momentsOfWriting);
  const places = placesInAnswer(early.length);
  const cuts = await Promise.all(early.map((person, n) => writeUpTo(person, killedUrl, places[n] ?? 0)));

  // One process after another; each may go on with what the one before has left until it is killed as well.
  const late = await service.newPeople(lateSteps.length);
  for (const [n, step] of lateSteps.entries()) {
    const person = late[n];
    if (person) await killAtStep(n === 0 ? killed : service.startReplica(), person, step);
  }
  await Promise.all(cuts.map(({ over }) => over));

  const url = await startLasting();
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
  const stopped = takeReplica();
  const stoppedUrl = await stopped.url;
  const people = await service.newPeople(20);
  const streams = await Promise.all(
    people.map((person) => writeUpTo(person, stoppedUrl, recordedAnswer.length / 2)),
  );
  const url = await startLasting();
  stopped.child.kill('SIGTERM');
  await Promise.all(streams.map(({ over, answer }) => Promise.all([over, answer.closed])));
  expect(await stopped.exitCode).toBe(0);

  await Promise.all(people.map((person) => goOn(person, url)));
  for (const person of people) await expectOneWholeSite(service, person);
});

it('F1: a replica that stalls until it is replaced writes nothing when it goes on', async () => {
  const stalled = takeReplica();
  const [person] = await service.newPeople(1);
  if (!person) throw new Error('There is nobody.');
  const half = recordedAnswer.slice(0, recordedAnswer.length / 2);
  const { answer, over } = await writeUpTo(person, await stalled.url, half.length);
  const url = await startLasting();
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
