import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { commonSettings, loadSettings, SettingsError } from '../settings.ts';

const root = resolve(import.meta.dirname, '../../../..');

const settingsSchema = z.object({
  MONGODB_URI: commonSettings.MONGODB_URI.optional(),
  DATA_DIR: z.string().default('.data'),
});

/**
 * For commands: the address of the database of the instance that runs on this machine, unless MONGODB_URI or
 * MONGODB_URI_FILE names another.
 *
 * @throws SettingsError where there is none.
 */
export function instanceDatabase(): string {
  const { MONGODB_URI, DATA_DIR } = loadSettings(settingsSchema, { secrets: ['MONGODB_URI'] });
  if (MONGODB_URI) return MONGODB_URI;
  const file = join(resolve(root, DATA_DIR), 'mongodb-uri');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new SettingsError([
      'No running instance was found. Start it first (npm start), or set MONGODB_URI to its database.',
      'An instance that keeps its data elsewhere is found through DATA_DIR.',
    ]);
  }
}
