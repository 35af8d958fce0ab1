/** Aborts a call that has been silent for too long. */
export interface Watchdog {
  /** Aborts when the person stops the generation or the silence lasts too long. */
  readonly signal: AbortSignal;
  readonly hasFired: boolean;
  /** Starts the wait anew. */
  expect(milliseconds: number): void;
  /** Ends the wait. */
  rest(): void;
}

export function createWatchdog(stop: AbortSignal): Watchdog {
  const silence = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([stop, silence.signal]),
    get hasFired() {
      return silence.signal.aborted;
    },
    expect(milliseconds) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), milliseconds);
    },
    rest: () => clearTimeout(timer),
  };
}
