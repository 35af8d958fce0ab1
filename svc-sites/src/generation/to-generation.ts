import type { WithId } from 'mongodb';
import type { GenerationDocument } from '../db/generation-document.ts';
import type { Generation } from './generation.ts';

export const toGeneration = ({
  _id,
  ownerId,
  prompt,
  engine,
  seed,
  brandKit,
  attachments,
  ...stored
}: WithId<GenerationDocument>): Generation => ({
  id: _id.toHexString(),
  ownerId: ownerId.toHexString(),
  folderId: stored.folderId,
  request: {
    prompt,
    ...(engine ? { engine } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...(brandKit === undefined ? {} : { brandKit }),
    ...(attachments ? { attachments } : {}),
  },
  revision: stored.revision,
  restOf: stored.restOf,
  engine: stored.writer ?? engine ?? 'openai',
  state: stored.state,
  attempt: stored.attempt,
  createdAt: stored.createdAt,
  startedAt: stored.startedAt,
  endedAt: stored.endedAt,
  stopRequestedAt: stored.stopRequestedAt,
  phase: stored.phase,
  name: stored.name,
  error: stored.error,
  kept: stored.kept,
  traceparent: stored.traceparent,
  madeAgainAs: stored.madeAgainAs?.toHexString(),
});
