import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayParts } from '../parts.ts';
import { workerUser } from './worker-user.ts';

const [root, somebody] = [0, 1000];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-worker-'));
  await mkdir(join(folder, 'shell/dist'), { recursive: true });
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

const parts = (): GatewayParts => ({
  table: { requestsAtOncePerAddress: 1, routes: [] },
  services: { auth: [], sites: [], mail: [] },
  shell: { replicas: [], folder: join(folder, 'shell/dist') },
  remotes: [{ name: 'admin', replicas: ['http://127.0.0.1:1'], folder: '' }],
  publicHost: undefined,
  previewHosts: undefined,
  registryFile: undefined,
});

describe('nginx’s workers', () => {
  it('stay who they are when an ordinary user starts them', async () => {
    expect(await workerUser(parts(), somebody)).toBeUndefined();
  });

  it('are nobody when root starts them', async () => {
    expect(await workerUser(parts(), root)).toMatch(/^nobody (nogroup|nobody)$/);
  });

  it('do not start when they could not read the front ends: the sentence names the folder', async () => {
    await chmod(folder, 0o700);
    await expect(workerUser(parts(), root)).rejects.toThrow(`cannot enter ${folder}.`);
    await chmod(folder, 0o755);
    await chmod(join(folder, 'shell/dist'), 0o711);
    await expect(workerUser(parts(), root)).rejects.toThrow(`cannot enter ${join(folder, 'shell/dist')}.`);
  });
});
