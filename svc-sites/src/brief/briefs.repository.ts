import type { Brief, EngineName } from '@sitewright/contracts';
import type { Collections } from '../db/collections.ts';
import { packBrief, unpackBrief } from '../db/packed-brief.ts';

/** What a version was made from. */
export interface VersionSource {
  engine: EngineName;
  seed: number | undefined;
  /** Missing where the version was made without one. */
  brief: Brief | undefined;
  /** Of the changes that made it from the version before. */
  changesDigest: string | undefined;
  /** Whether its site does not show it yet. */
  isPending: boolean;
}

export interface BriefsRepository {
  find(folderId: string, version: number): Promise<VersionSource | undefined>;
  /** Adds the brief of a version that has none; one that is there stays. */
  add(folderId: string, version: number, brief: Brief): Promise<void>;
}

const projection = { engine: 1, seed: 1, brief: 1, changesDigest: 1, pending: 1 };

export const createBriefsRepository = ({
  siteVersions,
}: Pick<Collections, 'siteVersions'>): BriefsRepository => ({
  async find(folderId, version) {
    const found = await siteVersions.findOne({ folderId, version }, { projection });
    if (!found) return undefined;
    const { engine, seed, brief, changesDigest, pending } = found;
    return { engine, seed, brief: await unpackBrief(brief), changesDigest, isPending: pending !== undefined };
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
