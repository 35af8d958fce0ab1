import { test as base } from '../support/cluster-test.ts';
import { around, inPlatform } from '../support/kubectl.ts';
import { type Model, modelPort } from '../support/model-in-container.ts';
import { hurryModel, startModel, stopModel } from '../support/model-on-cluster.ts';
import { expectEachSiteOnce, writeDuring, writtenAtOnce } from '../support/writers.ts';

const test = base.extend<{ model: Model }>({
  model: async ({ cluster }, use) => {
    await startModel();
    await cluster.bring({
      sitesSettings: {
        OPENAI_BASE_URL: `http://model.${around}.svc.cluster.local:${modelPort}/v1`,
        OPENAI_MODEL: 'paced',
        GENERATIONS_AT_ONCE: String(writtenAtOnce),
      },
    });
    await use({ hurry: hurryModel });
    await stopModel();
    await cluster.bring();
  },
});

const everyPod = ['pods', '--selector', 'app.kubernetes.io/name=svc-sites'];

const ways = {
  deleted: [],
  'deleted without a word': ['--grace-period=0', '--force'],
};

for (const [way, options] of Object.entries(ways)) {
  test(`pods that are ${way} while they write are replaced: every site is made once, and no event is missing`, async ({
    cluster,
    model,
  }) => {
    const writers = await writeDuring(cluster, model, async () => {
      cluster.log(`all pods of svc-sites ${way} in mid-generation`);
      await inPlatform('delete', ...everyPod, ...options);
      await cluster.settle();
    });
    await expectEachSiteOnce(cluster, writers);
  });
}
