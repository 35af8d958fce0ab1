import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { connectMongo } from '../mongo/connect-mongo.ts';
import type { TestServer } from './test-server.ts';

/** Ways to a server that can be cut and opened again: what one test does to them no other one notices. */
async function openWay(host: string, serverPort: number) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(serverPort, host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    reopen: () => listen(port),
    async cut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Deletes a database by the direct way: the test's own may be cut. */
async function drop(uri: string): Promise<void> {
  const { db, close } = await connectMongo(uri, 'test');
  await db.dropDatabase();
  await close();
}

/**
 * A database of its own on a server of yours, by a way of its own.
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
  const way = await openWay(url.hostname, Number(url.port || 27_017));
  url.host = `127.0.0.1:${way.port}`;
  return {
    uri: url.href,
    crash: way.cut,
    async restart() {
      await way.cut();
      await way.reopen();
    },
    async discard(connection) {
      await connection.close();
      await way.cut();
      await drop(direct);
    },
  };
}
