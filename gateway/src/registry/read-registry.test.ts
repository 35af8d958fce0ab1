import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRegistry } from './read-registry.ts';

describe('readRegistry', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sitewright-registry-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const partsWith = (registryFile: string | undefined) => ({
    table: { requestsAtOncePerAddress: 1, routes: [] },
    services: { auth: [], sites: [], mail: [] },
    shell: { replicas: [], folder: '' },
    remotes: [
      { name: 'admin', replicas: [], folder: '/admin' },
      { name: 'admin-next', replicas: ['http://admin-next:8080'], folder: '' },
    ],
    publicHost: undefined,
    previewHosts: undefined,
    registryFile,
  });

  it('names the remotes that are served, each once', async () => {
    expect(await readRegistry(partsWith(undefined))).toEqual({
      remotes: [{ name: 'mfe_admin', entry: '/mfe/admin/mf-manifest.json' }],
    });
  });

  it('follows a changed file without a restart', async () => {
    const file = join(folder, 'registry.json');
    for (const version of ['1', '2']) {
      const registry = { remotes: [{ name: 'mfe_admin', entry: `/mfe/admin/${version}/mf-manifest.json` }] };
      await writeFile(file, JSON.stringify(registry));
      expect(await readRegistry(partsWith(file))).toEqual(registry);
    }
  });

  it('refuses a file that is not a registry', async () => {
    const file = join(folder, 'broken.json');
    await writeFile(file, '{"remotes":[{"name":"admin"}]}');
    await expect(readRegistry(partsWith(file))).rejects.toThrow();
  });
});
