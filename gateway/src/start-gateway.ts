import type { Logger } from 'pino';
import { startLocal } from './local/start-local.ts';
import { findNginx } from './nginx/find-nginx.ts';
import { startNginx } from './nginx/start-nginx.ts';
import type { GatewayParts } from './parts.ts';
import type { RunningGateway } from './running-gateway.ts';
import { type Settings, trustedProxiesOf } from './settings.ts';
import { loadRouteTable } from './table/route-table.ts';

async function partsOf(settings: Settings): Promise<GatewayParts> {
  return {
    table: await loadRouteTable(),
    services: {
      auth: settings.UPSTREAM_AUTH,
      sites: settings.UPSTREAM_SITES,
      mail: settings.UPSTREAM_MAIL,
    },
    shellFolder: settings.STATIC_SHELL,
    remotes: settings.STATIC_MFE,
    registryFile: settings.MFE_REGISTRY,
  };
}

/** @returns nothing where the local gateway is to serve. @throws when nginx is asked for and missing. */
async function chooseNginx({ GATEWAY }: Settings): Promise<string | undefined> {
  if (GATEWAY === 'node') return undefined;
  const binary = await findNginx();
  if (binary || GATEWAY === 'auto') return binary;
  throw new Error('nginx was not found. Install it, or start with GATEWAY=node.');
}

/** @throws with a sentence a person can act on. */
export async function startGateway(settings: Settings, logger: Logger): Promise<RunningGateway> {
  const parts = await partsOf(settings);
  const address = { port: settings.PORT, host: settings.HOST };
  const binary = await chooseNginx(settings);
  if (binary) return startNginx({ binary, parts, logger, trustedProxies: settings.TRUST_PROXY }, address);
  return startLocal({ parts, logger, trustedProxies: trustedProxiesOf(settings.TRUST_PROXY) }, address);
}
