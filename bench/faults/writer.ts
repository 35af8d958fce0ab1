import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { downloadPath, generateResponseSchema, routes } from '@sitewright/contracts';
import { recordedAnswer, restOf } from '@sitewright/site-engine/testing';
import { unzipSync } from 'fflate';
import { request } from '../../e2e/support/account.ts';
import type { World, Writer } from './world.ts';

const betweenFollowsMs = 100;
const mostTries = 300;

/** As a page does it: what was refused before anything was accepted is asked for again. */
async function start(url: string, { follower, prompt }: Writer): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await follower.start(url, { prompt });
    } catch (error) {
      if (follower.received.length > 0 || tries === mostTries) throw error;
      await wait(betweenFollowsMs);
    }
  }
}

/**
 * Asks for a site whose model falls silent after so many characters; resolves once the model has been asked.
 * @returns how the stream ends
 */
export async function writeUpTo({ url }: Pick<World, 'url'>, writer: Writer, length: number) {
  const { follower, asked } = writer;
  const over = start(url, writer).then(
    () => (follower.hasEnded ? 'whole' : 'broken'),
    () => 'broken',
  );
  const neverAsked = over.then((how) => {
    throw new Error(`The model was not asked for a site: its stream is ${how}.`);
  });
  const answer = await Promise.race([asked.next(), neverAsked]);
  answer.write(recordedAnswer.slice(0, length));
  await Promise.race([follower.until('accepted'), neverAsked]);
  return { answer, over };
}

async function answerEveryRequest({ asked }: Writer): Promise<never> {
  for (;;) {
    const answer = await asked.next();
    answer.write(restOf(recordedAnswer, answer.writtenSoFar));
    answer.end();
  }
}

/** Follows, as often as the stream breaks, while the model gives the rest. */
export async function goOn({ url }: Pick<World, 'url'>, writer: Writer): Promise<void> {
  void answerEveryRequest(writer);
  while (!writer.follower.hasEnded) {
    await writer.follower.follow(url).catch(() => undefined);
    await wait(betweenFollowsMs);
  }
}

/** Writes what is missing after so many characters, where somebody still listens, and waits until the stream is over. */
export async function finish({ answer, over }: Awaited<ReturnType<typeof writeUpTo>>, length: number) {
  answer.write(recordedAnswer.slice(length));
  answer.end();
  await over;
}

/** The generation was told whole, once and in order, and left one site. */
export async function isWholeOnce(
  { db }: Pick<World, 'db'>,
  { follower }: Pick<Writer, 'follower'>,
): Promise<void> {
  const { received } = follower;
  const told = received.map(({ number }) => number);
  assert.deepEqual(
    told,
    told.map((_, index) => index + 1),
    'events are missing, or came twice',
  );
  assert.equal(received.at(-1)?.event.type, 'done');
  const { id: folderId } = await follower.until('done');
  for (const name of ['sites', 'siteVersions'])
    assert.equal(await db.collection(name).countDocuments({ folderId }), 1, `${name} of one generation`);
}

/** The files of a site as its owner downloads them, as text by their paths. */
export async function filesOfSite(
  { url }: Pick<World, 'url'>,
  folderId: string,
  token: string,
): Promise<Record<string, string>> {
  const headers = { Authorization: `Bearer ${token}` };
  const zip = await fetch(url + downloadPath(folderId), { headers });
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]),
  );
}

/** A site of the offline composer; asked for again while a busy machine refuses it. */
export async function makeSite({ platform }: Pick<World, 'platform'>, token: string) {
  for (let tries = 1; ; tries += 1) {
    const answer = await request(
      platform,
      routes.generate,
      { prompt: 'A bakery', engine: 'composer' },
      token,
    );
    if (answer.ok) return generateResponseSchema.parse(await answer.json());
    if (tries === mostTries) throw new Error(`No site is made: ${answer.status} ${await answer.text()}`);
    await wait(betweenFollowsMs);
  }
}
