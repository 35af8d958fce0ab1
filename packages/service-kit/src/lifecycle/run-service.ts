import { SettingsError } from '../settings.ts';
import type { RunningService } from './start-service.ts';

const forceQuitAfterMs = 4500;

/**
 * A service's `main`: starts it, explains a failed start on stderr, and ends the process when it is told to or when
 * its parent is gone.
 */
export async function runService(name: string, start: () => Promise<RunningService>): Promise<void> {
  const starting = start();
  const end = () => endProcess(starting);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  process.on('disconnect', end);
  try {
    await starting;
  } catch (error) {
    process.stderr.write(`${name} cannot start:\n${explain(error)}\n`);
    process.exit(1);
  }
}

async function endProcess(starting: Promise<RunningService>): Promise<void> {
  setTimeout(() => process.exit(1), forceQuitAfterMs).unref();
  const service = await starting;
  await service.close();
  process.exit(0);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.problems.map((problem) => `  ${problem}`).join('\n');
  if (!(error instanceof Error)) return `  ${error}`;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `  ${error.message}${cause}`;
}
