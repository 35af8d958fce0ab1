import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { connectMongo } from '../mongo/connect-mongo.ts';
import { startProxy } from './proxy.ts';
import type { TestServer } from './test-server.ts';

/** Deletes a database by the direct way: the test's own may be cut. */
async function drop(uri: string): Promise<void> {
  const { db, close } = await connectMongo(uri, 'test');
  await db.dropDatabase();
  await close();
}

/**
 * A database of its own on a server of yours, by a way of its own that a test can cut.
 *
 * @param given of a single server, or of the one member of a replica set that is asked
 */
export async function reachGivenServer(given: string): Promise<TestServer> {
  const url = new URL(given);
  if (url.username && !url.searchParams.has('authSource'))
    url.searchParams.set('authSource', url.pathname.slice(1) || 'admin');
  url.searchParams.set('directConnection', 'true');
  url.pathname = `/test-${randomUUID().slice(0, 8)}`;
  const direct = url.href;
  const way = await startProxy(Number(url.port || 27_017), url.hostname);
  url.host = `127.0.0.1:${way.port}`;
  return {
    uri: url.href,
    async crash() {
      await way.refuse();
      // Whoever is connected hears of it in the next turn, as when a process ends.
      await setImmediate();
    },
    async restart() {
      await way.refuse();
      await way.restore();
    },
    async discard(connection) {
      await connection.close();
      way.close();
      await drop(direct);
    },
  };
}
