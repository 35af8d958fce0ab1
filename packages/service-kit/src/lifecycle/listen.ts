import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Connections that wait to be taken, as many as Linux allows by default: a burst waits a moment instead of being lost. */
const backlog = 4096;

export interface ListenAddress {
  host: string;
  port: number;
}

/** @returns the port @throws Error in one sentence when it cannot be had. */
export async function listen(server: Server, { host, port }: ListenAddress): Promise<number> {
  server.listen({ port, host, backlog });
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(`Port ${port} on ${host} cannot be used. Free it, or set another PORT.`, { cause });
  }
  return (server.address() as AddressInfo).port;
}
