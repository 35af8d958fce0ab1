import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from 'mongodb';
import type { Crowd } from './crowd.ts';
import { type ActCost, type PartName, partNames } from './figures.ts';
import type { Person } from './person.ts';
import { grownSince, storedBytes } from './stored-bytes.ts';
import { createTally } from './tally.ts';
import { cpuOfParts, findParts } from './watch-parts.ts';

const atOnce = 20;

interface CostOptions {
  crowd: Crowd;
  db: Db;
  /** Who does it, each one time after another. */
  people: readonly Person[];
  act: (person: Person) => Promise<unknown>;
  /** How often each does it. */
  times: number;
  idle: Record<PartName, number>;
}

const idleMs = 10_000;

/** Processors that each part is busy with while nobody does anything. */
export async function measureIdle(): Promise<Record<PartName, number>> {
  const parts = findParts();
  const before = cpuOfParts(parts);
  const begun = performance.now();
  await wait(idleMs);
  const ms = performance.now() - begun;
  return mapParts(cpuOfParts(parts), (cpu, part) => (cpu - before[part]) / ms);
}

const mapParts = (values: Record<PartName, number>, change: (value: number, part: PartName) => number) =>
  Object.fromEntries(partNames.map((part) => [part, change(values[part], part)])) as Record<PartName, number>;

/** What one act costs, of many: processor time by part, bytes that are sent, bytes that are stored. */
export async function costOf({ crowd, db, people, act, times, idle }: CostOptions): Promise<ActCost> {
  const parts = findParts();
  const tally = createTally();
  const storedBefore = await storedBytes(db);
  crowd.countInto(tally);
  const cpuBefore = cpuOfParts(parts);
  const begun = performance.now();
  await crowd.each(people, atOnce, async (person) => {
    for (let time = 0; time < times; time += 1) await act(person);
  });
  const ms = performance.now() - begun;
  const cpu = cpuOfParts(parts);
  const { requests, bytes, heldOff, failed } = tally.outcomes();
  const refused = { ...heldOff, ...failed };
  if (Object.keys(refused).length > 0) console.error(`Refused meanwhile: ${JSON.stringify(refused)}`);
  const acts = people.length * times;
  const stored = grownSince(storedBefore, await storedBytes(db));
  return {
    acts,
    requests: requests / acts,
    bytes: bytes / acts,
    cpuMs: mapParts(cpu, (after, part) => Math.max(0, after - cpuBefore[part] - ms * idle[part]) / acts),
    stored: Object.fromEntries(Object.entries(stored).map(([name, grown]) => [name, grown / acts])),
  };
}
