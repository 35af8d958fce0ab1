import type { Db } from 'mongodb';
import { noteWritten } from '../mongo/schema-version.ts';

/** Collections whose documents need not say in which shape they were written, and why. */
export const withoutSchema: Record<string, string> = {
  schemas: 'it says so of the others',
  limits: 'counts that end within a day',
  replicas: 'signs of life, forgotten after minutes',
  backups: 'notes of commands, which hold for any release; the latest hundred stay',
  generationEvents: 'events as clients are told them, by their contract; they go after a day',
  looseObjects: 'keys of objects that may have to be removed',
  siteNotes: 'what was done once and for all; it may be done again',
};

/** What documents of record say of their shape, by collection; those that are empty are left out. */
export async function readSchemas(db: Db): Promise<Record<string, unknown[]>> {
  const collections = await db.collections();
  const read = collections
    .filter(({ collectionName }) => !Object.hasOwn(withoutSchema, collectionName))
    .map(async (collection) => {
      const documents = await collection.find({}, { projection: { schema: 1 } }).toArray();
      const schemas: unknown[] = [...new Set(documents.map(({ schema }) => schema))];
      return { name: collection.collectionName, schemas };
    });
  const found = (await Promise.all(read)).filter(({ schemas }) => schemas.length > 0);
  return Object.fromEntries(found.map(({ name, schemas }) => [name, schemas]));
}

/** As a later release leaves a database whose documents no release of today can read. */
export const noteLaterRelease = (db: Db, service: string): Promise<void> =>
  noteWritten(db, service, { writes: 99, readableBy: 99 });
