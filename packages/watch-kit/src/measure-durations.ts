import { METHODS } from 'node:http';
import { Histogram, type Registry } from 'prom-client';

/** Seconds: from a list out of memory to a site that a slow model writes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

const methods = new Set(METHODS);

/** A request that was answered, or whose stream has ended. */
export interface MeasuredRequest {
  method: string;
  /** The pattern of its route, such as `/api/sites/:id`; never what somebody put into the address. */
  route: string;
  status: number;
  seconds: number;
}

/** Counts the requests that it is told of, and how long they took. A method that somebody made up is `other`. */
export function measureDurations(registry: Registry): (request: MeasuredRequest) => void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the pattern of their route, and how long they took; of a stream, until it ended.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return ({ method, route, status, seconds }) =>
    durations.observe({ method: methods.has(method) ? method : 'other', route, status }, seconds);
}
