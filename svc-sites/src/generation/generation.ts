import type {
  EngineName,
  ErrorCode,
  FailureReason,
  GenerateRequest,
  GenerationPhase,
  GenerationState,
} from '@sitewright/contracts';

import type { StoredRevisionRequest } from '../db/generation-document.ts';

/** A site that somebody wants, from the moment it is asked for. */
export interface Generation {
  id: string;
  ownerId: string;
  /** The id that the site will have. */
  folderId: string;
  request: GenerateRequest;
  /** What it changes, where it makes the next version of the site under `folderId`. */
  revision?: StoredRevisionRequest | undefined;
  /** The version of the site under `folderId` of which it writes the rest. */
  restOf?: number | undefined;
  /** Which engine writes it. */
  engine: EngineName;
  state: GenerationState;
  /** Counts the processes that began it; one that gave it back in time does not count. */
  attempt: number;
  createdAt: Date;
  /** When it was first its turn. */
  startedAt?: Date | undefined;
  endedAt?: Date | undefined;
  /** Set as soon as its owner wants it stopped; it goes on until the process that makes it has heard so. */
  stopRequestedAt?: Date | undefined;
  /** The step it is at. */
  phase?: GenerationPhase | undefined;
  /** What the site is called, once that is known. */
  name?: string | undefined;
  error?: GenerationError | undefined;
  /** What was written before it ended early is stored as a site under `folderId`. */
  kept?: boolean | undefined;
  /** The step of a trace in which it was asked for. */
  traceparent?: string | undefined;
  /** The generation that was begun instead of this one, which was interrupted. */
  madeAgainAs?: string | undefined;
}

/** What the person was told when it failed. */
export interface GenerationError {
  code: ErrorCode;
  message: string;
  /** Which failure of a model it is. */
  reason?: FailureReason | undefined;
}

export const hasEnded = ({ state }: Pick<Generation, 'state'>): boolean =>
  state !== 'waiting' && state !== 'running';

const interruptions = new Set<ErrorCode | undefined>(['GENERATION_STOPPED', 'UNAVAILABLE']);

/** Ended by its processes or their database, not by itself: whoever asks again with the same key has it made after all. */
export const wasInterrupted = ({ state, error }: Pick<Generation, 'state' | 'error'>): boolean =>
  state === 'failed' && interruptions.has(error?.code);
