import { SettingsError } from '../settings.ts';

/** What an operator reads of a process that cannot go on, without a stack. */
export function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.problems.map((problem) => `  ${problem}`).join('\n');
  if (!(error instanceof Error)) return `  ${error}`;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `  ${error.message}${cause}`;
}
