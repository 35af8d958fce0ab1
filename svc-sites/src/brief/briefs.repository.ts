import type { Brief, SiteMaker } from '@sitewright/contracts';
import type { Collections } from '../db/collections.ts';
import { findBrief } from '../db/find-brief.ts';
import { packBrief } from '../db/packed-brief.ts';

/** What a version was made from. */
export interface VersionSource {
  engine: SiteMaker;
  seed: number | undefined;
  /** Missing where the version was made without one. */
  brief: Brief | undefined;
  /** Of the request that made it from the version before. */
  requestDigest: string | undefined;
  /** Whether its site does not show it yet. */
  isPending: boolean;
}

export interface BriefsRepository {
  find(folderId: string, version: number): Promise<VersionSource | undefined>;
  /** Adds the brief of a version that has none; one that is there stays. */
  add(folderId: string, version: number, brief: Brief): Promise<void>;
}

const projection = {
  folderId: 1,
  engine: 1,
  seed: 1,
  brief: 1,
  briefOf: 1,
  requestDigest: 1,
  changesDigest: 1,
  pending: 1,
};

export const createBriefsRepository = ({
  siteVersions,
}: Pick<Collections, 'siteVersions'>): BriefsRepository => ({
  async find(folderId, version) {
    const found = await siteVersions.findOne({ folderId, version }, { projection });
    if (!found) return undefined;
    const { engine, seed, pending, requestDigest = found.changesDigest } = found;
    const brief = await findBrief({ siteVersions }, found);
    return { engine, seed, brief, requestDigest, isPending: pending !== undefined };
  },

  async add(folderId, version, brief) {
    const packed = await packBrief(brief);
    if (!packed) return;
    await siteVersions.updateOne(
      { folderId, version, brief: { $exists: false } },
      { $set: { brief: packed } },
    );
  },
});
