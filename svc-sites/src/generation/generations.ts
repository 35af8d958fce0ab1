import type { GenerateRequest, LinePlace } from '@sitewright/contracts';
import type { Drain } from '@sitewright/service-kit';
import type { EventLog } from './event-log.ts';
import type { Generation } from './generation.ts';

/** What somebody asks for. */
export interface RequestedGeneration {
  ownerId: string;
  request: GenerateRequest;
  idempotencyKey?: string | undefined;
}

/** The generations of all people on all replicas, and the part of them that this process makes. */
export interface Generations {
  /**
   * The generation of this request: a new one, or the one that its key names.
   *
   * @throws AppError `CONFLICT` for a key of another request; `RATE_LIMITED` (of the day, after failures, too many that wait),
   * `UNAVAILABLE` (the line is full), `STORAGE_FULL`: then nothing was begun, and the key is not used up.
   */
  request(requested: RequestedGeneration): Promise<Generation>;
  /** The person's own one. */
  find(ownerId: string, id: string): Promise<Generation | undefined>;
  /** Newest first; `running` are those that have not ended, otherwise the latest 24 of all. */
  list(ownerId: string, query: { state?: 'running' | undefined }): Promise<Generation[]>;
  /** Asks for its end, which comes at once unless another replica makes it. One that has ended stays as it is. */
  stop(generation: Generation): Promise<Generation>;
  /** Where it stands now; undefined unless it waits. Not older than half a second. */
  placeOf(generation: Generation): Promise<LinePlace | undefined>;
  /**
   * Resolves with the generation once it has ended.
   *
   * @throws AppError `UNAVAILABLE` when this process has to end before. The reason of the signal when that aborts.
   */
  ended(generation: Generation, signal: AbortSignal): Promise<Generation>;
  log: EventLog;
  /** Aborts as soon as this process has to end: who follows a generation here goes on elsewhere. */
  draining: AbortSignal;
  /** Finishes what can be finished in time, and gives the rest to other replicas. */
  drain: Drain;
}
