const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Does something in one tab of the browser only, until the signal aborts: when that tab is closed, another one takes it up. Where pages
 * have no locks (over plain HTTP), every tab does it.
 * @param begin returns what ends it
 */
export async function inOnlyOneTab(
  name: string,
  signal: AbortSignal,
  begin: () => () => void,
): Promise<void> {
  const hold = async () => {
    const end = begin();
    await untilAborted(signal);
    end();
  };
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return hold();
  try {
    await locks.request(name, { signal }, hold);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
