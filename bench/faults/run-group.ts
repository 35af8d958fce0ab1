import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../load/until.ts';
import type { Fault, Group, Result } from './fault.ts';
import { createOracle, type Oracle } from './oracle.ts';
import { reports } from './reports.ts';
import { allowed } from './say.ts';
import { startWorld, type World, type WorldOptions } from './world.ts';

const usualDeadline = 90;

interface Stage {
  world: World;
  oracle: Oracle;
}

async function openStage(options: WorldOptions): Promise<Stage> {
  const world = await startWorld(options);
  return { world, oracle: await createOracle(world) };
}

const inTime = <Value>(work: Promise<Value>, seconds: number): Promise<Value> =>
  Promise.race([
    work,
    wait(seconds * 1000, undefined, { ref: false }).then(() => {
      throw new Error(`not over after ${seconds} s`);
    }),
  ]);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Carries a fault out under load, and has the oracle judge what is left of it. */
async function measure(fault: Fault, { world, oracle }: Stage): Promise<string> {
  const seconds = allowed(fault.deadlineSeconds ?? usualDeadline);
  const before = world.journal.sites.length;
  const acknowledged = () => world.journal.sites.length - before;
  const endLoad = fault.isAlone ? async () => undefined : oracle.load();
  try {
    if (!fault.isAlone) await until('the load has its first site', () => acknowledged() > 0);
    const measured = await inTime(fault.carryOut?.(world) ?? Promise.resolve(''), seconds);
    await inTime(endLoad(), seconds);
    const problems = await inTime(oracle.judge(), seconds);
    if (problems.length > 0) throw new Error(problems.join(' '));
    return fault.isAlone ? measured : `${measured}; ${acknowledged()} sites acknowledged meanwhile`;
  } finally {
    await endLoad();
  }
}

const tryFault = (fault: Fault, stage: Stage): Promise<Result> =>
  measure(fault, stage).then(
    (says) => ({ fault, outcome: 'held', says }),
    (error: unknown) => ({ fault, outcome: 'did not hold', says: messageOf(error) }),
  );

/**
 * Carries out those faults of a group that need a running platform, on one platform; the next fault after one that did not
 * hold has a new one.
 */
export async function runGroup(group: Group, tell: (result: Result) => void): Promise<Result[]> {
  const faults = group.faults.filter(({ carryOut }) => carryOut);
  const missing = faults.length > 0 && group.missing?.();
  if (missing) return faults.map((fault) => ({ fault, outcome: 'not tried', says: missing }));
  const results: Result[] = [];
  let stage: Stage | undefined;
  try {
    for (const fault of faults) {
      stage ??= await openStage(group.options);
      const result = await tryFault(fault, stage);
      results.push(result);
      tell(result);
      if (result.outcome === 'held') continue;
      await cp(stage.world.platform.logDir, join(reports, `logs-of-${fault.id}`), { recursive: true });
      await stage.world.close();
      stage = undefined;
    }
  } finally {
    await stage?.world.close();
  }
  return results;
}
