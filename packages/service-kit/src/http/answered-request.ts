import type { EventEmitter } from 'node:events';
import type { ServiceContext } from './context.ts';
import { isHealthCheck } from './health.ts';

/** A request whose answer is ready, or whose stream has ended. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of its route, such as `/api/sites/:id`; never what somebody put into the address. */
  route: string;
  status: number;
  seconds: number;
}

const answered = Symbol('answered');

/** Tells whoever listens at the application. */
export function tellAnswered(ctx: ServiceContext, seconds: number): void {
  const { app, method, status } = ctx;
  app.emit(answered, { method, route: routeOf(ctx), status, seconds } satisfies AnsweredRequest);
}

export function onAnswered(app: EventEmitter, listener: (request: AnsweredRequest) => void): void {
  app.on(answered, listener);
}

/** `none` for addresses that no route has: they are as many as anybody cares to ask for. */
function routeOf(ctx: ServiceContext): string {
  if (isHealthCheck(ctx.path)) return ctx.path;
  const { _matchedRoute: route } = ctx as { _matchedRoute?: string | RegExp };
  return route === undefined ? 'none' : String(route);
}
