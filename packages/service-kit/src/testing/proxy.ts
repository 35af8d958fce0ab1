import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A wire between two parts that can be slow, cut or gone. */
export interface Proxy {
  readonly port: number;
  /** Connections that are open. */
  readonly open: number;
  /** From now on what a client sends takes so much longer to arrive. */
  delay(milliseconds: number): void;
  /** Breaks every connection; new ones are taken. */
  cut(): void;
  /** Breaks every connection, and refuses new ones until `restore`. Resolves once the last one is gone. */
  refuse(): Promise<void>;
  restore(): Promise<void>;
  close(): void;
}

/** A wire on loopback to a port of this machine, or of another. */
export async function startProxy(target: number, host = '127.0.0.1'): Promise<Proxy> {
  const pairs = new Set<Socket>();
  let delayMs = 0;

  const slowly = () =>
    new Transform({
      transform: (chunk, _encoding, done) => {
        if (delayMs === 0) done(null, chunk);
        else setTimeout(() => done(null, chunk), delayMs);
      },
    });
  const server = createServer((client) => {
    const upstream = connect(target, host);
    pairs.add(client);
    const end = () => {
      pairs.delete(client);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    client.pipe(slowly()).pipe(upstream);
    upstream.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const client of pairs) client.resetAndDestroy();
  };
  return {
    port,
    get open() {
      return pairs.size;
    },
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    cut,
    async refuse() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    async restore() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close() {
      server.close();
      cut();
    },
  };
}
