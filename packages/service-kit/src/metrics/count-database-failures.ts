import { MongoServerError } from 'mongodb';
import { Counter, type Registry } from 'prom-client';
import type { OnCommandFailed } from '../mongo/connect-mongo.ts';

/** Two who want the same place at once: which of them gets it is what such a command is asked for. */
const duplicateKey = 11_000;

/** Counts the commands that the database refused or did not answer. */
export function countDatabaseFailures(registry: Registry): OnCommandFailed {
  const failures = new Counter({
    name: 'sitewright_database_failures_total',
    help: 'Commands that MongoDB refused or did not answer, by their name.',
    labelNames: ['command'],
    registers: [registry],
  });
  return (command, failure) => {
    if (failure instanceof MongoServerError && failure.code === duplicateKey) return;
    failures.inc({ command });
  };
}
