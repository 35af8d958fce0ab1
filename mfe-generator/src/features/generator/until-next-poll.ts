const pauseMs = 3000;

/** Resolves after a while, or at once when the browser is back online or the person gives up. */
export function untilNextPoll(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, pauseMs);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
