/** How many generations there may be, on all replicas together. */
export interface GenerationLimits {
  /** Made at the same time, of all people. */
  atOnce: number;
  /** Made at the same time, of one person. */
  perPerson: number;
  /** In the line, of all people. */
  waiting: number;
  /** In the line, of one person. */
  waitingPerPerson: number;
  /** A person's sites within 24 hours. */
  perDay: number;
  /** How long nothing may happen in one: what a model writes or thinks counts, however long the whole takes. */
  timeoutMs: number;
  /** How long one may take, whatever happens in it: what writes a letter a minute holds a place that others wait for. */
  longestMs: number;
}

/** Milliseconds. */
export interface GenerationTimings {
  /** How often each replica looks for what it can begin or take over. */
  lookMs: number;
  /** How often the process that makes a generation says that it lives, and hears that it is to stop. */
  beatMs: number;
  /** After how long without a beat another one takes over. */
  takeoverMs: number;
  /** How often it is checked that the person still has an account. */
  accountMs: number;
  /** The time between two batches of events, and what it grows to while many are written. */
  batchMs: number;
  mostBatchMs: number;
  /** How often the database is asked for what another replica writes. */
  pollMs: number;
  /** Until a write is tried again while the database is away. */
  retryMs: number;
  /** After how long the database has not answered. */
  answerMs: number;
  /** For building a site of what was written, after a stop or a failure. */
  keepMs: number;
  /** For giving back what is not finished when the process has to end. */
  releaseMs: number;
}

export const defaultTimings: GenerationTimings = {
  lookMs: 500,
  beatMs: 1000,
  takeoverMs: 8000,
  accountMs: 5000,
  batchMs: 100,
  mostBatchMs: 250,
  pollMs: 200,
  retryMs: 500,
  answerMs: 10_000,
  keepMs: 30_000,
  releaseMs: 800,
};

/** A generation that has ended this many processes is not tried again. */
export const mostAttempts = 5;

/** Up to here each generation has its batches as often as the eye can follow. */
const fewWritten = 50;

/** The pause between two batches where so many generations are written by one process: it writes so often together, not each. */
export const batchPause = (
  { batchMs, mostBatchMs }: Pick<GenerationTimings, 'batchMs' | 'mostBatchMs'>,
  written: number,
): number => Math.min(mostBatchMs, Math.max(batchMs, (batchMs * written) / fewWritten));

const batchesTogetherMs = 25;

/** So long, and to where the waits of others end as well, every `together` ms: what they then ask for goes in one call. */
export const toEndTogether = (milliseconds: number, now: number, together = batchesTogetherMs): number =>
  Math.ceil((now + milliseconds) / together) * together - now;
