import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { listen, reservePort } from '../listen.ts';
import { createOwnAnswersServer } from '../own-answers-server.ts';
import type { GatewayParts } from '../parts.ts';
import type { RunningGateway } from '../running-gateway.ts';
import { receiveAccessLog } from './log-receiver.ts';
import { spawnNginx, stopNginx, testConf } from './nginx-process.ts';
import { renderConf } from './render-conf.ts';
import { createStateFolder } from './state-folder.ts';

interface NginxDeps {
  readonly binary: string;
  readonly parts: GatewayParts;
  readonly trustedProxies: readonly string[];
  readonly logger: Logger;
}

interface Address {
  readonly port: number;
  readonly host: string;
}

async function closeServer(server: Server) {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

async function isAccepting({ port, host }: Address): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function untilAccepting(address: Address, failure: Promise<string>) {
  const state = { failed: '' };
  void failure.then((sentence) => {
    state.failed = sentence;
  });
  while (!(await isAccepting(address))) {
    if (state.failed) throw new Error(state.failed);
    await delay(10);
  }
}

async function failureOf(child: ChildProcess): Promise<string> {
  const [code, signal] = await once(child, 'exit');
  return `nginx ended unexpectedly (${signal ?? `exit code ${code}`}). Its last messages are above.`;
}

const listenAddress = ({ port, host }: Address) => `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Writes the configuration, has nginx check it, and runs nginx as a child of this process. */
export async function startNginx(deps: NginxDeps, { port, host }: Address): Promise<RunningGateway> {
  const { binary, parts, trustedProxies, logger } = deps;
  await using starting = new AsyncDisposableStack();
  const address = { port: await reservePort(port, host), host };
  const ownAnswers = createOwnAnswersServer(parts);
  const ownPort = await listen(ownAnswers, 0, '127.0.0.1');
  starting.defer(() => closeServer(ownAnswers));
  const log = starting.use(await receiveAccessLog(logger));
  const state = starting.use(await createStateFolder(parts));

  const conf = join(state.path, 'nginx.conf');
  const layout = {
    listen: listenAddress(address),
    services: parts.services,
    ownAnswers: `http://127.0.0.1:${ownPort}`,
    webFolder: state.webFolder,
    stateFolder: state.path,
    trustedProxies,
    accessLog: log.destination,
    user: process.getuid?.() === 0 ? 'root' : undefined,
  };
  await writeFile(conf, renderConf(parts.table, layout));
  await testConf(binary, conf);

  const child = spawnNginx(binary, conf, logger);
  starting.defer(() => stopNginx(child));
  const failure = failureOf(child);
  await untilAccepting(address, failure);
  const running = starting.move();
  return { port: address.port, server: 'nginx', failure, stop: () => running.disposeAsync() };
}
