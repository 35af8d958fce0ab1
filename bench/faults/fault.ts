import type { World, WorldOptions } from './world.ts';

/** Tests that carry a fault out: their file from the root, and words of their names. */
export interface Proof {
  file: string;
  names: string[];
}

export interface Fault {
  id: number;
  name: string;
  /** What is done to the platform, for the table. */
  done: string;
  /**
   * Does it to a running platform.
   * @returns what was measured
   * @throws Error that says what did not hold
   */
  carryOut?: (world: World) => Promise<string>;
  /** Tests whose outcome counts, too. */
  proofs?: Proof[];
  /** Until it is given up; a minute and a half unless it says otherwise. */
  deadlineSeconds?: number;
  /** Nobody else uses the platform meanwhile: it is timed, or takes all there is. */
  isAlone?: boolean;
}

/** Faults that are carried out on the same platform, one after the other. */
export interface Group {
  name: string;
  /** Why this machine cannot carry them out, where it cannot. */
  missing?: () => string | undefined;
  options: WorldOptions;
  faults: Fault[];
}

export type Outcome = 'held' | 'did not hold' | 'not tried';

export interface Result {
  fault: Fault;
  outcome: Outcome;
  /** What was measured, what did not hold, or why it was not tried. */
  says: string;
}
