import type { CreateIndexesOptions, Db, IndexSpecification } from 'mongodb';
import type { Logger } from '../logger.ts';

/** An index and what it is for. */
export interface IndexDefinition {
  collection: string;
  key: IndexSpecification;
  options?: CreateIndexesOptions;
  reason: string;
}

/**
 * Creates what is missing. A service without one of its unique indexes would store what must not exist twice, so
 * such a failure stops the start; any other index only makes reading slower, so its failure is logged.
 *
 * @returns how many could not be made.
 * @throws Error when a unique index cannot be made.
 */
export async function ensureIndexes(db: Db, definitions: IndexDefinition[], log: Logger): Promise<number> {
  let missing = 0;
  for (const definition of definitions) {
    const { collection, key, options = {}, reason } = definition;
    try {
      await db.collection(collection).createIndex(key, options);
    } catch (cause) {
      const problem = `The index on ${collection} (${reason}) cannot be made.`;
      if (options.unique) throw new Error(problem, { cause });
      log.warn({ err: cause }, problem);
      missing += 1;
    }
  }
  return missing;
}
