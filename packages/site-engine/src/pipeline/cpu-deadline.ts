const usedMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

export interface CpuDeadline {
  /** Milliseconds of this process's processor time, which are never over before as many of the clock. */
  cpuMs: number;
  /** Milliseconds of the clock after which it is over, however little the process was given. */
  mostMs: number;
}

/**
 * A deadline that begins now and waits on a machine that has no time for this process: what a task costs is its own, how long that takes
 * is not. The time of other threads counts, too, so a task that never ends is over at the earliest moment.
 */
export function startCpuDeadline({ cpuMs, mostMs }: CpuDeadline): AbortSignal {
  const over = new AbortController();
  const before = usedMs(process.cpuUsage());
  const endsAt = performance.now() + mostMs;
  const look = () => {
    const left = Math.min(cpuMs - usedMs(process.cpuUsage()) + before, endsAt - performance.now());
    if (left <= 0) over.abort(new DOMException('The task took too long.', 'TimeoutError'));
    else setTimeout(look, left).unref();
  };
  setTimeout(look, cpuMs).unref();
  return over.signal;
}
