import type { EventEmitter } from 'node:events';
import { Histogram, type Registry } from 'prom-client';
import { onAnswered } from '../http/answered-request.ts';

/** Seconds: from a list out of memory to a site that a slow model writes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Counts the requests of an application, and how long they took. */
export function measureRequests(registry: Registry, app: EventEmitter): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the pattern of their route, and how long they took; of a stream, until it ended.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  onAnswered(app, ({ method, route, status, seconds }) =>
    durations.observe({ method, route, status }, seconds),
  );
}
