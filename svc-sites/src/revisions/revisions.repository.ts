import { limits, type Revision } from '@sitewright/contracts';
import { ObjectId, type WithId } from 'mongodb';
import type { Collections, RevisionDocument } from '../db/collections.ts';

/** One turn of the conversation about a site, before it is stored. */
export type NewRevision = Omit<Revision, 'id' | 'createdAt' | 'generationId'> & {
  folderId: string;
  ownerId: string;
};

export interface RevisionsRepository {
  add(revision: NewRevision): Promise<Revision>;
  /** The last ones, oldest first. */
  list(folderId: string): Promise<Revision[]>;
  /** The one that made a version. */
  findByVersion(folderId: string, made: number): Promise<Revision | undefined>;
}

export const createRevisionsRepository = ({
  siteRevisions,
}: Pick<Collections, 'siteRevisions'>): RevisionsRepository => ({
  async add({ folderId, ownerId, usage, target, made, answer, ...said }) {
    const document: RevisionDocument = {
      folderId,
      ownerId: new ObjectId(ownerId),
      ...said,
      ...(target && { target }),
      ...(made !== undefined && { made }),
      ...(answer !== undefined && { answer }),
      ...(usage && { usage: { inputTokens: usage.read, outputTokens: usage.written } }),
      createdAt: new Date(),
    };
    const { insertedId } = await siteRevisions.insertOne(document);
    return toRevision({ ...document, _id: insertedId });
  },

  async list(folderId) {
    const found = await siteRevisions
      .find({ folderId })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limits.pageMaxSize)
      .toArray();
    return found.reverse().map(toRevision);
  },

  async findByVersion(folderId, made) {
    const found = await siteRevisions.findOne({ folderId, made });
    return found ? toRevision(found) : undefined;
  },
});

const toRevision = ({ _id, ...stored }: WithId<RevisionDocument>): Revision => ({
  id: _id.toHexString(),
  instruction: stored.instruction,
  ...(stored.target && { target: stored.target }),
  engine: stored.engine,
  state: stored.state,
  seen: stored.seen,
  ...(stored.made !== undefined && { made: stored.made }),
  ...(stored.generationId && { generationId: stored.generationId.toHexString() }),
  ...(stored.answer && { answer: stored.answer }),
  notUnderstood: stored.notUnderstood,
  ...(stored.usage && { usage: { read: stored.usage.inputTokens, written: stored.usage.outputTokens } }),
  createdAt: stored.createdAt.toISOString(),
});
