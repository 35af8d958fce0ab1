import { setTimeout as wait } from 'node:timers/promises';
import { newAccount } from '../../e2e/support/account.ts';
import { startTestPlatform } from '../../e2e/support/platform.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import type { Row } from '../lib/table.ts';
import { createJournal } from '../load/journal.ts';
import { actLikeAPerson } from '../load/person.ts';
import { createSampler } from '../soak/resources.ts';

const people = 6;
const idleMs = 10_000;
const busyMs = 60_000;
const sampleMs = 500;

/** Memory of each part of the platform below this process, the most that was seen in that time. */
async function mostMemory(until: Promise<unknown>): Promise<Map<string, number>> {
  const sampler = createSampler();
  const sampling = setInterval(sampler.sample, sampleMs);
  await until;
  clearInterval(sampling);
  return new Map(
    sampler
      .longestLives()
      .map(({ part, samples }) => [part, Math.max(...samples.map(({ megabytes }) => megabytes))]),
  );
}

/** Resident memory of each part that nobody uses, and while people generate, edit and read. */
export async function idleMemory(): Promise<Row[]> {
  await ensureBuilt();
  const platform = await startTestPlatform({ GENERATIONS_PER_DAY: '1000000' });
  try {
    const sessions = await Promise.all(Array.from({ length: people }, () => newAccount(platform)));
    const idle = await mostMemory(wait(idleMs));
    const ended = AbortSignal.timeout(busyMs);
    const person = { url: platform.url, journal: createJournal(), ended };
    const busy = await mostMemory(
      Promise.all(sessions.map((session) => actLikeAPerson({ ...person, session }))),
    );
    return [...busy].map(([part, ours]) => ({
      what: `Memory of ${part} with ${people} people at work, at most`,
      ours,
      unit: 'MB',
      reference: { name: 'with nobody', value: idle.get(part) ?? Number.NaN },
    }));
  } finally {
    await platform.close();
  }
}
