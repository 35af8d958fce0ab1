import { expect } from '@playwright/test';
import { routes } from '@sitewright/contracts';
import { administrator } from './account.ts';
import type { Cluster } from './cluster.ts';
import { asker, type Client, keepAskingAll, load } from './load.ts';

/** What no person who makes sites asks: svc-auth and svc-mail, each without a limit of its own, and every front end. */
const read = [
  routes.users.path,
  routes.messages.path,
  ...['/', ...['generator', 'dashboard', 'admin'].map((name) => `/mfe/${name}/mf-manifest.json`)],
];

/** An administrator who looks at people, messages and pages. */
async function loadAsAdministrator(cluster: Cluster, client: Client) {
  const { token } = await administrator(cluster);
  const ask = asker(cluster, token, client);
  return keepAskingAll(read.map((path) => () => ask(path)));
}

/** Something happens to the platform while people use it, over connections that they keep and ones that they do not. */
export async function underLoad(
  cluster: Cluster,
  act: () => Promise<unknown>,
  clients: readonly Client[] = ['keep-alive', 'close'],
) {
  const ends = await Promise.all(
    clients.flatMap((client) => [load(cluster, client), loadAsAdministrator(cluster, client)]),
  );
  await act();
  for (const { answers, failures } of await Promise.all(ends.map((end) => end()))) {
    expect(failures).toEqual([]);
    expect(answers).toBeGreaterThan(20);
  }
}

/** What ends with the gateway's own pods is what clients keep: whoever keeps a connection asks as a browser does. */
export const whereGatewaysGo: readonly Client[] = ['browser', 'close'];
