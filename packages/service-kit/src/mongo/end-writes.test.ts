import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { connectMongo, type MongoConnection } from './connect-mongo.ts';

let database: TestDatabase;
let connection: MongoConnection;
let sockets: Socket[];
const keep = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);

beforeEach(async () => {
  database = await startTestDatabase();
  sockets = [];
  channel('net.client.socket').subscribe(keep);
  connection = await connectMongo(`${database.uri}&heartbeatFrequencyMS=500`, 'test');
});
afterEach(async () => {
  channel('net.client.socket').unsubscribe(keep);
  await connection.close();
  await database.close();
});

/** Closes all connections as the other side does: what uses them hears so only a moment later. */
const closeAll = () => {
  for (const socket of sockets.splice(0)) socket.destroy();
};

it('what is asked just when the connection closes is refused, or asked again', async () => {
  closeAll();
  await expect(connection.db.collection('things').insertOne({ name: 'a' })).rejects.toThrow(
    /connection .* closed/,
  );
  expect(await connection.db.collection('things').countDocuments()).toBe(0);
  closeAll();
  expect(await connection.db.collection('things').findOne({})).toBeNull();
});

it('a driver that asks whether the server lives just when the connection closes asks again', async () => {
  const { client } = connection.db;
  await once(client, 'serverHeartbeatStarted');
  client.once('serverHeartbeatStarted', closeAll);
  await once(client, 'serverHeartbeatFailed');
  await once(client, 'serverHeartbeatSucceeded');
  await connection.ping();
});

it('what waits for room in a connection that closes is refused', async () => {
  const large = { text: 'a'.repeat(12 * 1024 * 1024) };
  const written = connection.db.collection('things').insertOne(large);
  const refused = expect(written).rejects.toThrow(/closed/);
  while (!sockets.some(({ writableNeedDrain }) => writableNeedDrain)) await setImmediate();
  closeAll();
  await refused;
});
