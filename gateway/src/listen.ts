import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Where a server listens; port 0 takes a free one. */
export interface Address {
  readonly port: number;
  readonly host: string;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function explain(error: unknown, { port, host }: Address): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Error(`Port ${port} is in use. Stop what uses it, or start with PORT=${port + 1}.`);
    case 'EACCES':
      return new Error(`Port ${port} needs more rights than this process has. Start with PORT=8080.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(`HOST=${host} is no address of this machine. Start with HOST=127.0.0.1.`);
    default:
      return error;
  }
}

/** @returns the port that was taken. @throws with a sentence a person can act on. */
export async function listen(server: Server, address: Address): Promise<number> {
  server.listen(address);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, address);
  }
  const taken = server.address();
  return typeof taken === 'object' && taken ? taken.port : address.port;
}

/** For a server that cannot choose a port itself: an unused one, or the given one when nobody holds it. */
export async function reservePort(address: Address): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, address);
  probe.close();
  await once(probe, 'close');
  return port;
}
