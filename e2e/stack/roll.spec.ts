import { routes } from '@sitewright/contracts';
import { roll } from '../../scripts/lib/roll.js';
import { newAccount } from '../support/account.ts';
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

/**
 * A connection for each request: nginx closes idle ones when it reads a changed configuration. A browser then asks again by
 * itself; this client would not.
 */
const asker = (stack: Stack, token: string) => (path: string, body?: object) =>
  fetch(stack.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { Connection: 'close', Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const replicas = async (stack: Stack) =>
  (await stack.compose('ps', '--quiet', 'svc-sites')).split('\n').filter(Boolean).sort();

test('svc-sites is replaced one replica at a time under load, and no request fails', async ({ stack }) => {
  const { token } = await newAccount(stack);
  const ask = asker(stack, token);
  const prompt = { prompt: 'A website for Tallow & Wick, a candle maker.' };
  const made = await ask(routes.generate.path, prompt);
  const { previewUrl } = routes.generate.response.parse(await made.json());
  const before = await replicas(stack);

  stack.log('svc-sites replaced under load');
  const read = [routes.stats.path, routes.mySites.path, new URL(previewUrl, stack.url).pathname];
  const reading = read.flatMap((path) => Array.from({ length: 4 }, () => () => ask(path)));
  const load = [...reading, () => ask(routes.generate.path, prompt)].map(keepAsking);
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
