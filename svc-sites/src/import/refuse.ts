import { AppError } from '@sitewright/service-kit';

/** What was given makes no site; `message` says what to do instead. */
export const notASite = (message: string, cause?: unknown): AppError =>
  new AppError('VALIDATION_FAILED', message, { cause });

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

const mostNamed = 5;

/** “a”, “b” and 3 others. */
export function named(paths: readonly string[]): string {
  const shown = paths.slice(0, mostNamed).map((path) => `“${path.slice(0, 100).toWellFormed()}”`);
  const others = paths.length - shown.length;
  const all = others > 0 ? [...shown, others === 1 ? 'one other' : `${others} others`] : shown;
  return new Intl.ListFormat('en').format(all);
}
