import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { podsOf, unsettled } from './cluster-state.ts';
import { openEntrance } from './entrance.ts';
import { inSurroundings, kubectl } from './kubectl.ts';
import { apply, applySurroundings, ensureNamespace, type Overlay } from './platform-on-cluster.ts';

/** Longer than a release is given before it counts as failed. */
const settleTimeoutMs = 5 * 60_000;

/** That of e2e/kubernetes/entrance, on every node. */
const entrancePort = 30_880;

const startedAt = Date.now();
const log = (step: string) =>
  process.stderr.write(
    `cluster [${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)}s] ${step}\n`,
  );

const nodesSchema = z.object({
  items: z.array(
    z.object({
      status: z.object({ addresses: z.array(z.object({ type: z.string(), address: z.string() })) }),
    }),
  ),
});

async function addressOfANode() {
  const { items } = nodesSchema.parse(JSON.parse(await kubectl('get', 'nodes', '--output', 'json')));
  const address = items[0]?.status.addresses.find(({ type }) => type === 'InternalIP')?.address;
  if (!address) throw new Error('No node of the cluster has an address.');
  return address;
}

const settle = () => expect.poll(unsettled, { timeout: settleTimeoutMs }).toEqual([]);

/** Where the secrets of the run are, which its global set-up made. */
export const secretsVariable = 'SECRETS_OF_CLUSTER_TEST';

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** The platform on the cluster that KUBECONFIG leads to; installed where it is not, and as deploy/ has it now. */
export async function openCluster() {
  const secrets = process.env[secretsVariable] ?? '';
  const bring = async (overlay?: Overlay) => {
    await ensureNamespace(secrets);
    await apply(overlay);
    await settle();
  };
  log('up');
  await applySurroundings();
  await inSurroundings('rollout', 'status', 'statefulset/mongodb', '--timeout=3m');
  await bring();
  const entrance = await openEntrance(await addressOfANode(), entrancePort);
  log('ready');
  return {
    url: entrance.url,
    admin: { email: 'admin@localhost', password: readFileSync(join(secrets, 'admin-password'), 'utf8') },
    log,
    /** Applies deploy/, or what a test makes of it, and waits until nothing of the one before is left. */
    bring,
    settle,
    podsOf,
    close: () => entrance.close(),
  };
}
