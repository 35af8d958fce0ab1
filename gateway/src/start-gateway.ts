import { getServers } from 'node:dns';
import { startTracing } from '@sitewright/watch-kit';
import type { Logger } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import { startLocal } from './local/start-local.ts';
import { logRequests, type OnAnswered } from './log-request.ts';
import { measureGateway } from './measure-gateway.ts';
import { findNginx } from './nginx/find-nginx.ts';
import { startNginx } from './nginx/start-nginx.ts';
import { workerUser } from './nginx/worker-user.ts';
import type { GatewayParts } from './parts.ts';
import { partsOf } from './parts-of.ts';
import type { RunningGateway } from './running-gateway.ts';
import { type Settings, tlsOf, trustedProxiesOf } from './settings.ts';
import { loadRouteTable, type RouteTable } from './table/route-table.ts';
import { traceRequests } from './trace-requests.ts';

/** The settings that the local gateway does not know: what runs like this in earnest has an nginx. */
const needingNginx = ({ UPSTREAM_SHELL, UPSTREAM_MFE, TLS_CERTIFICATE_FILE }: Settings) =>
  [
    UPSTREAM_SHELL.length > 0 ? 'UPSTREAM_SHELL' : [],
    UPSTREAM_MFE.length > 0 ? 'UPSTREAM_MFE' : [],
    TLS_CERTIFICATE_FILE ? 'TLS_CERTIFICATE_FILE' : [],
  ].flat();

interface Nginx {
  readonly binary: string;
  readonly user: string | undefined;
}

/** @returns nothing where the local gateway is to serve. @throws when nginx is needed and missing. */
async function chooseNginx(
  settings: Settings,
  parts: GatewayParts,
  logger: Logger,
): Promise<Nginx | undefined> {
  const binary = settings.GATEWAY === 'node' ? undefined : await findNginx();
  if (binary) return withUser(binary, settings, parts, logger);
  const [needing] = needingNginx(settings);
  if (needing) throw new Error(`${needing} needs nginx. Install it and start with GATEWAY=nginx.`);
  if (settings.GATEWAY !== 'nginx') return undefined;
  throw new Error('nginx was not found. Install it, or start with GATEWAY=node.');
}

/** Where nobody asked for nginx, the local gateway serves what nginx's workers could not read. */
async function withUser(
  binary: string,
  settings: Settings,
  parts: GatewayParts,
  logger: Logger,
): Promise<Nginx | undefined> {
  try {
    return { binary, user: await workerUser(parts) };
  } catch (error) {
    if (settings.GATEWAY === 'nginx' || needingNginx(settings).length > 0) throw error;
    logger.warn({ reason: error instanceof Error ? error.message : error }, 'serving without nginx');
    return undefined;
  }
}

async function serve(
  settings: Settings,
  table: RouteTable,
  logger: Logger,
  onAnswered: OnAnswered,
): Promise<RunningGateway> {
  const parts = partsOf(table, settings);
  const address = { port: settings.PORT, host: settings.HOST };
  const nginx = await chooseNginx(settings, parts, logger);
  const graceMs = settings.STOP_GRACE_SECONDS * 1000;
  const deps = { parts, logger, onAnswered, isTraced: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined };
  if (nginx) {
    const { TRUST_PROXY: trustedProxies } = settings;
    const nameServers = getServers();
    const tls = tlsOf(settings);
    return startNginx({ ...nginx, ...deps, nameServers, trustedProxies, tls, graceMs }, address);
  }
  const trustedProxies = trustedProxiesOf(settings.TRUST_PROXY);
  return startLocal({ ...deps, trustedProxies }, address, graceMs);
}

/** @throws with a sentence a person can act on. */
export async function startGateway(settings: Settings, logger: Logger): Promise<RunningGateway> {
  const table = await loadRouteTable();
  const metrics = await measureGateway(table, settings);
  const tracing = await startTracing({
    part: 'gateway',
    version: manifest.version,
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    onProblem: (problem) => logger.warn({ problem }, 'traces are not sent'),
  });
  const listeners = [
    logRequests(logger, tracing !== undefined),
    ...(metrics ? [metrics.onAnswered] : []),
    ...(tracing ? [traceRequests(table, tracing)] : []),
  ];
  const gateway = await serve(settings, table, logger, (request) => {
    for (const listener of listeners) listener(request);
  });
  return {
    ...gateway,
    metricsPort: metrics?.port,
    async stop() {
      await gateway.stop();
      await metrics?.close();
      await tracing?.close();
    },
  };
}
