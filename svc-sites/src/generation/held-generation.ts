import type { ModelCheck } from '@sitewright/contracts';
import type { TokenUsage } from '@sitewright/site-engine';
import type { StoredBrandKit } from '../brand-kit/brand-kits.repository.ts';
import type { EventWriter } from './event-writer.ts';
import type { Lease } from './leases.repository.ts';
import type { WrittenFiles } from './written-files.ts';

/** Why the work on a generation ends before the engine does. */
export type Interruption =
  | 'stopped'
  | 'silent too long'
  | 'took too long'
  | 'account gone'
  | 'released'
  | 'lost';

/** A generation while this process makes it. */
export interface HeldGeneration {
  lease: Lease;
  /** Ends the work; what was written is kept or given to the next process. Its reason is an `Interruption`. */
  work: AbortController;
  /** Ends everything: another process has the generation, or will have it. */
  hold: AbortController;
  written: WrittenFiles;
  ranMs(): number;
  /** What its owner's sites have in common. */
  readBrandKit(): Promise<StoredBrandKit>;
  /** How well the model did when it was tried last. */
  readLastCheck(): Promise<ModelCheck | undefined>;
  /** What a model has read and written for it in this process, whatever comes of it. */
  usage?: TokenUsage | undefined;
  /** Says that something happens; and for how long nothing has. */
  noteLife(): void;
  silentMs(): number;
}

/** With a log that is open for writing. */
export interface WritingGeneration extends HeldGeneration {
  events: EventWriter;
}

/** Adds what an answer has cost. */
export function noteUsage(held: Pick<HeldGeneration, 'usage'>, cost: TokenUsage): void {
  held.usage = {
    inputTokens: (held.usage?.inputTokens ?? 0) + cost.inputTokens,
    outputTokens: (held.usage?.outputTokens ?? 0) + cost.outputTokens,
  };
}

export const interruptionOf = ({ work }: HeldGeneration): Interruption | undefined =>
  work.signal.aborted ? (work.signal.reason as Interruption) : undefined;
