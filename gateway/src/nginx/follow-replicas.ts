import type { Logger } from 'pino';
import type { GatewayParts } from '../parts.ts';
import { isNamed } from '../replicas.ts';
import { namedOrigins } from './locate-parts.ts';

const lookEveryMs = 1_000;

/**
 * Containers come and go under one name, and nginx before 1.27.3 asks for a name's addresses only when it reads its
 * configuration. So somebody has to look, and to have it read again.
 *
 * @returns what ends the looking.
 */
export function followReplicas(parts: GatewayParts, reload: () => Promise<void>, logger: Logger) {
  if (!namedOrigins(parts).some(isNamed)) return () => {};
  let looking = Promise.resolve();
  const look = () => {
    looking = looking
      .then(reload)
      .catch((error: unknown) => logger.error({ error }, 'replicas not followed'));
  };
  const timer = setInterval(look, lookEveryMs);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
