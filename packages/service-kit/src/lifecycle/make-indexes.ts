import { z } from 'zod';
import { replicaIndexes } from '../instance/replicas.ts';
import { limitIndexes } from '../limits/limiter.ts';
import { createLogger } from '../logger.ts';
import { connectMongo } from '../mongo/connect-mongo.ts';
import { ensureIndexes, type IndexDefinition } from '../mongo/ensure-indexes.ts';
import { demandReadable, type SchemaVersion } from '../mongo/schema-version.ts';
import { commonSettings, loadSettings } from '../settings.ts';
import { explain } from './explain.ts';

interface IndexesOfService {
  name: string;
  indexes: readonly IndexDefinition[];
  schema: SchemaVersion;
}

const settingsSchema = z.object({
  MONGODB_URI: commonSettings.MONGODB_URI,
  LOG_LEVEL: commonSettings.LOG_LEVEL,
});

/** With those of the limits and the replicas, which every service has. */
export const allIndexes = (own: readonly IndexDefinition[]): IndexDefinition[] => [
  ...own,
  ...limitIndexes,
  ...replicaIndexes,
];

/**
 * The command that makes the indexes of a release before its service starts, and does nothing else: on a large collection
 * that takes longer than a start may. It waits for as long as the database needs, and fails where any of them is missing.
 */
export async function makeIndexes(service: IndexesOfService): Promise<void> {
  try {
    await makeAll(service);
  } catch (error) {
    process.stderr.write(`${service.name} cannot make its indexes:\n${explain(error)}\n`);
    process.exitCode = 1;
  }
}

async function makeAll({ name, indexes, schema }: IndexesOfService): Promise<void> {
  const settings = loadSettings(settingsSchema, { secrets: ['MONGODB_URI'] });
  const log = createLogger(name, settings.LOG_LEVEL);
  const { db, close } = await connectMongo(settings.MONGODB_URI, `${name}-indexes`, {
    waitsForAnswers: true,
  });
  try {
    await demandReadable(db, name, schema);
    const missing = await ensureIndexes(db, allIndexes(indexes), log);
    if (missing > 0) throw new Error(`How many are missing: ${missing}. The log says which, and why.`);
    log.info('indexes are there');
  } finally {
    await close();
  }
}
