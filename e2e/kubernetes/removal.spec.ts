import { routes, sessionResponseSchema } from '@sitewright/contracts';
import { newAccount, request } from '../support/account.ts';
import { expect, test } from '../support/cluster-test.ts';
import { password } from '../support/journey.ts';
import { hasNamespace, remove } from '../support/platform-on-cluster.ts';

test('the platform is removed and installed again: people and sites are there as before', async ({
  cluster,
}) => {
  const { token, user } = await newAccount(cluster);
  const prompt = 'A website for Osk & Lind, a joinery.';
  expect((await request(cluster, routes.generate, { prompt }, token)).ok).toBe(true);
  const sites = async (token: string) => {
    const answer = await request(cluster, routes.mySites, undefined, token);
    return routes.mySites.response.parse(await answer.json());
  };
  const before = await sites(token);
  expect(before).toHaveLength(1);

  cluster.log('removed');
  await remove();
  expect(await hasNamespace()).toBe(false);
  cluster.log('installed again');
  await cluster.bring();
  const session = sessionResponseSchema.parse(
    await (await request(cluster, routes.login, { email: user.email, password })).json(),
  );
  expect(await sites(session.token)).toEqual(before);
});
