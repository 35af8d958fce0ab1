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

/** @param isOnDisk whether it can be started again */
export async function startTestDatabase({ isOnDisk = false } = {}): Promise<TestDatabase> {
  const dataDir = isOnDisk ? mkdtempSync(join(tmpdir(), 'test-database-')) : undefined;
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
    if (dataDir) rmSync(dataDir, { recursive: true });
  };
  return { ...connection, uri: server.uri, crash, restart, close };
}
