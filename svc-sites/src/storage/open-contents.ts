import type { HealthChecks, HourlyTask, Logger } from '@sitewright/service-kit';
import { AppError } from '@sitewright/service-kit';
import type { Collections } from '../db/collections.ts';
import type { ContentStore } from './contents.ts';
import { contentsInDocuments } from './contents-in-documents.repository.ts';
import type { Destination } from './moved-contents.repository.ts';
import { contentsInObjects } from './objects/contents-in-objects.ts';
import { createLooseObjectsRepository } from './objects/loose-objects.repository.ts';
import { type ObjectStore, type ObjectStoreSettings, openObjectStore } from './objects/object-store.ts';
import { removeLooseObjects } from './objects/remove-loose-objects.ts';

export interface ContentSettings {
  /** Where new contents go. Those that are there already are read from where they are. */
  into: Destination;
  objects?: (ObjectStoreSettings & { keptDays: number }) | undefined;
}

export interface OpenContents {
  contents: ContentStore;
  checks: HealthChecks;
  hourlyTasks: HourlyTask[];
  close(): Promise<void>;
}

type BlobCollections = Pick<Collections, 'siteBlobs' | 'looseObjects'>;

/** @throws Error in one sentence when files are in a store that is not set, or the store refuses what is set. */
export async function openContents(
  { into, objects: settings }: ContentSettings,
  collections: BlobCollections,
  log: Pick<Logger, 'warn'>,
): Promise<OpenContents> {
  if (!settings) {
    await refuseLostObjects(collections);
    return { contents: contentsInDocuments, checks: {}, hourlyTasks: [], close: async () => {} };
  }
  const objects = await openObjectStore(settings);
  await demandBucket(objects, settings, log);
  const loose = createLooseObjectsRepository(collections);
  const inObjects = contentsInObjects(objects, loose);
  const { keptDays } = settings;
  return {
    contents: {
      keep: (into === 's3' ? inObjects : contentsInDocuments).keep,
      read: async (place) => (await contentsInDocuments.read(place)) ?? inObjects.read(place),
      release: inObjects.release,
    },
    checks: objects.checks,
    hourlyTasks: [
      {
        what: 'objects that no blob names removed',
        run: (now, signal) => removeLooseObjects({ objects, loose, keptDays }, now, signal),
      },
    ],
    close: async () => objects.close(),
  };
}

async function refuseLostObjects({ siteBlobs }: BlobCollections): Promise<void> {
  if (!(await siteBlobs.findOne({ object: { $gt: '' } }, { projection: { _id: 1 } }))) return;
  throw new Error(
    'Files of sites are in an S3 store. Set S3_BUCKET and what belongs to it, or move them back first: npm run move-files.',
  );
}

/** One that is away may come back, and the rest of the service works meanwhile. */
async function demandBucket(
  objects: ObjectStore,
  { bucket }: ObjectStoreSettings,
  log: Pick<Logger, 'warn'>,
) {
  try {
    await objects.demandBucket();
  } catch (cause) {
    if (!(cause instanceof AppError)) {
      throw new Error(
        `The store of files refuses the bucket ${bucket}. Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the key.`,
        { cause },
      );
    }
    log.warn(
      { err: cause.cause },
      'the store of files does not answer; files are read and stored when it does',
    );
  }
}
