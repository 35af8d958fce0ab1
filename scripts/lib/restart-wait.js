const quietMs = 60_000;
const maxMs = 30_000;

/**
 * How long a part that stopped waits before it is started again: not at all at first, then ever longer while it keeps
 * stopping, so that one that cannot run neither occupies the machine nor ends the others.
 * @param {() => number} [now]
 */
export function createRestartWait(now = Date.now) {
  let last = Number.NEGATIVE_INFINITY;
  let count = 0;
  return {
    next: () => {
      count = now() - last > quietMs ? 0 : count + 1;
      const wait = count === 0 ? 0 : Math.min(250 * 2 ** count, maxMs);
      last = now() + wait;
      return wait;
    },
    forget: () => {
      last = Number.NEGATIVE_INFINITY;
    },
  };
}
