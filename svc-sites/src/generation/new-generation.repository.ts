import type { EngineName, GenerateRequest } from '@sitewright/contracts';
import { ObjectId } from 'mongodb';
import type { StoredRevisionRequest } from '../db/generation-document.ts';
import { schema } from '../db/schema.ts';
import { newFolderId } from '../sites/folder-id.ts';

/** A change of a site that is there. */
export interface RequestedRevision extends StoredRevisionRequest {
  folderId: string;
}

/** The rest of a site that is there, and its version of which it is. */
export interface RequestedRest {
  folderId: string;
  seen: number;
}

/** A generation that is asked for now, in its place among those of the day. */
export interface NewGeneration {
  ownerId: string;
  /** The id that its site will have, where it was reserved before. */
  folderId?: string | undefined;
  request: GenerateRequest;
  /** The site that it changes, and how. */
  revision?: RequestedRevision | undefined;
  /** The site of which it writes the rest. */
  rest?: RequestedRest | undefined;
  engine: EngineName;
  idempotencyKey?: string | undefined;
  /** The step of a trace in which it is asked for. */
  traceparent?: string | undefined;
  slot: number;
  /** Its round in the line. */
  turn: number;
}

/** The id that its site will have, or has. */
export const folderIdOf = ({ revision, rest, folderId }: NewGeneration): string =>
  (revision ?? rest)?.folderId ?? folderId ?? newFolderId();

/** As it waits. */
export const toDocument = (generation: NewGeneration) => {
  const { ownerId, request, revision, rest, engine: writer, slot, turn } = generation;
  const { idempotencyKey, traceparent } = generation;
  const { prompt, engine, seed, brandKit, attachments } = request;
  return {
    schema: schema.writes,
    ownerId: new ObjectId(ownerId),
    prompt,
    ...(engine ? { engine } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...(brandKit === undefined ? {} : { brandKit }),
    ...(attachments?.length ? { attachments } : {}),
    ...(revision && { revision: storedRevision(revision) }),
    ...(rest && { restOf: rest.seen }),
    writer,
    state: 'waiting' as const,
    attempt: 0,
    slot,
    turn,
    ...(idempotencyKey ? { idempotencyKey } : {}),
    ...(traceparent ? { traceparent } : {}),
    createdAt: new Date(),
  };
};

const storedRevision = ({
  seen,
  instruction,
  target,
  attachments,
}: RequestedRevision): StoredRevisionRequest => ({
  seen,
  instruction,
  ...(target && { target }),
  ...(attachments && { attachments }),
});
