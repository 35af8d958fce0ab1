import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeProvider } from '@sitewright/site-engine/testing';
import { MongoClient } from 'mongodb';
import { storePerson, testSecret } from '../../packages/service-kit/src/testing/tokens.ts';
import { startPart } from './start-part.ts';

/**
 * One replica of svc-sites over the embedded database, with a model, and so many people. No browser looks at the sites, and nothing is
 * asked twice: what is measured is the service.
 */
export async function startSitesWithModel(people: number, settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-bench-'));
  const provider = await startFakeProvider();
  const database = await startPart('packages/embedded-mongo/src/main.ts', { DATA_DIR: dataDir });
  const uri = database.uri ?? '';
  const client = await new MongoClient(uri).connect();
  const service = await startPart('svc-sites/src/main.ts', {
    MONGODB_URI: uri,
    JWT_SECRET: testSecret,
    OPENAI_BASE_URL: provider.baseURL,
    OPENAI_MODEL: 'fake-model',
    BROWSER_LOOK: 'off',
    REPAIR_TURN: 'off',
    ...settings,
  });
  const tokens: string[] = [];
  for (let n = 0; n < people; n++) {
    const id = (0xb0000 + n).toString(16).padStart(24, '0');
    tokens.push(await storePerson(client.db(), { id, email: `person-${n}@example.com` }));
  }
  return {
    url: `http://127.0.0.1:${service.port}`,
    pid: service.pid,
    databasePid: database.pid,
    provider,
    tokens,
    async stop() {
      await service.stop();
      await client.close();
      await database.stop();
      await provider.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
