import { underLoad, whereGatewaysGo } from '../support/cluster-load.ts';
import { expect, test } from '../support/cluster-test.ts';
import { inPlatform } from '../support/kubectl.ts';
import { parts } from '../support/platform-on-cluster.ts';

for (const part of parts) {
  test(`${part} is replaced pod by pod under load, and no request fails`, async ({ cluster }) => {
    const before = await cluster.podsOf(part);
    cluster.log(`${part} replaced under load`);
    const roll = async () => {
      await inPlatform('rollout', 'restart', `deployment/${part}`);
      await cluster.settle();
    };
    await underLoad(cluster, roll, part === 'gateway' ? whereGatewaysGo : undefined);
    const after = await cluster.podsOf(part);
    expect(after).toHaveLength(before.length);
    const known = new Set(before.map(({ metadata }) => metadata.uid));
    expect(after.filter(({ metadata }) => known.has(metadata.uid))).toEqual([]);
  });
}
