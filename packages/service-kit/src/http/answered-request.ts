import type { EventEmitter } from 'node:events';
import type { MeasuredRequest } from '@sitewright/watch-kit';
import type { ServiceContext } from './context.ts';
import { isHealthCheck } from './health.ts';

const answered = Symbol('answered');

/** Tells whoever listens at the application. */
export function tellAnswered(ctx: ServiceContext, seconds: number): void {
  const { app, method, status } = ctx;
  app.emit(answered, { method, route: routeOf(ctx), status, seconds } satisfies MeasuredRequest);
}

export function onAnswered(app: EventEmitter, listener: (request: MeasuredRequest) => void): void {
  app.on(answered, listener);
}

/** `none` for addresses that no route has: they are as many as anybody cares to ask for. */
export function routeOf(ctx: ServiceContext): string {
  if (isHealthCheck(ctx.path)) return ctx.path;
  const { _matchedRoute: route } = ctx as { _matchedRoute?: string | RegExp };
  return route === undefined ? 'none' : String(route);
}
