import { limits, type Revision } from '@sitewright/contracts';
import { ObjectId, type WithId } from 'mongodb';
import type { Collections, RevisionDocument } from '../db/collections.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import type { Generation } from '../generation/generation.ts';

/** One turn of the conversation about a site, before it is stored. */
export type NewRevision = Omit<Revision, 'id' | 'createdAt'> & {
  folderId: string;
  ownerId: string;
};

/** What became of a change that a generation has carried out. */
export type RevisionOutcome = Pick<RevisionDocument, 'state' | 'made' | 'answer' | 'usage' | 'offer'>;

/** A change that would make the report worse, and its files. */
export interface Offer {
  revision: Revision;
  files: { path: string; content: string }[];
}

/** A generation that changes a site. */
type RevisingGeneration = Pick<Generation, 'id' | 'folderId' | 'ownerId' | 'revision'>;

export interface RevisionsRepository {
  add(revision: NewRevision): Promise<Revision>;
  /** The last ones, oldest first. */
  list(folderId: string): Promise<Revision[]>;
  /** The turn that a generation carries out; one that is there stays. */
  begin(generation: RevisingGeneration): Promise<void>;
  /** Notes what became of the one that a generation carries out. */
  end(generationId: string, outcome: RevisionOutcome): Promise<void>;
  findByGeneration(generationId: string): Promise<Revision | undefined>;
  findOffer(folderId: string, id: string): Promise<Offer | undefined>;
  /** An offer that was taken. */
  take(id: string, made: number): Promise<void>;
  /** The one that made a version. */
  findByVersion(folderId: string, made: number): Promise<Revision | undefined>;
}

export const createRevisionsRepository = ({
  siteRevisions,
}: Pick<Collections, 'siteRevisions'>): RevisionsRepository => ({
  async begin({ id, folderId, ownerId, revision }) {
    if (!revision) return;
    const { seen, instruction, target } = revision;
    const generationId = new ObjectId(id);
    const document: RevisionDocument = {
      folderId,
      ownerId: new ObjectId(ownerId),
      instruction,
      ...(target && { target: { path: target.path, label: target.label } }),
      engine: 'openai',
      state: 'running',
      seen,
      generationId,
      notUnderstood: [],
      createdAt: new Date(),
    };
    await unlessTaken(async () => {
      await siteRevisions.updateOne({ generationId }, { $setOnInsert: document }, { upsert: true });
      return true;
    });
  },

  async end(generationId, { usage, ...outcome }) {
    await siteRevisions.updateOne(
      { generationId: new ObjectId(generationId), state: 'running' },
      { $set: { ...outcome, ...(usage && { usage }) } },
    );
  },

  async findOffer(folderId, id) {
    if (!ObjectId.isValid(id)) return undefined;
    const found = await siteRevisions.findOne({ _id: new ObjectId(id), folderId });
    return found?.offer && { revision: toRevision(found), files: found.offer };
  },

  async take(id, made) {
    await siteRevisions.updateOne(
      { _id: new ObjectId(id) },
      { $set: { state: 'made', made }, $unset: { offer: '' } },
    );
  },

  async findByGeneration(generationId) {
    const found = await siteRevisions.findOne({ generationId: new ObjectId(generationId) });
    return found ? toRevision(found) : undefined;
  },

  async add({ folderId, ownerId, usage, target, made, answer, generationId, ...said }) {
    const document: RevisionDocument = {
      folderId,
      ownerId: new ObjectId(ownerId),
      ...said,
      ...(target && { target }),
      ...(generationId && { generationId: new ObjectId(generationId) }),
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
