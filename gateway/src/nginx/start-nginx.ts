import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Address, listen, reservePort } from '../listen.ts';
import { createOwnAnswersServer } from '../own-answers-server.ts';
import type { GatewayParts } from '../parts.ts';
import type { RunningGateway } from '../running-gateway.ts';
import { type Conf, createConf } from './conf-file.ts';
import { followReplicas } from './follow-replicas.ts';
import { locateParts } from './locate-parts.ts';
import { receiveAccessLog } from './log-receiver.ts';
import type { Tls } from './nginx-layout.ts';
import { failureOf, spawnNginx, stopNginx } from './nginx-process.ts';
import { renderConf } from './render-conf.ts';
import { createStateFolder } from './state-folder.ts';
import { untilAccepting } from './until-accepting.ts';

interface NginxDeps {
  readonly binary: string;
  readonly parts: GatewayParts;
  readonly trustedProxies: readonly string[];
  readonly tls: Tls | undefined;
  readonly logger: Logger;
}

async function closeServer(server: Server) {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

async function serveOwnAnswers(parts: GatewayParts, resources: AsyncDisposableStack): Promise<string> {
  const server = createOwnAnswersServer(parts);
  const host = '127.0.0.1';
  const port = await listen(server, { port: 0, host });
  resources.defer(() => closeServer(server));
  return `http://${host}:${port}`;
}

/** @returns a configuration that nginx accepts, and that knows where every replica is now. */
async function prepareConf(
  deps: NginxDeps,
  address: Address,
  resources: AsyncDisposableStack,
): Promise<Conf> {
  const { binary, parts, trustedProxies, tls, logger } = deps;
  const log = resources.use(await receiveAccessLog(logger));
  const state = resources.use(await createStateFolder(parts));
  const ownAnswers = await serveOwnAnswers(parts, resources);
  return createConf(binary, join(state.path, 'nginx.conf'), async () =>
    renderConf(parts.table, {
      ...address,
      ...(await locateParts(parts)),
      tls,
      ownAnswers,
      webFolder: state.webFolder,
      stateFolder: state.path,
      trustedProxies,
      accessLog: log.destination,
      user: process.getuid?.() === 0 ? 'root' : undefined,
    }),
  );
}

function follow({ parts, logger }: NginxDeps, conf: Conf, child: ChildProcess) {
  const reload = async () => {
    if (await conf.renew()) child.kill('SIGHUP');
  };
  return followReplicas(parts, reload, logger);
}

async function launch(deps: NginxDeps, wanted: Address, resources: AsyncDisposableStack) {
  const address = { ...wanted, port: await reservePort(wanted) };
  const conf = await prepareConf(deps, address, resources);
  const child = spawnNginx(deps.binary, conf.file, deps.logger);
  resources.defer(() => stopNginx(child));
  const failure = failureOf(child);
  await untilAccepting(address, failure);
  resources.defer(follow(deps, conf, child));
  return { port: address.port, server: 'nginx', failure } as const;
}

/** Writes the configuration, has nginx check it, and runs nginx as a child of this process. */
export async function startNginx(deps: NginxDeps, address: Address): Promise<RunningGateway> {
  const resources = new AsyncDisposableStack();
  const stop = () => resources.disposeAsync();
  try {
    return { ...(await launch(deps, address, resources)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
