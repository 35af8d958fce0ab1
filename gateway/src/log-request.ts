import { healthPaths } from '@sitewright/contracts';
import type { Logger } from 'pino';
import { stepOf } from './trace-step.ts';

/** What is known of a request once it has been answered, whichever server has answered it. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly client: string | undefined;
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly status: number;
  readonly durationSeconds: number;
  /** The header of that name that came with it, where requests are traced. */
  readonly traceparent?: string | undefined;
}

/** Told of every request once it has been answered. */
export type OnAnswered = (request: AnsweredRequest) => void;

/**
 * One line a request, with the id of its trace where there is one. What asks for the health every few seconds is worth one only
 * while somebody looks for a fault.
 */
export function logRequests(logger: Logger, isTraced: boolean): OnAnswered {
  return ({ traceparent, ...request }) => {
    const trace = isTraced ? { traceId: stepOf(request.requestId, traceparent).traceId } : {};
    const isHealthCheck = healthPaths.some((path) => path === request.path);
    logger[isHealthCheck ? 'debug' : 'info']({ ...request, ...trace }, 'request');
  };
}
