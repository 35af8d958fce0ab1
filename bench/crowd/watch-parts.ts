import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Platform } from '../../e2e/support/platform.ts';
import { commandLine, descendants } from '../../e2e/support/processes.ts';
import { cpuMsOf, mainThreadMsOf, megabytesOf } from '../lib/process-use.ts';
import { pingDatabase } from './database-pings.ts';
import type { PartName, PartUse, StepFigures } from './figures.ts';

const scripts: Record<Exclude<PartName, 'load'>, string> = {
  gateway: 'gateway/src/main.ts',
  'svc-auth': 'svc-auth/src/main.ts',
  'svc-sites': 'svc-sites/src/main.ts',
  'svc-mail': 'svc-mail/src/main.ts',
  database: 'embedded-mongo/src/main.ts',
};

/** The processes of each part, those that it has started among them. */
export type PartProcesses = { part: PartName; pids: number[] }[];

/** Of the one platform that this process has started; whatever plays the people is this process itself. */
export function findParts(): PartProcesses {
  const below = descendants(process.pid);
  const found = Object.entries(scripts).map(([part, script]) => {
    const pid = below.find((each) => commandLine(each).includes(script));
    if (pid === undefined) throw new Error(`${part} does not run.`);
    return { part: part as PartName, pids: [pid, ...descendants(pid)] };
  });
  return [...found, { part: 'load', pids: [process.pid] }];
}

const sumOf = (pids: number[], of: (pid: number) => number) => pids.reduce((sum, pid) => sum + of(pid), 0);

/** Processor time of each part so far, in milliseconds. */
export const cpuOfParts = (parts: PartProcesses): Record<PartName, number> =>
  Object.fromEntries(parts.map(({ part, pids }) => [part, sumOf(pids, cpuMsOf)])) as Record<PartName, number>;

/** Of a gateway with workers, the busiest of them. */
const mainThreads = ({ pids }: PartProcesses[number]) => pids.map(mainThreadMsOf);

const lag = /^nodejs_eventloop_lag_p99_seconds\{[^}]*\} (\S+)$/m;

/** The p99 by which an event loop was late since the last time this was asked, in milliseconds. */
async function readLag(port: number | undefined): Promise<number | undefined> {
  if (port === undefined) return undefined;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const seconds = Number(lag.exec(text)?.[1]);
  return Number.isNaN(seconds) ? undefined : seconds * 1000;
}

/** Processor time of the whole machine so far, in milliseconds. */
const cpuOfMachine = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

export interface Watch {
  /** What each part, and the whole machine, took since the watch began. */
  end(): Promise<Pick<StepFigures, 'parts' | 'machine'>>;
}

/** Begins to watch all parts of a platform. */
export async function watchParts(
  { parts: started }: Pick<Platform, 'parts'>,
  databaseUri: string,
): Promise<Watch> {
  const parts = findParts();
  const lags = () => Promise.all(parts.map(({ part }) => readLag(started[part]?.ready.metricsPort)));
  await lags();
  const pings = pingDatabase(databaseUri);
  const own = monitorEventLoopDelay();
  own.enable();
  const begun = performance.now();
  const cpuBefore = cpuOfParts(parts);
  const mainBefore = parts.map(mainThreads);
  const machineBefore = cpuOfMachine();

  return {
    async end() {
      const ms = performance.now() - begun;
      const cpu = cpuOfParts(parts);
      const main = parts.map(mainThreads);
      const machine = (cpuOfMachine() - machineBefore) / ms;
      own.disable();
      const late: Partial<Record<PartName, number>> = {
        load: own.percentile(99) / 1e6,
        database: await pings.end(),
      };
      const told = await lags();
      const used = parts.map(({ part, pids }, index): PartUse => {
        const busy = (main[index] ?? []).map((now, each) => now - (mainBefore[index]?.[each] ?? 0));
        const loopMs = late[part] ?? told[index];
        return {
          part,
          processors: (cpu[part] - cpuBefore[part]) / ms,
          mainThread: Math.max(...busy) / ms,
          ...(loopMs === undefined ? {} : { loopMs }),
          megabytes: sumOf(pids, megabytesOf),
        };
      });
      return { parts: used, machine };
    },
  };
}
