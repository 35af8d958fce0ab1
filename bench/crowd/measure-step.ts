import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '../../e2e/support/platform.ts';
import type { Crowd } from './crowd.ts';
import type { StepFigures } from './figures.ts';
import { pause } from './mix.ts';
import { createTally } from './tally.ts';
import { watchParts } from './watch-parts.ts';

interface StepOptions {
  platform: Platform;
  databaseUri: string;
  crowd: Crowd;
  people: number;
  seconds: number;
}

/** So many people at once, for so long. What they do until all have begun is not counted. */
export async function measureStep(options: StepOptions): Promise<StepFigures> {
  const { platform, databaseUri, crowd, people, seconds } = options;
  const ended = new AbortController();
  crowd.countInto(createTally());
  const living = crowd.live(people, ended.signal);
  await wait(pause.most * 1000);
  const watch = await watchParts(platform, databaseUri);
  const tally = createTally();
  crowd.countInto(tally);
  const begun = performance.now();
  await wait(seconds * 1000);
  const outcomes = tally.outcomes();
  const took = (performance.now() - begun) / 1000;
  const used = await watch.end();
  ended.abort();
  crowd.countInto(createTally());
  await living;
  return { people, seconds: took, ...outcomes, ...used };
}
