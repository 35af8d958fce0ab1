import { type Db, MongoClient } from 'mongodb';
import type { HealthChecks } from '../http/health.ts';
import { checkRoom } from './room-left.ts';

/** An open database. `ping` rejects when it does not answer; `close` waits for what is on its way. */
export interface MongoConnection {
  db: Db;
  ping(): Promise<void>;
  /** What a service's health says of it: whether it answers, and whether it has room. */
  checks: HealthChecks;
  close(): Promise<void>;
}

/** Told of each command that fails, by its name. */
export type OnCommandFailed = (command: string, failure: Error) => void;

const defaultDatabase = 'sitewright';
const answerWithinMs = 3000;

/**
 * Connects with short time-outs: a person waits for a clear answer, not for a driver's patience. Writes ask for the
 * majority of a replica set, so that an acknowledged site survives a fail-over.
 *
 * @throws Error that says in one sentence what to check.
 */
export async function connectMongo(
  uri: string,
  appName: string,
  onFailed?: OnCommandFailed,
): Promise<MongoConnection> {
  const client = new MongoClient(uri, {
    appName,
    serverSelectionTimeoutMS: answerWithinMs,
    connectTimeoutMS: answerWithinMs,
    socketTimeoutMS: 20_000,
    // While the database is slow, who finds every connection taken hears so instead of queueing without end.
    waitQueueTimeoutMS: answerWithinMs,
    writeConcern: { w: 'majority' },
    // Costs something with every command: only where somebody listens.
    monitorCommands: onFailed !== undefined,
  });
  if (onFailed) client.on('commandFailed', ({ commandName, failure }) => onFailed(commandName, failure));
  const db = client.db(databaseName(uri));
  const ping = async () => {
    await db.command({ ping: 1 });
  };
  try {
    await ping();
  } catch (cause) {
    await client.close();
    throw new Error('The database does not answer. Check that it runs and that MONGODB_URI names it.', {
      cause,
    });
  }
  const checks = { database: ping, storage: () => checkRoom(db) };
  return { db, ping, checks, close: () => client.close() };
}

/** The database that the address names after its hosts, else ours. */
function databaseName(uri: string): string {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? defaultDatabase;
}
