import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@sitewright/embedded-mongo';
import { connectMongo, type MongoConnection } from '../mongo/connect-mongo.ts';

/** A database of one test file: real driver, real wire protocol, in memory. */
export interface TestDatabase extends MongoConnection {
  uri: string;
  /** Stops the server under the connection, as a crash does. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address with what was stored. */
  restart(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Whether it can be started again. */
  isOnDisk?: boolean;
  /** Where it is kept, on a disk of its own; that stays. */
  folder?: string | undefined;
}

export async function startTestDatabase({
  isOnDisk = false,
  folder,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const ownFolder = isOnDisk && !folder ? mkdtempSync(join(tmpdir(), 'test-database-')) : undefined;
  const dataDir = folder ?? ownFolder;
  let server = await startEmbeddedMongo({ dataDir });
  const connection = await connectMongo(server.uri, 'test');
  let stopped: Promise<void> | undefined;
  const crash = () => {
    stopped ??= server.close();
    return stopped;
  };
  const restart = async () => {
    await crash();
    server = await startEmbeddedMongo({ dataDir, port: server.port });
    stopped = undefined;
  };
  const close = async () => {
    await connection.close();
    await crash();
    if (ownFolder) rmSync(ownFolder, { recursive: true });
  };
  return { ...connection, uri: server.uri, crash, restart, close };
}
