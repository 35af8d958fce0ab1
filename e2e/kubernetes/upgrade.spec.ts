import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@sitewright/contracts';
import { inRoot } from '../../scripts/lib/paths.js';
import { newAccount, request } from '../support/account.ts';
import { underLoad, whereGatewaysGo } from '../support/cluster-load.ts';
import { test as base, expect } from '../support/cluster-test.ts';

const git = (...args: string[]) =>
  execFileSync('git', ['-C', inRoot(), ...args], { maxBuffer: 64 * 1024 * 1024 });

/** The version of deploy/ before its last change, or the one that UPGRADE_FROM names. */
const lastVersion = () =>
  process.env.UPGRADE_FROM ??
  `${git('log', '--max-count=1', '--format=%H', '--', 'deploy/base').toString().trim()}~1`;

const test = base.extend<{ lastBase: string }>({
  lastBase: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-last-'));
    execFileSync('tar', ['--extract', '--file', '-', '--directory', folder], {
      input: git('archive', lastVersion(), 'deploy'),
    });
    await use(join(folder, 'deploy/base'));
    rmSync(folder, { recursive: true });
  },
});

test('the last version of deploy/ becomes this one under load: no request fails, and sites are there as before', async ({
  cluster,
  lastBase,
}) => {
  cluster.log('the last version');
  await cluster.bring({ base: lastBase });
  const { token } = await newAccount(cluster);
  const prompt = 'A website for Osk & Lind, a joinery.';
  expect((await request(cluster, routes.generate, { prompt }, token)).ok).toBe(true);
  const sites = async () => (await request(cluster, routes.mySites, undefined, token)).json();
  const before = await sites();
  expect(before).toHaveLength(1);
  cluster.log('this version, under load');
  await underLoad(cluster, () => cluster.bring(), whereGatewaysGo);
  expect(await sites()).toEqual(before);
});
