import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** @returns the port that was taken. @throws with a sentence a person can act on. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw new Error(`Port ${port} is in use. Stop what uses it, or start with PORT=${port + 1}.`);
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** For a server that cannot choose a port itself: an unused one, or the given one when nobody holds it. */
export async function reservePort(port: number, host: string): Promise<number> {
  const probe = createServer();
  const free = await listen(probe, port, host);
  probe.close();
  await once(probe, 'close');
  return free;
}
