import { type Db, MongoClient } from 'mongodb';
import type { HealthChecks } from '../http/health.ts';
import { endWritesWithTheirConnection } from './end-writes.ts';
import { checkRoom } from './room-left.ts';

/** An open database. `ping` rejects when it does not answer; `close` waits for what is on its way. */
export interface MongoConnection {
  db: Db;
  ping(): Promise<void>;
  /** What a service's health says of it: whether it answers, and whether it has room. */
  checks: HealthChecks;
  close(): Promise<void>;
}

/** A connection that broke, one that could not be had, a sign of life that did not come. */
export type DatabaseFailure = 'broken' | 'unavailable' | 'silent';
export type OnDatabaseFailure = (kind: DatabaseFailure) => void;

endWritesWithTheirConnection();

const defaultDatabase = 'sitewright';
const answerWithinMs = 3000;
const operationMs = 20_000;

export interface ConnectOptions {
  onFailure?: OnDatabaseFailure | undefined;
  /** For work that takes as long as it takes, such as an index of a large collection, while no person waits. */
  waitsForAnswers?: boolean;
}

/**
 * Connects with short time-outs: a person waits for a clear answer, not for a driver's patience. Writes ask for the
 * majority of a replica set, so that an acknowledged site survives a fail-over.
 *
 * @throws Error that says in one sentence what to check.
 */
export async function connectMongo(
  uri: string,
  appName: string,
  { onFailure, waitsForAnswers = false }: ConnectOptions = {},
): Promise<MongoConnection> {
  const client = new MongoClient(uri, {
    appName,
    serverSelectionTimeoutMS: answerWithinMs,
    connectTimeoutMS: answerWithinMs,
    socketTimeoutMS: waitsForAnswers ? 0 : operationMs,
    // While the database is slow, who finds every connection taken hears so instead of queueing without end.
    waitQueueTimeoutMS: answerWithinMs,
    writeConcern: { w: 'majority' },
  });
  if (onFailure) tellFailures(client, onFailure);
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

/** By what the driver tells anyway: told of each command, it would decode every answer twice. */
function tellFailures(client: MongoClient, onFailure: OnDatabaseFailure): void {
  client.on('connectionClosed', ({ reason }) => {
    if (reason === 'error') onFailure('broken');
  });
  client.on('connectionCheckOutFailed', () => onFailure('unavailable'));
  client.on('serverHeartbeatFailed', () => onFailure('silent'));
}

/** The database that the address names after its hosts, else ours. */
function databaseName(uri: string): string {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? defaultDatabase;
}
