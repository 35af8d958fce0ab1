import { type Health, healthPaths } from '@sitewright/contracts';
import { inTime } from '../lifecycle/in-time.ts';
import type { ServiceMiddleware } from './context.ts';

/**
 * Name of a part -> a check that rejects when the part does not answer. With {@link Degraded} it says that the service
 * goes on without that part.
 */
export type HealthChecks = Record<string, () => Promise<void>>;

/** Part of the work cannot be done, and the rest can. The message is for the operator: what to do about it. */
export class Degraded extends Error {}

type PartHealth = Health['parts'][string];

interface Finding {
  part: PartHealth;
  isServing: boolean;
}

/**
 * `GET /healthz` and `/readyz`: 200 when the service can answer requests, else 503; either way the body names each part.
 * `GET /livez`: 200 as long as the process answers at all.
 */
export function reportHealth(checks: HealthChecks): ServiceMiddleware {
  return async function reportHealth(ctx, next) {
    if (!isHealthCheck(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const health = await checkHealth(ctx.path === '/livez' ? {} : checks);
    ctx.status = health.status === 'ready' ? 200 : 503;
    ctx.body = health;
  };
}

/** What asks every few seconds, and is not worth a line in the log each time. */
export const isHealthCheck = (path: string): boolean => healthPaths.some((each) => each === path);

async function checkHealth(checks: HealthChecks): Promise<Health> {
  const findings = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await findingOf(check)] as const),
  );
  return {
    status: findings.every(([, { isServing }]) => isServing) ? 'ready' : 'unavailable',
    parts: Object.fromEntries(findings.map(([name, { part }]) => [name, part])),
  };
}

async function findingOf(check: () => Promise<void>): Promise<Finding> {
  try {
    await inTime(check());
    return { part: { status: 'ready' }, isServing: true };
  } catch (error) {
    if (!(error instanceof Degraded)) return { part: { status: 'unavailable' }, isServing: false };
    return { part: { status: 'unavailable', detail: error.message }, isServing: true };
  }
}
