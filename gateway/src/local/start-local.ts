import type { Server } from 'node:http';
import { type Address, listen } from '../listen.ts';
import type { RunningGateway } from '../running-gateway.ts';
import { createLocalGateway, type LocalGatewayDeps } from './local-gateway.ts';

function close(server: Server, graceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  server.close(() => {
    clearTimeout(force);
    resolve();
  });
  return promise;
}

/** @param graceMs for what is under way when it is stopped */
export async function startLocal(
  deps: LocalGatewayDeps,
  address: Address,
  graceMs: number,
): Promise<RunningGateway> {
  const server = createLocalGateway(deps);
  return {
    port: await listen(server, address),
    server: 'node',
    failure: new Promise(() => {}),
    stop: () => close(server, graceMs),
  };
}
