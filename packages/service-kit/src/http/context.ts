import type { RouterContext, RouterMiddleware } from '@koa/router';
import { Router } from '@koa/router';
import type { Middleware, Next } from 'koa';
import type { Logger } from '../logger.ts';

/** What every request carries from the first middleware on. */
export interface RequestState {
  requestId: string;
  /** Writes the request's id into every line. */
  log: Logger;
}

export type ServiceMiddleware = Middleware<RequestState, object>;
/** The context outside of routes. */
export type ServiceContext = Parameters<ServiceMiddleware>[0];
export type ServiceRouter = Router<RequestState, object>;

/** A route's context; `Added` is what the steps before have put into `ctx.state`. */
export type RequestContext<Added = unknown> = RouterContext<RequestState & Added, object>;

/** A middleware of one route that puts `Added` into `ctx.state`, or throws. */
export type Step<Added = unknown> = (ctx: RequestContext<Added>, next: Next) => Promise<void>;

type Handler<State> = (ctx: RequestContext<State>) => Promise<void> | void;
type RouteMiddleware = RouterMiddleware<RequestState, object>;

export const createRouter = (): ServiceRouter => new Router<RequestState, object>();

/**
 * A route's steps in order, then its handler. The handler sees in `ctx.state` exactly what the steps have put there,
 * so a route that forgets to authenticate does not compile.
 */
export function steps<A>(first: Step<A>, handler: Handler<A>): RouteMiddleware[];
export function steps<A, B>(first: Step<A>, second: Step<B>, handler: Handler<A & B>): RouteMiddleware[];
export function steps<A, B, C>(
  first: Step<A>,
  second: Step<B>,
  third: Step<C>,
  handler: Handler<A & B & C>,
): RouteMiddleware[];
export function steps(...all: RouteMiddleware[]): RouteMiddleware[] {
  return all;
}
