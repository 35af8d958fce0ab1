import type { Logger } from 'pino';
import { startLocal } from './local/start-local.ts';
import type { GatewayParts } from './parts.ts';
import type { RunningGateway } from './running-gateway.ts';
import { type Settings, trustedProxiesOf } from './settings.ts';
import { loadRouteTable } from './table/route-table.ts';

export async function partsOf(settings: Settings): Promise<GatewayParts> {
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

export async function startGateway(settings: Settings, logger: Logger): Promise<RunningGateway> {
  const parts = await partsOf(settings);
  const address = { port: settings.PORT, host: settings.HOST };
  return startLocal({ parts, logger, trustedProxies: trustedProxiesOf(settings.TRUST_PROXY) }, address);
}
