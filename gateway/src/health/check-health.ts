import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Health } from '@sitewright/contracts';
import { type FrontEnd, type GatewayParts, isSecondPlace } from '../parts.ts';
import { checkService } from './check-service.ts';

type PartHealth = Health['parts'][string];

async function checkFrontEnd(
  setting: string,
  { replicas, folder }: FrontEnd,
  file: string,
): Promise<PartHealth> {
  if (replicas.length > 0) return checkService(setting, replicas);
  try {
    await access(join(folder, file));
    return { status: 'ready' };
  } catch {
    return { status: 'unavailable', detail: `${file} is missing: build this part` };
  }
}

/** Mail is a part only where it is configured; the other services are always needed. */
function partChecks({ services, shell, remotes }: GatewayParts): [string, Promise<PartHealth>][] {
  return [
    ['auth', checkService('UPSTREAM_AUTH', services.auth)],
    ['sites', checkService('UPSTREAM_SITES', services.sites)],
    ...(services.mail.length > 0
      ? [['mail', checkService('UPSTREAM_MAIL', services.mail)] satisfies [string, Promise<PartHealth>]]
      : []),
    ['shell', checkFrontEnd('UPSTREAM_SHELL', shell, 'index.html')],
    ...remotes
      .filter((remote) => !isSecondPlace(remote))
      .map((remote): [string, Promise<PartHealth>] => [
        `mfe-${remote.name}`,
        checkFrontEnd('UPSTREAM_MFE', remote, 'mf-manifest.json'),
      ]),
  ];
}

/** Ready only when every part behind the gateway is. */
export async function checkHealth(parts: GatewayParts): Promise<Health> {
  const results = await Promise.all(
    partChecks(parts).map(async ([name, check]) => [name, await check] as const),
  );
  const isReady = results.every(([, part]) => part.status === 'ready');
  return { status: isReady ? 'ready' : 'unavailable', parts: Object.fromEntries(results) };
}
