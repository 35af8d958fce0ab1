import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@sitewright/embedded-mongo';
import { connectMongo, type MongoConnection } from '../mongo/connect-mongo.ts';
import { reachGivenServer } from './given-server.ts';
import type { TestServer } from './test-server.ts';

/** A database of one test file: real driver, real wire protocol. */
export interface TestDatabase extends MongoConnection, Omit<TestServer, 'discard'> {}

export interface TestDatabaseOptions {
  /** Whether it can be started again. */
  isOnDisk?: boolean;
  /** Where it is kept, on a disk of its own; that stays. */
  folder?: string | undefined;
}

async function startOwnServer({ isOnDisk = false, folder }: TestDatabaseOptions): Promise<TestServer> {
  const ownFolder = isOnDisk && !folder ? mkdtempSync(join(tmpdir(), 'test-database-')) : undefined;
  const dataDir = folder ?? ownFolder;
  let server = await startEmbeddedMongo({ dataDir });
  let stopped: Promise<void> | undefined;
  const crash = () => {
    stopped ??= server.close();
    return stopped;
  };
  return {
    uri: server.uri,
    crash,
    async restart() {
      await crash();
      server = await startEmbeddedMongo({ dataDir, port: server.port });
      stopped = undefined;
    },
    async discard(connection) {
      await connection.close();
      await crash();
      if (ownFolder) rmSync(ownFolder, { recursive: true });
    },
  };
}

/** On the embedded server, or on the one that `TEST_MONGODB_URI` names, unless the test has a disk for it. */
export async function startTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const given = options.folder ? undefined : process.env.TEST_MONGODB_URI;
  const { uri, crash, restart, discard } = await (given ? reachGivenServer(given) : startOwnServer(options));
  const connection = await connectMongo(uri, 'test');
  return { ...connection, uri, crash, restart, close: () => discard(connection) };
}
