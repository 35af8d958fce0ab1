import type { Act } from './mix.ts';
import type { Outcomes } from './tally.ts';

/** The parts that take processor time, the people themselves among them. */
export const partNames = ['gateway', 'svc-auth', 'svc-sites', 'svc-mail', 'database', 'load'] as const;
export type PartName = (typeof partNames)[number];

/** What a part took of the machine in some time. */
export interface PartUse {
  part: PartName;
  /** Processors that were busy with it: 1 is all of one. */
  processors: number;
  /** The share of the time in which its main thread, on which its event loop runs, was busy. */
  mainThread: number;
  /** The p99 by which its event loop was late; of the database that of a `ping`. */
  loopMs?: number;
  megabytes: number;
}

export interface StepFigures extends Outcomes {
  people: number;
  seconds: number;
  parts: PartUse[];
  /** Processors of the machine that were busy, with whatever it was. */
  machine: number;
}

/** Stored documents by collection, in bytes of BSON. */
export type StoredBytes = Record<string, number>;

/** What one act of a kind costs, of many that were done one after another by some people. */
export interface ActCost {
  acts: number;
  requests: number;
  bytes: number;
  /** Milliseconds of processors, above those that go by when nobody does anything. */
  cpuMs: Partial<Record<PartName, number>>;
  stored: StoredBytes;
}

/** All that a run has found out. */
export interface Figures {
  /** ISO 8601, the day. */
  date: string;
  processors: number;
  processor: string;
  node: string;
  gateway: string;
  /** Processors that each part is busy with while nobody does anything. */
  idle: Record<PartName, number>;
  /** Of the acts of the mix, of a first visit with a new account, and of a site that a model writes. */
  costs: Record<Act | 'firstVisit' | 'generateByModel', ActCost>;
  /** Characters that a model is sent for a site. */
  modelInput: number;
  steps: StepFigures[];
}
