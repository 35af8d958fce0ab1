import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../../scripts/lib/platform.js';

export type Platform = Awaited<ReturnType<typeof startTestPlatform>>;

/** What a person needs of a running platform, wherever it runs. */
export type Reachable = Pick<Platform, 'url' | 'admin'>;

const keptSettings = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_COMPILE_CACHE'];

/** Only what a process needs to run: a developer's own settings must not change what is tested. */
const plainEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => keptSettings.includes(name)));

/** The whole platform with an empty data folder, as `npm start` starts it; on a free port if none is named. */
export async function startTestPlatform(settings: Record<string, string> = {}, port = 0) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-e2e-'));
  const platform = await startPlatform(
    { port, dataDir },
    { ...plainEnvironment(), LOG_LEVEL: 'info', BROWSER_LOOK: 'off', ...settings },
  );
  return {
    ...platform,
    dataDir,
    async close() {
      await platform.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
