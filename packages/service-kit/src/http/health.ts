import type { Health } from '@sitewright/contracts';
import type { ServiceMiddleware } from './context.ts';

/** Name of a part -> a check that rejects when the part does not answer. */
export type HealthChecks = Record<string, () => Promise<void>>;

/** `GET /healthz`: 200 when every part answers, else 503; either way the body names each part. */
export function reportHealth(checks: HealthChecks): ServiceMiddleware {
  return async function reportHealth(ctx, next) {
    if (ctx.path !== '/healthz' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const health = await checkHealth(checks);
    ctx.status = health.status === 'ready' ? 200 : 503;
    ctx.body = health;
  };
}

async function checkHealth(checks: HealthChecks): Promise<Health> {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, { status: await statusOf(check) }] as const),
  );
  const isReady = entries.every(([, part]) => part.status === 'ready');
  return { status: isReady ? 'ready' : 'unavailable', parts: Object.fromEntries(entries) };
}

const statusOf = (check: () => Promise<void>) =>
  check().then(
    () => 'ready' as const,
    () => 'unavailable' as const,
  );
