import { limits, type Revision } from '@sitewright/contracts';
import type { SiteFile, TokenUsage } from '@sitewright/site-engine';
import { ObjectId, type WithId } from 'mongodb';
import type { AskedChange } from '../comparison/scope/judge-scope.ts';
import type { Collections, RevisionDocument } from '../db/collections.ts';
import type { StoredAttachment } from '../db/generation-document.ts';
import { type Made, unpackOffer } from '../db/packed-offer.ts';
import { schema } from '../db/schema.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import { withoutUndefined } from '../db/version-document.ts';
import type { Generation } from '../generation/generation.ts';

/** One turn of the conversation about a site, before it is stored. */
export type NewRevision = Omit<Revision, 'id' | 'createdAt' | 'offeredFor' | 'kept' | 'pictures'> & {
  attachments?: StoredAttachment[] | undefined;
  folderId: string;
  ownerId: string;
};

/** What became of a change that a generation has carried out. */
export type RevisionOutcome = Pick<
  RevisionDocument,
  'state' | 'made' | 'answer' | 'usage' | 'offer' | 'offerMade' | 'offeredFor' | 'kept' | 'tookMs'
>;

/** A change that would make the report worse, or ended early, with its files and what they were made from. */
export interface Offer extends Made {
  revision: Revision;
  asked: AskedChange;
  usage?: TokenUsage | undefined;
  files: SiteFile[];
  attachments?: StoredAttachment[] | undefined;
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
  /** Those that a generation has begun to carry out, and has not ended. */
  listRunning(folderId: string): Promise<Revision[]>;
  findOffer(folderId: string, id: string): Promise<Offer | undefined>;
  /** An offer that was taken, and what is said of it from now on. */
  take(id: string, made: number, answer: string | undefined): Promise<void>;
  /** Forgets what was kept of a change that ended early. False where nothing is. */
  throwAway(folderId: string, id: string): Promise<boolean>;
  /** What was asked for by the one that made a version. */
  findAsked(folderId: string, made: number): Promise<AskedChange | undefined>;
  /** The one that made a version. */
  findByVersion(folderId: string, made: number): Promise<Revision | undefined>;
}

const toDocument = (turn: Omit<RevisionDocument, 'schema' | 'createdAt'>): RevisionDocument => ({
  schema: schema.writes,
  ...turn,
  createdAt: new Date(),
});

export const createRevisionsRepository = ({
  siteRevisions,
}: Pick<Collections, 'siteRevisions'>): RevisionsRepository => ({
  async begin({ id, folderId, ownerId, revision }) {
    if (!revision) return;
    const { seen, instruction, target, attachments } = revision;
    const generationId = new ObjectId(id);
    const document = toDocument({
      folderId,
      ownerId: new ObjectId(ownerId),
      instruction,
      ...(target && { target }),
      ...(attachments && { attachments }),
      engine: 'openai',
      state: 'running',
      seen,
      generationId,
      notUnderstood: [],
    });
    await unlessTaken(async () => {
      await siteRevisions.updateOne({ generationId }, { $setOnInsert: document }, { upsert: true });
      return true;
    });
  },

  async end(generationId, outcome) {
    await siteRevisions.updateOne(
      { generationId: new ObjectId(generationId), state: 'running' },
      { $set: withoutUndefined(outcome) },
    );
  },

  async findOffer(folderId, id) {
    if (!ObjectId.isValid(id)) return undefined;
    const found = await siteRevisions.findOne({ _id: new ObjectId(id), folderId });
    if (!found?.offer) return undefined;
    const { usage, attachments } = found;
    const asked = askedIn(found);
    return { revision: toRevision(found), asked, usage, attachments, ...(await unpackOffer(found)) };
  },

  async take(id, made, answer) {
    const $set = withoutUndefined({ state: 'made' as const, made, answer });
    await siteRevisions.updateOne({ _id: new ObjectId(id) }, { $set, $unset: offerFields });
  },

  async throwAway(folderId, id) {
    if (!ObjectId.isValid(id)) return false;
    const filter = { _id: new ObjectId(id), folderId, kept: { $exists: true } };
    const { matchedCount } = await siteRevisions.updateOne(filter, { $unset: offerFields });
    return matchedCount === 1;
  },

  async findByGeneration(generationId) {
    const found = await siteRevisions.findOne({ generationId: new ObjectId(generationId) });
    return found ? toRevision(found) : undefined;
  },

  async listRunning(folderId) {
    const found = await siteRevisions.find({ folderId, state: 'running' }).toArray();
    return found.map(toRevision);
  },

  async add({ folderId, ownerId, usage, target, attachments, made, answer, generationId, tookMs, ...said }) {
    const document = toDocument({
      folderId,
      ownerId: new ObjectId(ownerId),
      ...said,
      ...(target && { target }),
      ...(attachments && { attachments }),
      ...(generationId && { generationId: new ObjectId(generationId) }),
      ...(made !== undefined && { made }),
      ...(tookMs !== undefined && { tookMs }),
      ...(answer !== undefined && { answer }),
      ...(usage && { usage: { inputTokens: usage.read, outputTokens: usage.written } }),
    });
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

  async findAsked(folderId, made) {
    const found = await siteRevisions.findOne({ folderId, made });
    return found ? askedIn(found) : undefined;
  },

  async findByVersion(folderId, made) {
    const found = await siteRevisions.findOne({ folderId, made });
    return found ? toRevision(found) : undefined;
  },
});

const offerFields = { offer: '', offerMade: '', offeredFor: '', kept: '' } as const;

const askedIn = ({ engine, instruction, target }: RevisionDocument): AskedChange => ({
  engine,
  instruction,
  target,
});

const toRevision = ({ _id, ...stored }: WithId<RevisionDocument>): Revision => ({
  id: _id.toHexString(),
  instruction: stored.instruction,
  ...(stored.target && { target: { path: stored.target.path, label: stored.target.label } }),
  ...(stored.attachments && { pictures: stored.attachments.map(({ name }) => name) }),
  engine: stored.engine,
  state: stored.state,
  seen: stored.seen,
  ...(stored.made !== undefined && { made: stored.made }),
  ...(stored.offeredFor !== undefined && { offeredFor: stored.offeredFor }),
  ...(stored.kept && { kept: { files: stored.kept.files } }),
  ...(stored.generationId && { generationId: stored.generationId.toHexString() }),
  ...(stored.answer && { answer: stored.answer }),
  notUnderstood: stored.notUnderstood,
  ...(stored.usage && { usage: { read: stored.usage.inputTokens, written: stored.usage.outputTokens } }),
  ...(stored.tookMs !== undefined && { tookMs: stored.tookMs }),
  createdAt: stored.createdAt.toISOString(),
});
