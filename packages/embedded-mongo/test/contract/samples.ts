import type { Document } from 'mongodb';
import { beforeAll } from 'vitest';
import type { ContractDatabase } from './database.ts';

/** A document whose _id says what it is about. */
export interface Sample {
  readonly _id: string;
  readonly v?: unknown;
}

/** Stores samples before the first test, and answers how to ask for the sorted names of those that a filter finds. */
export function useSamples(
  database: ContractDatabase,
  samples: readonly Sample[],
): (filter: Document) => Promise<string[]> {
  beforeAll(async () => {
    await database.db.collection<Sample>('samples').insertMany([...samples]);
  });
  return async (filter) => {
    const found = await database.db.collection<Sample>('samples').find(filter).toArray();
    return found.map(({ _id }) => _id).sort();
  };
}
