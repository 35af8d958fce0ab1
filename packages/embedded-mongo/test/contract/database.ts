import { randomUUID } from 'node:crypto';
import { type Collection, type Db, type Document, MongoClient, MongoServerError } from 'mongodb';
import { afterAll, beforeAll, expect } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../src/index.ts';

export interface ContractDatabase {
  readonly db: Db;
  /** A collection that no other test uses. */
  collection<Shape extends Document = Document>(): Collection<Shape>;
}

/** A database of its own for one test file: on the embedded server, or on the one that `MONGODB_URI` names. */
export function useDatabase(): ContractDatabase {
  const name = `contract-${randomUUID().slice(0, 8)}`;
  const givenUri = process.env.MONGODB_URI;
  let server: EmbeddedMongo | undefined;
  let client: MongoClient | undefined;
  let collections = 0;
  beforeAll(async () => {
    server = givenUri ? undefined : await startEmbeddedMongo();
    client = await new MongoClient(givenUri ?? server?.uri ?? '').connect();
  });
  afterAll(async () => {
    await client?.db(name).dropDatabase();
    await client?.close();
    await server?.close();
  });
  const database = () => {
    if (!client) throw new Error('the database can be used inside tests only');
    return client.db(name);
  };
  return {
    get db() {
      return database();
    },
    collection: () => {
      collections += 1;
      return database().collection(`c${collections}`);
    },
  };
}

/** Waits for a refusal and answers it, so that its code and fields can be looked at. */
export async function refusalOf(work: Promise<unknown>): Promise<MongoServerError> {
  const outcome: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(MongoServerError);
  return outcome as MongoServerError;
}
