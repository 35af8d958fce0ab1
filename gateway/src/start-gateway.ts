import { getServers } from 'node:dns';
import type { Logger } from 'pino';
import { startLocal } from './local/start-local.ts';
import { findNginx } from './nginx/find-nginx.ts';
import { startNginx } from './nginx/start-nginx.ts';
import { partsOf } from './parts-of.ts';
import type { RunningGateway } from './running-gateway.ts';
import { type Settings, tlsOf, trustedProxiesOf } from './settings.ts';
import { loadRouteTable } from './table/route-table.ts';

/** The settings that the local gateway does not know: what runs like this in earnest has an nginx. */
const needingNginx = ({ UPSTREAM_SHELL, UPSTREAM_MFE, TLS_CERTIFICATE_FILE }: Settings) =>
  [
    UPSTREAM_SHELL.length > 0 ? 'UPSTREAM_SHELL' : [],
    UPSTREAM_MFE.length > 0 ? 'UPSTREAM_MFE' : [],
    TLS_CERTIFICATE_FILE ? 'TLS_CERTIFICATE_FILE' : [],
  ].flat();

/** @returns nothing where the local gateway is to serve. @throws when nginx is needed and missing. */
async function chooseNginx(settings: Settings): Promise<string | undefined> {
  const binary = settings.GATEWAY === 'node' ? undefined : await findNginx();
  if (binary) return binary;
  const [needing] = needingNginx(settings);
  if (needing) throw new Error(`${needing} needs nginx. Install it and start with GATEWAY=nginx.`);
  if (settings.GATEWAY !== 'nginx') return undefined;
  throw new Error('nginx was not found. Install it, or start with GATEWAY=node.');
}

/** @throws with a sentence a person can act on. */
export async function startGateway(settings: Settings, logger: Logger): Promise<RunningGateway> {
  const parts = partsOf(await loadRouteTable(), settings);
  const address = { port: settings.PORT, host: settings.HOST };
  const binary = await chooseNginx(settings);
  if (binary) {
    const { TRUST_PROXY: trustedProxies } = settings;
    const nameServers = getServers();
    return startNginx({ binary, parts, nameServers, logger, trustedProxies, tls: tlsOf(settings) }, address);
  }
  return startLocal({ parts, logger, trustedProxies: trustedProxiesOf(settings.TRUST_PROXY) }, address);
}
