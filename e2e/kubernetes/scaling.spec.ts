import { underLoad } from '../support/cluster-load.ts';
import { expect, test } from '../support/cluster-test.ts';

test('svc-sites grows from one pod to three and back under load, and no request fails', async ({
  cluster,
}) => {
  await cluster.bring({ sitesReplicas: 1 });
  await underLoad(cluster, async () => {
    for (const sitesReplicas of [3, 1]) {
      cluster.log(`svc-sites scaled to ${sitesReplicas} under load`);
      await cluster.bring({ sitesReplicas });
      expect(await cluster.podsOf('svc-sites')).toHaveLength(sitesReplicas);
    }
  });
  await cluster.bring();
});
