import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretsVariable } from './cluster.ts';
import { namespace } from './kubectl.ts';
import { hasNamespace, makeSecrets, remove, removeSurroundings } from './platform-on-cluster.ts';

/** Before all tests on a cluster. @returns what leaves it as it was found */
export default async function setUp() {
  if (await hasNamespace())
    throw new Error(
      `This cluster has a namespace ${namespace}, which the test would delete. Give it another cluster.`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-cluster-'));
  const secrets = join(folder, 'secrets');
  makeSecrets(secrets);
  process.env[secretsVariable] = secrets;
  return async () => {
    await remove();
    await removeSurroundings();
    rmSync(folder, { recursive: true });
  };
}
