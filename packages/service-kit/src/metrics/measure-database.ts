import type { Db } from 'mongodb';
import { Counter, type Registry } from 'prom-client';
import type { OnDatabaseFailure } from '../mongo/connect-mongo.ts';
import { readDisk } from '../mongo/read-disk.ts';
import { gaugeWhenRead } from './gauge-when-read.ts';

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

/** Measures the disk of the database, of which every replica of every service tells. */
export function measureDatabaseDisk(registry: Registry, db: Db): void {
  gaugeWhenRead(registry, {
    name: 'sitewright_database_disk_bytes',
    help: 'The disk that the database lies on, as far as its server tells: used, total. Every replica tells the same.',
    label: 'kind',
    read: async () => ({ ...(await readDisk(db)) }),
  });
}
