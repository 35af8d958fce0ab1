import { type GenerationEvent, projectListSchema, routes } from '@sitewright/contracts';
import { createFollower, type Follower } from '@sitewright/service-kit/testing';
import { newAccount, request } from './account.ts';
import type { Model } from './model-in-container.ts';
import type { Reachable } from './platform.ts';
import { expect } from './test.ts';

/** `GENERATIONS_AT_ONCE` of a platform where people write during something. */
export const writtenAtOnce = 4;
const people = 8;

interface Writer {
  token: string;
  follower: Follower;
}

/** Follows to the end, from whichever replica answers next. */
async function followToTheEnd(follower: Follower, { url }: Reachable, prompt: string) {
  await follower.start(url, { prompt }).catch(() => undefined);
  while (!follower.hasEnded) await follower.follow(url).catch(() => undefined);
}

const hasEvent =
  (type: GenerationEvent['type']) =>
  ({ follower }: Writer) =>
    follower.received.some(({ event }) => event.type === type);

/**
 * Several people have their sites written while something happens to every replica; some of them wait. Whatever was being
 * written is interrupted, as the model takes longer than that.
 */
export async function writeDuring(
  platform: Reachable,
  model: Model,
  disturb: () => Promise<unknown>,
): Promise<Writer[]> {
  const writers = await Promise.all(
    Array.from({ length: people }, async () => {
      const { token } = await newAccount(platform);
      return { token, follower: createFollower(token) };
    }),
  );
  const ends = writers.map(({ follower }, n) => followToTheEnd(follower, platform, `Bakery number ${n}`));
  await expect.poll(() => writers.filter(hasEvent('file')).length).toBe(writtenAtOnce);
  const interrupted = writers.filter(hasEvent('file'));
  await disturb();
  await model.hurry();
  await Promise.all(ends);
  expect(interrupted.filter(hasEvent('resumed'))).toEqual(interrupted);
  return writers;
}

/** Every event has come, once and in order, and every site is there, once. */
export async function expectEachSiteOnce(platform: Reachable, writers: readonly Writer[]) {
  expect(writers.flatMap(({ follower }) => follower.places).length).toBeGreaterThan(0);
  for (const { follower, token } of writers) {
    const { received } = follower;
    expect(received.map(({ number }) => number)).toEqual(received.map((_, index) => index + 1));
    expect(received.at(-1)?.event.type).toBe('done');
    const sites = projectListSchema.parse(
      await (await request(platform, routes.mySites, undefined, token)).json(),
    );
    expect(sites).toHaveLength(1);
  }
}
