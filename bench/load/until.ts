import { setTimeout as wait } from 'node:timers/promises';

const betweenMs = 50;

/**
 * Asks until the answer is yes.
 * @returns milliseconds that it took
 * @throws Error that names what did not come about
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > seconds * 1000) throw new Error(`${what}: not within ${seconds} s`);
    await wait(betweenMs);
  }
  return performance.now() - begun;
}

/** Whether all parts of a platform say that they are ready. */
const isReady = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @returns milliseconds until every part is ready */
export const untilReady = (url: string, seconds?: number): Promise<number> =>
  until('every part is ready', () => isReady(url), seconds);
