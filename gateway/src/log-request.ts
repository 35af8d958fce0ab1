import { healthPaths } from '@sitewright/contracts';
import type { Logger } from 'pino';

/** One line a request. What asks for the health every few seconds is worth one only while somebody looks for a fault. */
export function logRequest(logger: Logger, line: Readonly<Record<string, unknown>>) {
  const isHealthCheck = healthPaths.some((path) => path === line.path);
  logger[isHealthCheck ? 'debug' : 'info'](line, 'request');
}
