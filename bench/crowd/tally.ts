import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** What requests are told apart by in the tables: one act asks for several of them. */
export const kinds = [
  'lists',
  'previews',
  'app',
  'edits',
  'generations',
  'follows',
  'shares',
  'forms',
  'downloads',
  'sign-ins',
] as const;
export type Kind = (typeof kinds)[number];

/** Milliseconds. */
export interface Latency {
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

/** What came of all requests of some time. */
export interface Outcomes {
  acts: number;
  requests: number;
  /** Of the bodies that were received. */
  bytes: number;
  latency: Partial<Record<Kind, Latency>>;
  /** Those that were told when to come back, by status: the platform protected itself, nothing was broken. */
  heldOff: Record<string, number>;
  /** Those without the answer they were to have, by status or `no answer`. */
  failed: Record<string, number>;
}

export interface Answered {
  kind: Kind;
  ms: number;
  status: number;
  bytes: number;
  hasRetryAfter: boolean;
}

/** Counts requests while they end. Only what was answered as it should be has a latency. */
export interface Tally {
  count(answered: Answered): void;
  countUnanswered(): void;
  countAct(): void;
  outcomes(): Outcomes;
}

const perMs = 1000;

const isHeldOff = ({ status, hasRetryAfter }: Answered) =>
  hasRetryAfter && (status === 429 || status === 503);

function addTo(counts: Record<string, number>, name: string | number): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function latencyOf(histogram: RecordableHistogram): Latency {
  const at = (percent: number) => histogram.percentile(percent) / perMs;
  return { count: histogram.count, p50: at(50), p95: at(95), p99: at(99) };
}

export function createTally(): Tally {
  const histograms = new Map<Kind, RecordableHistogram>();
  const heldOff: Record<string, number> = {};
  const failed: Record<string, number> = {};
  let acts = 0;
  let requests = 0;
  let bytes = 0;

  const record = (kind: Kind, ms: number) => {
    const histogram = histograms.get(kind) ?? createHistogram();
    histograms.set(kind, histogram);
    histogram.record(Math.max(1, Math.round(ms * perMs)));
  };

  return {
    count(answered) {
      requests += 1;
      bytes += answered.bytes;
      if (isHeldOff(answered)) addTo(heldOff, answered.status);
      else if (answered.status >= 400) addTo(failed, answered.status);
      else record(answered.kind, answered.ms);
    },
    countUnanswered() {
      requests += 1;
      addTo(failed, 'no answer');
    },
    countAct() {
      acts += 1;
    },
    outcomes: () => ({
      acts,
      requests,
      bytes,
      latency: Object.fromEntries([...histograms].map(([kind, histogram]) => [kind, latencyOf(histogram)])),
      heldOff: { ...heldOff },
      failed: { ...failed },
    }),
  };
}
