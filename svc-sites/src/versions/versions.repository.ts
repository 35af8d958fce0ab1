import { readVersionKindSchema } from '@sitewright/contracts';
import type { WithId } from 'mongodb';
import type { Collections, SiteVersionDocument } from '../db/collections.ts';
import { withoutUndefined } from '../db/version-document.ts';
import type { Version } from './version.ts';

/** A name that is empty is taken away; what is left out stays. */
export interface VersionChange {
  name?: string | undefined;
  isPinned?: boolean | undefined;
}

/** What is known of stored versions besides their content. */
export interface VersionsRepository {
  find(folderId: string, number: number): Promise<Version | undefined>;
  /** The version of this number, or the last before it: earlier releases gave up some. */
  findUpTo(folderId: string, number: number): Promise<Version | undefined>;
  /** Up to this number, newest first. */
  list(folderId: string, upTo: number): Promise<Version[]>;
  change(folderId: string, number: number, change: VersionChange): Promise<Version | undefined>;
}

const projection = {
  version: 1,
  parent: 1,
  kind: 1,
  instruction: 1,
  engine: 1,
  createdAt: 1,
  sitting: 1,
  restores: 1,
  redo: 1,
  renames: 1,
  name: 1,
  isPinned: 1,
  requestDigest: 1,
  changesDigest: 1,
} as const satisfies Partial<Record<keyof SiteVersionDocument, 1>>;

export const createVersionsRepository = ({
  siteVersions,
}: Pick<Collections, 'siteVersions'>): VersionsRepository => ({
  async find(folderId, number) {
    const found = await siteVersions.findOne({ folderId, version: number }, { projection });
    return found ? toVersion(found) : undefined;
  },

  async findUpTo(folderId, number) {
    const found = await siteVersions.findOne(
      { folderId, version: { $lte: number } },
      { projection, sort: { version: -1 } },
    );
    return found ? toVersion(found) : undefined;
  },

  async list(folderId, upTo) {
    const found = await siteVersions
      .find({ folderId, version: { $lte: upTo } }, { projection, sort: { version: -1 } })
      .toArray();
    return found.map(toVersion);
  },

  async change(folderId, number, { name, isPinned }) {
    const $set = withoutUndefined({ name, isPinned });
    const filter = { folderId, version: number };
    const changed =
      Object.keys($set).length > 0
        ? await siteVersions.findOneAndUpdate(filter, { $set }, { projection, returnDocument: 'after' })
        : await siteVersions.findOne(filter, { projection });
    return changed ? toVersion(changed) : undefined;
  },
});

type Projected = Pick<WithId<SiteVersionDocument>, keyof typeof projection>;

/** Earlier releases stored the first version, and corrections of its brief one after the other, and said no more of them. */
const toVersion = ({ version: number, ...stored }: Projected): Version => ({
  number,
  parent: stored.parent ?? (number > 1 ? number - 1 : undefined),
  kind: readVersionKindSchema.parse(stored.kind ?? (number > 1 ? 'brief' : 'generated')),
  instruction: stored.kind || number === 1 ? stored.instruction : 'Corrected the brief',
  engine: stored.engine,
  createdAt: stored.createdAt,
  sitting: stored.sitting,
  restores: stored.restores,
  redo: stored.redo,
  renames: stored.renames,
  name: stored.name || undefined,
  isPinned: stored.isPinned === true,
  requestDigest: stored.requestDigest ?? stored.changesDigest,
});
