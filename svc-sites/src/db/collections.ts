import type { EngineName, ErrorCode } from '@sitewright/contracts';
import type { TokenUsage } from '@sitewright/site-engine';
import type { Binary, Collection, Db, ObjectId } from 'mongodb';

export interface SiteDocument {
  folderId: string;
  ownerId: ObjectId;
  name: string;
  /** What lists by name are ordered by: see `nameKeyOf`. */
  nameKey: string;
  /** What a search finds it by: see `searchKeysOf`. */
  searchKeys: string[];
  prompt: string;
  createdAt: Date;
  /** Later with every change of what its owner sees of it: the state that a write says it has seen. */
  updatedAt: Date;
  /** The version that previews and downloads serve. */
  version: number;
  /** Of the files of all its versions; sites of earlier releases learn it when it is asked for. */
  bytes?: number;
  /** Set when the person has deleted the site. */
  deletedAt?: Date;
}

export interface SiteVersionDocument {
  folderId: string;
  version: number;
  files: { path: string; content: Binary }[];
  /** What the person asked for in this version. */
  instruction: string;
  engine: EngineName;
  /** Which design it is, where one was asked for. */
  seed?: number;
  usage?: TokenUsage;
  /** As the release that made it wrote it. */
  report: unknown;
  createdAt: Date;
  /** Set until the site that shows this version is stored, and with it whose room it takes and how much. */
  pending?: { since: Date; ownerId: ObjectId; bytes: number };
}

export interface GenerationDocument {
  ownerId: ObjectId;
  /** The id that the site will have, reserved before it is written: whoever tries again makes the same site. */
  folderId: string;
  prompt: string;
  engine?: 'composer';
  seed?: number;
  state: 'running' | 'done' | 'failed';
  /** Counts the processes that have tried; only the last one may settle it. */
  attempt: number;
  /** A running generation whose process has not renewed this in time has died with its process. */
  leaseUntil: Date;
  /** Its place among the generations of one day; a failed one has none. */
  slot?: number;
  idempotencyKey?: string;
  createdAt: Date;
  /** What the person was told when it failed. */
  error?: { code: ErrorCode; message: string };
}

/** What this service has done once and for all. */
interface NoteDocument {
  _id: string;
  at: Date;
}

export interface Collections {
  sites: Collection<SiteDocument>;
  siteVersions: Collection<SiteVersionDocument>;
  generations: Collection<GenerationDocument>;
  notes: Collection<NoteDocument>;
}

export const openCollections = (db: Db): Collections => ({
  sites: db.collection<SiteDocument>('sites'),
  siteVersions: db.collection<SiteVersionDocument>('siteVersions'),
  generations: db.collection<GenerationDocument>('generations'),
  notes: db.collection<NoteDocument>('siteNotes'),
});
