/** A wait that another signal or time ends, whichever comes first. */
export interface LimitedWait {
  signal: AbortSignal;
  isLate(): boolean;
  /** Lets go of timer and signal: a stream waits ten times a second, and what each wait left behind would add up. */
  end(): void;
}

export function limitWait(milliseconds: number, other: AbortSignal): LimitedWait {
  const over = new AbortController();
  let isLate = false;
  const stop = () => over.abort();
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, milliseconds);
  if (other.aborted) stop();
  other.addEventListener('abort', stop);
  return {
    signal: over.signal,
    isLate: () => isLate,
    end() {
      clearTimeout(timer);
      other.removeEventListener('abort', stop);
    },
  };
}
