import type {
  EngineName,
  ErrorCode,
  GenerateRequest,
  GenerationPhase,
  GenerationState,
} from '@sitewright/contracts';

/** A site that somebody wants, from the moment it is asked for. */
export interface Generation {
  id: string;
  ownerId: string;
  /** The id that the site will have. */
  folderId: string;
  request: GenerateRequest;
  /** Which engine writes it. */
  engine: EngineName;
  state: GenerationState;
  /** Counts the processes that began it; one that gave it back in time does not count. */
  attempt: number;
  leaseUntil: Date;
  createdAt: Date;
  /** When it was first its turn. */
  startedAt?: Date | undefined;
  endedAt?: Date | undefined;
  /** Set as soon as its owner wants it stopped, until then it goes on. */
  stopRequestedAt?: Date | undefined;
  /** The step it is at. */
  phase?: GenerationPhase | undefined;
  /** What the site is called, once that is known. */
  name?: string | undefined;
  error?: { code: ErrorCode; message: string } | undefined;
  /** What was written before it ended early is stored as a site under `folderId`. */
  kept?: boolean | undefined;
}

/** A generation that is asked for now, in its place among those of the day. */
export interface NewGeneration {
  ownerId: string;
  request: GenerateRequest;
  idempotencyKey: string | undefined;
  slot: number;
}

/** A running generation whose process has not said for so long that it lives has died with it. */
export const leaseMs = 30_000;

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseMs);

export const hasDied = ({ state, leaseUntil }: Pick<Generation, 'state' | 'leaseUntil'>, now: Date) =>
  state === 'running' && leaseUntil < now;

const interruptions = new Set<ErrorCode | undefined>(['GENERATION_STOPPED', 'UNAVAILABLE']);

/** Ended by its process or its database, not by itself: whoever asks again with the same key has it made after all. */
export const wasInterrupted = ({ state, error }: Generation) =>
  state === 'failed' && interruptions.has(error?.code);
