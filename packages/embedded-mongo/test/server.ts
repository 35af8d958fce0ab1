import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from '../src/index.ts';

/** A server in memory and a driver for one test file. */
export function useServer(options: EmbeddedMongoOptions = {}): {
  readonly db: Db;
  readonly server: EmbeddedMongo;
} {
  let started: { server: EmbeddedMongo; client: MongoClient } | undefined;
  beforeAll(async () => {
    const server = await startEmbeddedMongo(options);
    started = { server, client: await new MongoClient(server.uri).connect() };
  });
  afterAll(async () => {
    await started?.client.close();
    await started?.server.close();
  });
  const running = () => {
    if (!started) throw new Error('the server can be used inside tests only');
    return started;
  };
  return {
    get db() {
      return running().client.db();
    },
    get server() {
      return running().server;
    },
  };
}
