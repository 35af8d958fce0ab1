import { ObjectId } from 'mongodb';
import { packBrief } from '../db/packed-brief.ts';
import { packSource } from '../db/packed-source.ts';
import { packStyles } from '../db/packed-styles.ts';
import { toStoredName } from '../db/site-name.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import { toVersionDocument, withoutUndefined } from '../db/version-document.ts';
import type { NewSite } from '../sites/site.ts';
import { createBlobsRepository } from '../storage/blobs.repository.ts';
import type { Stores } from '../storage/contents.ts';
import { holdFiles } from './hold-files.ts';
import type { Making, NextVersion } from './next-version.ts';

/** A version that no site shows yet. */
export interface PendingVersion {
  id: ObjectId;
  /** By which it makes the site larger. */
  bytes: number;
  since: Date;
}

/** A version is stored within milliseconds: one that is pending for longer belongs to a process that died. */
const abandonedMs = 60_000;

/** Whether somebody else may take this version for abandoned soon. */
export const isNearlyAbandoned = ({ since }: PendingVersion): boolean =>
  Date.now() - since.getTime() > abandonedMs / 2;

export interface PendingVersionsRepository {
  /**
   * Stores the files of a new site, pending; those of an attempt that died are replaced, those of a later one are not. Returns how many
   * bytes they are.
   */
  insertVersion(site: NewSite): Promise<number>;
  /** Those of a later attempt stay. */
  removePendingVersion(site: Pick<NewSite, 'folderId' | 'fence'>): Promise<void>;
  /**
   * Stores the files of a site's next version, pending; those of an attempt that died are replaced. Undefined when there is such
   * a version, or somebody else stores it at this moment.
   */
  insertNextVersion(next: NextVersion): Promise<PendingVersion | undefined>;
  removeVersion(version: PendingVersion): Promise<void>;
}

const isPending = { 'pending.since': { $exists: true } };

/** The files of a new site that nobody sees yet, and no later attempt has stored. */
const pendingFirst = ({ folderId, fence }: Pick<NewSite, 'folderId' | 'fence'>) => ({
  folderId,
  version: 1,
  ...isPending,
  ...(fence === undefined ? {} : { 'pending.fence': { $not: { $gt: fence } } }),
});

export function createPendingVersionsRepository(
  collections: Pick<Stores, 'siteVersions' | 'siteBlobs' | 'contents'>,
): PendingVersionsRepository {
  const { siteVersions } = collections;
  const holding = { siteVersions, blobs: createBlobsRepository(collections) };

  return {
    async insertVersion({ folderId, ownerId, prompt, generated, instruction = prompt, fence }) {
      const owner = new ObjectId(ownerId);
      const { files, engine, seed, usage, source, styles, report, brief } = generated;
      const version = toVersionDocument({
        folderId,
        ownerId: owner,
        version: 1,
        kind: generated.engine === 'imported' ? 'imported' : 'generated',
        instruction,
        author: owner,
        ...(await holdFiles(holding, { folderId, files, report })),
        engine,
        ...withoutUndefined({
          seed,
          usage,
          source: source && (await packSource(source)),
          styles: styles && (await packStyles(styles)),
          brief: brief && (await packBrief(brief)),
        }),
        fence,
        now: new Date(),
      });
      await unlessTaken(() =>
        siteVersions.replaceOne(pendingFirst({ folderId, fence }), version, { upsert: true }),
      );
      return version.pending.bytes;
    },

    async removePendingVersion(site) {
      await siteVersions.deleteOne(pendingFirst(site));
    },

    async insertNextVersion(next) {
      const { site, kind, instruction, author, files, report } = next;
      const { sitting, requestDigest, restores, redo, name } = next;
      const { folderId, version: parent } = site;
      const continued = await findContinued(folderId, restores ?? parent);
      const making: Making = next.making ?? { engine: continued.engine, seed: continued.seed };
      const { engine, seed, usage } = making;
      const source = making.source && (await packSource(making.source));
      const styles = making.styles && (await packStyles(making.styles));
      const brief = next.brief && (await packBrief(next.brief));
      const renames = name === undefined ? undefined : { from: site.name, to: toStoredName(name) };
      const briefOf = brief ? undefined : continued.briefOf;
      // Those that are too large to be kept are not those from before.
      const stylesOf = making.styles ? undefined : continued.stylesOf;
      const version = toVersionDocument({
        folderId,
        ownerId: new ObjectId(site.ownerId),
        version: parent + 1,
        parent,
        kind,
        instruction,
        author: new ObjectId(author),
        ...(await holdFiles(holding, { folderId, files, report, continued: { ...continued, head: parent } })),
        engine,
        ...withoutUndefined({
          seed,
          usage,
          source,
          styles,
          stylesOf,
          brief,
          briefOf,
          sitting,
          requestDigest,
          restores,
          redo,
          renames,
        }),
        now: new Date(),
      });
      const id = new ObjectId();
      await removeAbandoned(folderId, version.version);
      const isInserted = await unlessTaken(() => siteVersions.insertOne({ _id: id, ...version }));
      return isInserted && { id, bytes: version.pending.bytes, since: version.pending.since };
    },

    async removeVersion({ id }) {
      await siteVersions.deleteOne({ _id: id, ...isPending });
    },
  };

  /** What the next version takes from the one that it continues, where nothing else is said. */
  async function findContinued(folderId: string, version: number) {
    const projection = {
      'files.path': 1,
      'files.hash': 1,
      reportHash: 1,
      engine: 1,
      seed: 1,
      brief: 1,
      briefOf: 1,
      styles: 1,
      stylesOf: 1,
    };
    const found = await siteVersions.findOne({ folderId, version }, { projection });
    if (found)
      return {
        ...found,
        briefOf: found.brief ? version : (found.briefOf ?? version),
        stylesOf: found.styles ? version : found.stylesOf,
      };
    throw new Error(`Version ${version} of ${folderId} is not stored.`);
  }

  /** The next version of a site whose process died before the site showed it. */
  async function removeAbandoned(folderId: string, version: number): Promise<void> {
    const before = new Date(Date.now() - abandonedMs);
    await siteVersions.deleteOne({ folderId, version, 'pending.since': { $lt: before } });
  }
}
