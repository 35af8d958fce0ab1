import { explain } from './explain.ts';
import type { RunningService } from './start-service.ts';
import { endWhenHanging } from './watchdog.ts';

/** What is left after the grace of its requests: to cut them off, and to close its parts. */
const forceQuitAfterMs = 2000;
/** For one that is told to end while it still starts. */
const startingMs = 4500;

/** Ends a service that must not go on, in order, as one that failed. It has said why. */
export type GiveUp = () => void;

/**
 * A service's `main`: starts it, explains a failed start on stderr, and ends the process when it is told to, when it
 * gives up or its parent is gone, or when its event loop hangs.
 *
 * @param hangMs how long the event loop may stand still
 */
export async function runService(
  name: string,
  start: (giveUp: GiveUp) => Promise<RunningService>,
  hangMs?: number,
): Promise<void> {
  endWhenHanging(name, hangMs);
  const starting: Promise<RunningService> = start(() => void endProcess(starting, 1));
  const end = () => endProcess(starting, 0);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  process.on('disconnect', end);
  try {
    await starting;
  } catch (error) {
    process.stderr.write(`${name} cannot start:\n${explain(error)}\n`);
    process.exit(1);
  }
}

async function endProcess(starting: Promise<RunningService>, exitCode: number): Promise<void> {
  const tooSlow = setTimeout(() => process.exit(1), startingMs).unref();
  const service = await starting;
  clearTimeout(tooSlow);
  setTimeout(() => process.exit(1), service.graceMs + forceQuitAfterMs).unref();
  await service.close();
  process.exit(exitCode);
}
