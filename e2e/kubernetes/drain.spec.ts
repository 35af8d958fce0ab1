import { z } from 'zod';
import { repeat } from '../../bench/load/repeat.ts';
import { underLoad, whereGatewaysGo } from '../support/cluster-load.ts';
import { nodes, pods } from '../support/cluster-state.ts';
import { expect, test } from '../support/cluster-test.ts';
import { kubectl, list } from '../support/kubectl.ts';
import { parts } from '../support/platform-on-cluster.ts';

const budgetSchema = z.object({
  metadata: z.object({ name: z.string() }),
  status: z.object({ currentHealthy: z.number(), desiredHealthy: z.number() }),
});

/** Those with fewer pods that are well than their budgets allow. */
async function brokenBudgets() {
  const budgets = await list('poddisruptionbudgets', budgetSchema);
  expect(budgets).toHaveLength(parts.length);
  return budgets.filter(({ status }) => status.currentHealthy < status.desiredHealthy);
}

const podsOn = async (node: string) => (await pods()).filter(({ spec }) => spec.nodeName === node);

test('a node is emptied under load: every part keeps what its budget says, and no request fails', async ({
  cluster,
}) => {
  const all = await nodes();
  test.skip(all.length < 2, 'a node is emptied onto another one, and this cluster has one only');
  const counts = await Promise.all(all.map(async (node) => ({ node, pods: (await podsOn(node)).length })));
  const fullest = counts.toSorted((one, other) => other.pods - one.pods)[0]?.node ?? '';
  const broken: unknown[] = [];
  cluster.log(`${fullest} emptied under load`);
  const watching = repeat(async () => broken.push(...(await brokenBudgets())));
  try {
    const whose = ['--pod-selector', 'app.kubernetes.io/part-of=sitewright', '--delete-emptydir-data'];
    const empty = async () => {
      await kubectl('drain', fullest, '--ignore-daemonsets', ...whose, '--timeout=5m');
      await cluster.settle();
    };
    await underLoad(cluster, empty, whereGatewaysGo);
    expect(await podsOn(fullest)).toEqual([]);
  } finally {
    await kubectl('uncordon', fullest);
    expect(await watching.end()).toBeGreaterThan(0);
  }
  expect(broken).toEqual([]);
});
