import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { Cursors } from './commands/cursors.ts';
import { Dispatcher } from './commands/dispatcher.ts';
import { serveConnection } from './connection.ts';
import { removeExpired } from './storage/expiry.ts';
import { Store } from './storage/store.ts';

export interface EmbeddedMongoOptions {
  /** The folder of the data, made when it is missing; without one, or as `:memory:`, nothing outlives the server. */
  readonly dataDir?: string | undefined;
  readonly host?: string;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  readonly now?: () => Date;
}

export interface EmbeddedMongo {
  readonly uri: string;
  readonly port: number;
  /** Deletes at once what TTL indexes let expire, as the server does every minute. Answers how many documents went. */
  removeExpired(): Promise<number>;
  /** Answers what is under way, closes all connections and lets go of the data. */
  close(): Promise<void>;
}

const sweepMilliseconds = 60_000;

/**
 * Starts a MongoDB-compatible server in this process.
 * @throws Error when another process uses the folder, or when the port is taken
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions = {}): Promise<EmbeddedMongo> {
  const { host = '127.0.0.1', now = () => new Date() } = options;
  const store = openStore(options.dataDir);
  const dispatcher = new Dispatcher(store, new Cursors(now), now);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A lost connection also ends the reading of it; this listener keeps its error from ending the process.
    socket.on('error', () => undefined);
    void serveConnection(socket, dispatcher);
  });
  const port = await listen(server, host, options.port ?? 0).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const sweep = setInterval(
    () => void removeExpired(store, now()).catch(() => undefined),
    sweepMilliseconds,
  ).unref();
  return {
    port,
    uri: `mongodb://${host.includes(':') ? `[${host}]` : host}:${port}/sitewright?directConnection=true`,
    removeExpired: () => removeExpired(store, now()),
    close: async () => {
      clearInterval(sweep);
      const closed = once(server, 'close');
      server.close();
      await store.commands.settle();
      for (const socket of sockets) socket.destroySoon();
      await closed;
      await store.close();
    },
  };
}

function openStore(dataDir: string | undefined): Store {
  if (dataDir === undefined || dataDir === ':memory:') return new Store(':memory:');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'embedded-mongo.sqlite');
  // SQLite gives its log the rights of the file; both are made by us, or by a release that let everybody read them.
  closeSync(openSync(file, 'a', 0o600));
  for (const part of [file, `${file}-wal`].filter(existsSync)) chmodSync(part, 0o600);
  return new Store(file);
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
