import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ModelCheck } from '@sitewright/contracts';
import { commonSettings, connectMongo, demandReadable, loadSettings } from '@sitewright/service-kit';
import { runModelCheck } from '@sitewright/site-engine';
import { z } from 'zod';
import { modelSettings, openaiSettings } from './config.ts';
import { openCollections } from './db/collections.ts';
import { schema } from './db/schema.ts';
import { keepLastCheck } from './engine-view/last-check.ts';
import { scoreLines } from './engine-view/score-lines.ts';

const root = resolve(import.meta.dirname, '../..');

const settingsSchema = z.object({
  ...modelSettings,
  MONGODB_URI: commonSettings.MONGODB_URI.optional(),
  DATA_DIR: z.string().default('.data'),
});
type Settings = z.infer<typeof settingsSchema>;

/** The database of the instance that runs on this machine, unless MONGODB_URI names another; there need not be one. */
function databaseAddress({ MONGODB_URI, DATA_DIR }: Settings): string | undefined {
  if (MONGODB_URI) return MONGODB_URI;
  try {
    return readFileSync(join(resolve(root, DATA_DIR), 'mongodb-uri'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

async function keep(address: string, check: ModelCheck): Promise<void> {
  const { db, close } = await connectMongo(address, 'model-check');
  try {
    await demandReadable(db, 'svc-sites', schema);
    await keepLastCheck(openCollections(db), check);
  } finally {
    await close();
  }
}

async function main(): Promise<void> {
  const settings = loadSettings(settingsSchema, { secrets: ['MONGODB_URI', 'OPENAI_API_KEY'] });
  const { openai } = openaiSettings(settings);
  if (!openai)
    throw new Error('No model is set up: set OPENAI_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL.');
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const tell = (words: string) => process.stderr.write(`${words}\n`);
  const check = await runModelCheck(openai, { signal: stop.signal, tell });
  process.stdout.write(`${scoreLines(check).join('\n')}\n`);
  const address = databaseAddress(settings);
  if (address) await keep(address, check);
  if (check.scores.every(({ passed }) => passed === 0)) process.exitCode = 1;
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
