import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConf } from './conf-file.ts';
import { findNginx } from './find-nginx.ts';

const nginx = await findNginx();
const confWith = (connections: number) =>
  `error_log stderr; events { worker_connections ${connections}; } http {}`;

describe.skipIf(!nginx)('a configuration on disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sitewright-conf-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is written again only when it differs', async () => {
    let text = confWith(10);
    const conf = await createConf(nginx ?? '', join(folder, 'nginx.conf'), async () => text);
    expect(await conf.renew()).toBe(false);
    text = confWith(20);
    expect(await conf.renew()).toBe(true);
    expect(await readFile(conf.file, 'utf8')).toBe(text);
  });
});
