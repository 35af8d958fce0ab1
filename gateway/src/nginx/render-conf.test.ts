import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needsNginx } from '../../test/needs-nginx.ts';
import { loadRouteTable } from '../table/route-table.ts';
import { findNginx } from './find-nginx.ts';
import { testConf } from './nginx-process.ts';
import { renderConf } from './render-conf.ts';

const nginx = await findNginx();
const table = await loadRouteTable();

const layout = (stateFolder: string) => ({
  host: '127.0.0.1',
  port: 8080,
  tls: undefined,
  http2: 'none' as const,
  services: { auth: ['http://127.0.0.1:1'], sites: ['http://127.0.0.1:2', 'http://[::1]:3'], mail: [] },
  frontEnds: new Map([
    ['mfe-admin', ['http://127.0.0.1:5']],
    ['mfe-admin-next', ['http://mfe-admin-next:8080']],
  ]),
  publicHost: undefined,
  previewHosts: { app: 'sites.example.com', preview: 'previews.example.com' },
  nameServers: ['127.0.0.11', '::1'],
  ownAnswers: 'http://127.0.0.1:4',
  webFolder: join(stateFolder, 'web'),
  stateFolder,
  trustedProxies: ['10.0.0.0/8', '::1'],
  isTraced: false,
  accessLog: '/dev/null',
  user: undefined,
});

async function inFolder(run: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright conf '));
  await run(folder).finally(() => rm(folder, { recursive: true }));
}

describe('renderConf', () => {
  it.skipIf(!nginx)('makes what nginx -t accepts, in a folder with spaces too', needsNginx, () =>
    inFolder(async (folder) => {
      const file = join(folder, 'nginx.conf');
      await writeFile(file, renderConf(table, layout(folder)));
      await testConf(nginx ?? '', file);
    }),
  );

  it.skipIf(!nginx)(
    'lets nginx’s own words through when it does not accept a configuration',
    needsNginx,
    () =>
      inFolder(async (folder) => {
        const file = join(folder, 'nginx.conf');
        await writeFile(file, 'events {} http { nonsense on; }');
        await expect(testConf(nginx ?? '', file)).rejects.toThrow(
          /GATEWAY=node.*unknown directive "nonsense"/s,
        );
      }),
  );

  it('has one location for each row of the table', () => {
    const conf = renderConf(table, layout('/tmp'));
    for (const { path } of table.routes) {
      const exact = path.includes('/*/') ? `~ ^${path.replace('*', '[^/]+')}$` : `= ${path}`;
      const name = path.endsWith('/*') ? `^~ ${path.slice(0, -1)}` : exact;
      expect(conf, path).toContain(`location ${name} {`);
    }
  });

  it('uses nothing that nginx 1.22 or 1.30 would refuse, and never compresses event streams', () => {
    const conf = renderConf(table, layout('/tmp'));
    expect(conf).not.toMatch(/server \S+ resolve|ssl on/);
    expect(conf).not.toMatch(/gzip_types[^;]*(event-stream|\*)/);
  });

  it('speaks HTTP/2 where it ends TLS, in the way of the version that is there', () => {
    const tls = { certificateFile: '/c', keyFile: '/k', redirect: undefined };
    const confOf = (http2: 'directive' | 'parameter' | 'none') =>
      renderConf(table, { ...layout('/tmp'), tls, http2 });
    expect(confOf('directive')).toMatch(/listen \S+ ssl;\n +http2 on;/);
    expect(confOf('parameter')).toMatch(/listen \S+ ssl http2;/);
    expect(confOf('none')).not.toContain('http2');
    expect(renderConf(table, { ...layout('/tmp'), http2: 'directive' })).not.toContain('http2');
  });

  it('has a name looked up as requests come, and addresses in a group that keeps connections', () => {
    const conf = renderConf(table, layout('/tmp'));
    expect(conf).toContain('resolver 127.0.0.11 [::1] valid=1s;');
    expect(conf).toContain('set $replicas mfe-admin-next:8080;');
    expect(conf.match(/upstream (\S+) {/g)).toEqual(
      ['gateway', 'auth', 'sites', 'mfe-admin'].map((name) => `upstream ${name} {`),
    );
    const byAddress = { ...layout('/tmp'), frontEnds: new Map() };
    expect(renderConf(table, byAddress)).not.toMatch(/resolver|\$replicas/);
  });

  it('writes nowhere but under its own folder', () => {
    const conf = renderConf(table, layout('/state'));
    const written = [...conf.matchAll(/^\s*(?:pid|\w+_temp_path) "([^"]+)";/gm)].map(([, path]) => path);
    expect(written).toHaveLength(6);
    for (const path of written) expect(path).toMatch(/^\/state\//);
  });
});
