import { createApp, type HealthChecks, type Logger, type ServiceApp } from '@sitewright/service-kit';
import { type AuthDependencies, authRoutes } from './auth/auth.routes.ts';
import { googleRoutes } from './auth/google.routes.ts';

export interface AppDependencies extends AuthDependencies {
  log: Logger;
  checks: HealthChecks;
}

export function buildApp({ log, checks, ...deps }: AppDependencies): ServiceApp {
  return createApp({ log, checks, routers: [authRoutes(deps), googleRoutes()] });
}
