import type { Server } from 'node:http';
import { listen } from '../listen.ts';
import type { RunningGateway } from '../running-gateway.ts';
import { createLocalGateway, type LocalGatewayDeps } from './local-gateway.ts';

const graceMs = 3_000;

function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  server.close(() => {
    clearTimeout(force);
    resolve();
  });
  return promise;
}

export async function startLocal(
  deps: LocalGatewayDeps,
  { port, host }: { port: number; host: string },
): Promise<RunningGateway> {
  const server = createLocalGateway(deps);
  return {
    port: await listen(server, port, host),
    server: 'node',
    failure: new Promise(() => {}),
    stop: () => close(server),
  };
}
