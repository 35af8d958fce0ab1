import type { Health } from '@sitewright/contracts';
import type { GatewayParts } from '../parts.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { checkShell } from './check-front-end.ts';

/**
 * Ready for requests when it can show the app: a service that is away takes its own pages down, and no gateway with it.
 */
export async function checkReadiness(parts: GatewayParts): Promise<Health> {
  const [{ own: shell }, isRegistryRead] = await Promise.all([
    checkShell(parts),
    readRegistry(parts).then(
      () => true,
      () => false,
    ),
  ]);
  const isReady = shell.status === 'ready' && isRegistryRead;
  return {
    status: isReady ? 'ready' : 'unavailable',
    parts: { shell, registry: { status: isRegistryRead ? 'ready' : 'unavailable' } },
  };
}
