import type { Health } from '@sitewright/contracts';
import manifest from '../../package.json' with { type: 'json' };
import { type GatewayParts, isSecondPlace } from '../parts.ts';
import { checkFrontEnd, checkShell } from './check-front-end.ts';
import { checkService, type ServiceHealth } from './check-service.ts';

type Check = [name: string, health: Promise<ServiceHealth>];

/** Mail is a part only where it is configured; the other services are always needed. */
function partChecks(parts: GatewayParts): Check[] {
  const { services, remotes } = parts;
  const mail: Check[] =
    services.mail.length > 0 ? [['mail', checkService('UPSTREAM_MAIL', services.mail)]] : [];
  return [
    ['auth', checkService('UPSTREAM_AUTH', services.auth)],
    ['sites', checkService('UPSTREAM_SITES', services.sites)],
    ...mail,
    ['shell', checkShell(parts)],
    ...remotes
      .filter((remote) => !isSecondPlace(remote))
      .map(
        (remote): Check => [`mfe-${remote.name}`, checkFrontEnd('UPSTREAM_MFE', remote, 'mf-manifest.json')],
      ),
  ];
}

/** Ready only when every part behind the gateway is, and lacks nothing. */
export async function checkHealth(gateway: GatewayParts): Promise<Health> {
  const results = await Promise.all(
    partChecks(gateway).map(async ([name, check]) => [name, await check] as const),
  );
  const own = Object.fromEntries(results.map(([name, health]) => [name, health.own]));
  const missing: Health['parts'] = Object.assign({}, ...results.map(([, health]) => health.missing));
  const parts = { ...missing, ...own };
  const isReady = Object.values(parts).every(({ status }) => status === 'ready');
  return { status: isReady ? 'ready' : 'unavailable', version: manifest.version, parts };
}
