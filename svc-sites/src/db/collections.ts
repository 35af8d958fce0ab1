import type { EngineName, QualityReport } from '@sitewright/contracts';
import type { TokenUsage } from '@sitewright/site-engine';
import type { Binary, Collection, Db, ObjectId } from 'mongodb';

export interface SiteDocument {
  folderId: string;
  ownerId: ObjectId;
  name: string;
  /** What lists by name are ordered by: see `nameKeyOf`. */
  nameKey: string;
  prompt: string;
  createdAt: Date;
  updatedAt: Date;
  /** The version that previews and downloads serve. */
  version: number;
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
  usage?: TokenUsage;
  report: QualityReport;
  createdAt: Date;
}

export interface Collections {
  sites: Collection<SiteDocument>;
  siteVersions: Collection<SiteVersionDocument>;
}

export const openCollections = (db: Db): Collections => ({
  sites: db.collection<SiteDocument>('sites'),
  siteVersions: db.collection<SiteVersionDocument>('siteVersions'),
});
