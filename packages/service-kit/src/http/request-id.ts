import { randomUUID } from 'node:crypto';
import type { Logger } from '../logger.ts';
import type { ServiceMiddleware } from './context.ts';

const acceptableId = /^[\w-]{8,64}$/;

/** Keeps the gateway's request id, or makes one, and answers with it. */
export function identifyRequest(log: Logger): ServiceMiddleware {
  return async function identifyRequest(ctx, next) {
    const given = ctx.get('X-Request-Id');
    const requestId = acceptableId.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.state.log = log.child({ requestId });
    ctx.set('X-Request-Id', requestId);
    await next();
  };
}
