import type { EventEmitter } from 'node:events';
import { measureDurations } from '@sitewright/watch-kit';
import type { Registry } from 'prom-client';
import { onAnswered } from '../http/answered-request.ts';

/** Counts the requests of an application, and how long they took. */
export function measureRequests(registry: Registry, app: EventEmitter): void {
  onAnswered(app, measureDurations(registry));
}
