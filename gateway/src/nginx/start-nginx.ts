import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Address, listen, reservePort } from '../listen.ts';
import type { OnAnswered } from '../log-request.ts';
import { createOwnAnswersServer } from '../own-answers-server.ts';
import type { GatewayParts } from '../parts.ts';
import type { RunningGateway } from '../running-gateway.ts';
import { receiveAccessLog } from './log-receiver.ts';
import type { Tls } from './nginx-layout.ts';
import { failureOf, spawnNginx, stopNginx, testConf } from './nginx-process.ts';
import { readHttp2 } from './read-http2.ts';
import { renderConf } from './render-conf.ts';
import { servedFrontEnds } from './served-front-ends.ts';
import { createStateFolder } from './state-folder.ts';
import { untilAccepting } from './until-accepting.ts';

interface NginxDeps {
  readonly binary: string;
  readonly parts: GatewayParts;
  /** Asked where a name leads. */
  readonly nameServers: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly tls: Tls | undefined;
  /** Whom its workers become, where root starts it. */
  readonly user: string | undefined;
  readonly logger: Logger;
  readonly onAnswered: OnAnswered;
  readonly isTraced: boolean;
  /** For what is under way when it is stopped. */
  readonly graceMs: number;
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

/** @returns the file of a configuration that nginx accepts. */
async function prepareConf(
  { binary, parts, nameServers, trustedProxies, tls, user, onAnswered, isTraced }: NginxDeps,
  address: Address,
  resources: AsyncDisposableStack,
): Promise<string> {
  const log = resources.use(await receiveAccessLog(onAnswered));
  const state = resources.use(await createStateFolder(parts));
  const conf = renderConf(parts.table, {
    ...address,
    tls,
    services: parts.services,
    frontEnds: servedFrontEnds(parts),
    publicHost: parts.publicHost,
    previewHosts: parts.previewHosts,
    nameServers,
    ownAnswers: await serveOwnAnswers(parts, resources),
    webFolder: state.webFolder,
    stateFolder: state.path,
    trustedProxies,
    accessLog: log.destination,
    isTraced,
    http2: await readHttp2(binary),
    user,
  });
  const file = join(state.path, 'nginx.conf');
  await writeFile(file, conf);
  await testConf(binary, file);
  return file;
}

async function launch(deps: NginxDeps, wanted: Address, resources: AsyncDisposableStack) {
  const address = { ...wanted, port: await reservePort(wanted) };
  const conf = await prepareConf(deps, address, resources);
  const child = spawnNginx(deps.binary, conf, deps.logger);
  resources.defer(() => stopNginx(child, deps.graceMs));
  const failure = failureOf(child);
  await untilAccepting(address, failure);
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
