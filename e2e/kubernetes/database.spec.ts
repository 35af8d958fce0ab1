import { createJournal } from '../../bench/load/journal.ts';
import { actLikeAPerson } from '../../bench/load/person.ts';
import { verify } from '../../bench/load/verify.ts';
import { newAccount } from '../support/account.ts';
import { pods, restarts } from '../support/cluster-state.ts';
import { expect, test } from '../support/cluster-test.ts';
import { inPlatform, inSurroundings } from '../support/kubectl.ts';
import { services } from '../support/platform-on-cluster.ts';

const podOfDatabase = () =>
  inSurroundings('get', 'pod/mongodb-0', '--ignore-not-found', '--output', 'jsonpath={.metadata.uid}');

test('the database’s pod is killed and comes back: what was acknowledged is there, once, and no service starts again', async ({
  cluster,
}) => {
  const { url } = cluster;
  const journal = createJournal();
  const sessions = await Promise.all([newAccount(cluster), newAccount(cluster), newAccount(cluster)]);
  const ending = new AbortController();
  const acting = sessions.map((session) => actLikeAPerson({ url, journal, session, ended: ending.signal }));
  const status = async (path: string) => (await fetch(url + path)).status;
  await expect.poll(() => journal.sites.length).toBeGreaterThan(2);

  cluster.log('database killed');
  const killed = await podOfDatabase();
  await inSurroundings('delete', 'pod/mongodb-0', '--grace-period=0', '--force');
  await expect.poll(podOfDatabase).not.toMatch(new RegExp(`^(${killed})?$`));
  await inSurroundings('wait', '--for=condition=Ready', 'pod/mongodb-0', '--timeout=3m');
  await expect.poll(() => status('/healthz'), { timeout: 120_000 }).toBe(200);
  const before = journal.writes;
  await expect.poll(() => journal.writes).toBeGreaterThan(before + 5);
  ending.abort();
  await Promise.all(acting);

  cluster.log(`${journal.writes} writes acknowledged; ${JSON.stringify([...journal.outcomes])}`);
  const tokens = sessions.map(({ token }) => token);
  await expect.poll(() => verify(url, journal, tokens)).toEqual([]);
  expect(restarts(await pods())).toBe(0);

  // Connections to a pod that vanished say nothing. What a replica does until it has given up each of them is not for the next test.
  cluster.log('services replaced');
  await inPlatform('rollout', 'restart', ...services.map((service) => `deployment/${service}`));
  await cluster.settle();
});
