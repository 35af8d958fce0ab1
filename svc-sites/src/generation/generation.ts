import type { ErrorCode, GenerateRequest } from '@sitewright/contracts';

/** A site that somebody wants, from the moment it is asked for. */
export interface Generation {
  id: string;
  ownerId: string;
  /** The id that the site will have. */
  folderId: string;
  request: GenerateRequest;
  state: 'running' | 'done' | 'failed';
  attempt: number;
  leaseUntil: Date;
  createdAt: Date;
  error: { code: ErrorCode; message: string } | undefined;
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
