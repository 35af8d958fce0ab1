import { routes } from '@sitewright/contracts';
import { newAccount } from './account.ts';
import type { Reachable } from './platform.ts';

/** Asks again and again until it is told to end; every answer other than 2xx is kept. */
export function keepAsking(ask: () => Promise<Response>) {
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
 * `keep-alive` does not ask again where a connection that it kept is closed; browsers do, once.
 */
export type Client = 'keep-alive' | 'close' | 'browser';

export const asker =
  (platform: Reachable, token: string, client: Client) => (path: string, body?: object) => {
    const ask = () =>
      fetch(platform.url + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          Connection: client === 'close' ? 'close' : 'keep-alive',
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    return client === 'browser' ? ask().catch(ask) : ask();
  };

/** All at once, again and again. @returns what ends it, and then everything that came of it, with the answers to each */
export function keepAskingAll(asks: readonly (() => Promise<Response>)[]) {
  const ends = asks.map(keepAsking);
  return async () => {
    const results = await Promise.all(ends.map((end) => end()));
    const counts = results.map(({ answers }) => answers);
    const answers = counts.reduce((sum, count) => sum + count, 0);
    return { answers, counts, failures: results.flatMap(({ failures }) => failures) };
  };
}

/** A platform, and where what is done to it is told. */
export interface Loaded extends Reachable {
  log(step: string): void;
}

/** A person who reads and makes sites, all at once. @returns what ends it, and then everything that came of it */
export async function load(platform: Loaded, client: Client) {
  const { token } = await newAccount(platform);
  const ask = asker(platform, token, client);
  const generate = () =>
    ask(routes.generate.path, { prompt: 'A website for Tallow & Wick, a candle maker.' });
  const { previewUrl } = routes.generate.response.parse(await (await generate()).json());
  const read = [routes.stats.path, routes.mySites.path, new URL(previewUrl, platform.url).pathname];
  const end = keepAskingAll([generate, ...read.flatMap((path) => [() => ask(path), () => ask(path)])]);
  return async () => {
    const result = await end();
    platform.log(`${client}: ${result.answers} requests, ${result.counts[0]} of them new sites`);
    return result;
  };
}
