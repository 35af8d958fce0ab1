import { Counter, type Registry } from 'prom-client';
import type { OnDatabaseFailure } from '../mongo/connect-mongo.ts';

/** Counts what keeps a service from its database. */
export function countDatabaseFailures(registry: Registry): OnDatabaseFailure {
  const failures = new Counter({
    name: 'sitewright_database_failures_total',
    help: 'Connections to MongoDB that broke or could not be had in time, and signs of life that did not come.',
    labelNames: ['kind'],
    registers: [registry],
  });
  return (kind) => failures.inc({ kind });
}
