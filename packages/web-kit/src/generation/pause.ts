import { isTabVisible, onTabVisibility } from '../tab-visibility.ts';

const firstMs = 500;
const maxMs = 10_000;

/** How long to wait before the next attempt: twice as long each time, and not everybody at once. */
export function backOff(attempt: number): number {
  const ms = Math.min(maxMs, firstMs * 2 ** attempt);
  return ms * (0.5 + Math.random() / 2);
}

/**
 * Resolves after a while, or at once when the signal fires. Unless the server has named the time, also as soon as the browser
 * is back online or the person comes back to the page.
 */
export function pause(ms: number, signal: AbortSignal, mayHurry: boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      ignoreVisibility();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const ignoreVisibility = onTabVisibility(() => {
      if (mayHurry && isTabVisible()) done();
    });
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
    if (mayHurry && !signal.aborted) window.addEventListener('online', done);
  });
}
