import type { BlockList } from 'node:net';
import type { Tracing } from '@sitewright/watch-kit';
import Koa from 'koa';
import { trustedProxiesSetting } from '../limits/client-address.ts';
import type { Logger } from '../logger.ts';
import type { RequestState, ServiceMiddleware, ServiceRouter } from './context.ts';
import { handleErrors } from './handle-errors.ts';
import { type HealthChecks, reportHealth } from './health.ts';
import { logRequests } from './log-requests.ts';
import { refuseOpaqueOrigins } from './refuse-opaque-origins.ts';
import { refuseUnanswered } from './refuse-unanswered.ts';
import { identifyRequest } from './request-id.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { traceRequests } from './trace-requests.ts';

export type ServiceApp = Koa<RequestState, object>;

export interface AppOptions {
  log: Logger;
  /** What `GET /healthz` asks before it says that the service is ready. */
  checks: HealthChecks;
  routers: ServiceRouter[];
  /** Whose `X-Forwarded-For` counts for the log; this machine's own unless given. */
  trustedProxies?: BlockList;
  /** Where its requests are traced, if they are. */
  tracing?: Tracing | undefined;
  /** Runs around all routes, inside the error handling. */
  middleware?: ServiceMiddleware[];
}

/** A Koa application with everything that all services do alike around its routes. */
export function createApp({
  log,
  checks,
  routers,
  middleware = [],
  tracing,
  trustedProxies = trustedProxiesSetting.parse(undefined),
}: AppOptions): ServiceApp {
  const app: ServiceApp = new Koa<RequestState, object>();
  app.on('error', (error: NodeJS.ErrnoException) => logBrokenAnswer(log, error));
  app.use(identifyRequest(log));
  if (tracing) app.use(traceRequests(tracing));
  app.use(logRequests(trustedProxies));
  app.use(setSecurityHeaders);
  app.use(handleErrors);
  for (const each of middleware) app.use(each);
  app.use(refuseOpaqueOrigins);
  app.use(reportHealth(checks));
  app.use(refuseUnanswered);
  for (const router of routers) app.use(router.routes()).use(router.allowedMethods());
  return app;
}

const clientLeft = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** An answer that broke off after its headers were sent. A client that leaves is no fault. */
function logBrokenAnswer(log: Logger, error: NodeJS.ErrnoException): void {
  if (clientLeft.has(error.code ?? '')) log.debug({ code: error.code }, 'client left');
  else log.error({ err: error }, 'answer broke off');
}
