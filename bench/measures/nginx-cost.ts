import { readdir } from 'node:fs/promises';
import { generateResponseSchema, routes } from '@sitewright/contracts';
import { newAccount, request } from '../../e2e/support/account.ts';
import { startTestPlatform } from '../../e2e/support/platform.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { inRoot } from '../../scripts/lib/paths.js';
import { startPlainNginx } from '../lib/plain-nginx.ts';
import type { Row } from '../lib/table.ts';
import { throughput } from '../lib/throughput.ts';

const prompt = 'A website for Halden Cycles, a bicycle repair workshop. Open Tuesday to Friday 8 to 18.';
const reference = 'plain nginx';
const leastShare = 0.9;

/** What the rows of our table cost in nginx: a file of the shell, and a page of a preview, by the gateway and by plain nginx. */
export async function nginxCost(): Promise<Row[]> {
  await ensureBuilt();
  const platform = await startTestPlatform();
  if (platform.server !== 'nginx') {
    await platform.close();
    console.error('Not measured: nginx is not installed.');
    return [];
  }
  const { token } = await newAccount(platform);
  const made = await request(platform, routes.generate, { prompt }, token);
  const page = generateResponseSchema.parse(await made.json()).previewUrl;
  const script = (await readdir(inRoot('shell/dist/assets'))).find((name) => name.endsWith('.js'));
  const sites = await platform.parts['svc-sites']?.ready;
  const plain = await startPlainNginx({
    folder: inRoot('shell/dist'),
    server: `127.0.0.1:${sites?.port}`,
  });
  const compared = (what: string, path: string) => ({
    what,
    ours: { url: platform.url.replace('localhost', '127.0.0.1') + path },
    reference: { name: reference, url: plain.url + path },
    leastShare,
  });
  try {
    return [
      await throughput(compared('A script of the shell through the gateway', `/assets/${script}`)),
      await throughput(
        compared('A page of a preview through the gateway', new URL(page, plain.url).pathname),
      ),
    ];
  } finally {
    await plain.stop();
    await platform.close();
  }
}
