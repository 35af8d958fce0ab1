import { routes } from '@sitewright/contracts';
import { roll } from '../../scripts/lib/roll.js';
import { newAccount, request } from '../support/account.ts';
import type { Stack } from '../support/stack.ts';
import { expect, test } from '../support/stack-test.ts';

/** Asks again and again until it is told to end; every answer other than 2xx is kept. */
function keepAsking(ask: () => Promise<Response>) {
  let isOver = false;
  let answers = 0;
  const failures: string[] = [];
  const finished = (async () => {
    while (!isOver) {
      const answer = await ask().catch((error: Error) => error);
      answers += 1;
      if (answer instanceof Error) failures.push(String(answer.cause ?? answer));
      else if (!answer.ok) failures.push(`${answer.status} ${await answer.text()}`);
      else await answer.arrayBuffer();
    }
  })();
  return async () => {
    isOver = true;
    await finished;
    return { answers, failures };
  };
}

const replicas = async (stack: Stack) =>
  (await stack.compose('ps', '--quiet', 'svc-sites')).split('\n').filter(Boolean).sort();

test('svc-sites is replaced one replica at a time under load, and no request fails', async ({ stack }) => {
  const { token } = await newAccount(stack);
  const prompt = 'A website for Tallow & Wick, a candle maker.';
  const made = await request(stack, routes.generate, { prompt }, token);
  const { previewUrl } = routes.generate.response.parse(await made.json());
  const before = await replicas(stack);

  stack.log('svc-sites replaced under load');
  const load = [
    ...Array.from({ length: 4 }, () => () => request(stack, routes.stats, undefined)),
    ...Array.from({ length: 4 }, () => () => request(stack, routes.mySites, undefined, token)),
    ...Array.from({ length: 4 }, () => () => fetch(new URL(previewUrl, stack.url))),
    () => request(stack, routes.generate, { prompt }, token),
  ].map(keepAsking);
  await roll('svc-sites', stack.env);
  const results = await Promise.all(load.map((end) => end()));

  const answers = results.reduce((sum, result) => sum + result.answers, 0);
  stack.log(
    `svc-sites replaced: ${answers} requests meanwhile, ${results.at(-1)?.answers} of them new sites`,
  );
  expect(results.flatMap(({ failures }) => failures)).toEqual([]);
  expect(answers).toBeGreaterThan(100);
  const after = await replicas(stack);
  expect(after).toHaveLength(before.length);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
});
