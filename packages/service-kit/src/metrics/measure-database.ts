import type { Db } from 'mongodb';
import { Counter, type Registry } from 'prom-client';
import { findLastBackups } from '../instance/backups.ts';
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

const secondsOf = (backup: { at: Date } | undefined): number => (backup ? backup.at.getTime() / 1000 : 0);

/** Tells when backups were tried last, of which every replica of every service tells. */
export function measureBackups(registry: Registry, db: Db): void {
  gaugeWhenRead(registry, {
    name: 'sitewright_backup_time_seconds',
    help: 'When the last backup was begun that was made, and the one after it that failed, since 1970; 0 where there is none. Every replica tells the same.',
    label: 'outcome',
    read: async () => {
      const { made, failed } = await findLastBackups(db);
      return { made: secondsOf(made), failed: secondsOf(failed) };
    },
  });
}
