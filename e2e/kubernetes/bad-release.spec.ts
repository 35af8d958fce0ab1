import type { Cluster } from '../support/cluster.ts';
import { underLoad } from '../support/cluster-load.ts';
import { isReady } from '../support/cluster-state.ts';
import { expect, test } from '../support/cluster-test.ts';
import { inPlatform } from '../support/kubectl.ts';

/** Lives, and is never ready. */
const neverReady = `require('node:http')
  .createServer(({ url }, answer) => { answer.statusCode = url === '/livez' ? 200 : 503; answer.end(); })
  .listen(8080)`;

const releases = {
  'that never becomes ready': neverReady,
  'that ends at its start': 'process.exit(1)',
};

/** With less patience than deploy/ has: whether it is lost is what is looked at. */
const patch = (program: string) => ({
  spec: {
    progressDeadlineSeconds: 20,
    template: { spec: { containers: [{ name: 'part', command: ['node', '-e', program] }] } },
  },
});

const uids = async (cluster: Cluster) => {
  const ready = (await cluster.podsOf('svc-sites')).filter(isReady);
  return ready.map(({ metadata }) => metadata.uid).toSorted();
};

for (const [which, program] of Object.entries(releases)) {
  test(`a release ${which} stops there under load, and is taken back`, async ({ cluster }) => {
    const before = await uids(cluster);
    cluster.log(`svc-sites released in a version ${which}`);
    await underLoad(cluster, async () => {
      await inPlatform('patch', 'deployment/svc-sites', '--patch', JSON.stringify(patch(program)));
      await expect(inPlatform('rollout', 'status', 'deployment/svc-sites', '--timeout=3m')).rejects.toThrow(
        'exceeded its progress deadline',
      );
      expect(await uids(cluster)).toEqual(before);
      cluster.log('svc-sites taken back');
      await inPlatform('rollout', 'undo', 'deployment/svc-sites');
      await cluster.settle();
      expect(await uids(cluster)).toEqual(before);
    });
    await cluster.bring();
  });
}
