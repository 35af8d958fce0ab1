import { healthPaths } from '@sitewright/contracts';
import type { Logger } from 'pino';

/** What is known of a request once it has been answered, whichever server has answered it. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly client: string | undefined;
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly status: number;
  readonly durationSeconds: number;
}

/** Told of every request once it has been answered. */
export type OnAnswered = (request: AnsweredRequest) => void;

/** One line a request. What asks for the health every few seconds is worth one only while somebody looks for a fault. */
export function logRequests(logger: Logger): OnAnswered {
  return (request) => {
    const isHealthCheck = healthPaths.some((path) => path === request.path);
    logger[isHealthCheck ? 'debug' : 'info'](request, 'request');
  };
}
