import { generationListSchema } from '@sitewright/contracts';
import { actLikeAPerson } from '../load/person.ts';
import { until } from '../load/until.ts';
import { verify } from '../load/verify.ts';
import { allowed } from './say.ts';
import { longestGeneration, services, takeoverSeconds, type World } from './world.ts';

const peopleOfLoad = 3;

/** After the longest generation and its takeover, what waits in line has its turn. */
const nothingRunsWithin = 2 * (longestGeneration + takeoverSeconds);

const strayError = /unhandled ?rejection|uncaught ?exception/gi;

async function isRunning({ url }: World, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/generations?state=running`, { headers });
  // Whose account is gone has nothing that runs.
  if (answer.status === 401) return false;
  return !answer.ok || generationListSchema.parse(await answer.json()).length > 0;
}

const countStray = async (world: World) => [...(await world.logs()).matchAll(strayError)].length;

/** Tells which services have ended since it was asked last, though nobody has killed them: what breaks around one is no reason to end. */
function watchEnds(world: World): () => string[] {
  const pids = () => new Map(services.map((part) => [part, world.pidOf(part)]));
  let before = pids();
  return () => {
    const now = pids();
    const ended = services.filter((part) => before.get(part) !== now.get(part) && !world.killed.has(part));
    before = now;
    world.killed.clear();
    return ended.map((part) => `${part} ended by itself.`);
  };
}

/** People who use a platform while it is broken, and what has to be so afterwards whatever was broken. */
export async function createOracle(world: World) {
  const { url, journal } = world;
  const people = await Promise.all(Array.from({ length: peopleOfLoad }, world.newPerson));
  const endsOfServices = watchEnds(world);
  let strayKnown = 0;
  return {
    /** Has them begin. @returns ends it, once everybody has their last answer */
    load(): () => Promise<void> {
      const ending = new AbortController();
      const acting = people.map((session) => actLikeAPerson({ url, journal, session, ended: ending.signal }));
      return async () => {
        ending.abort();
        await Promise.all(acting);
      };
    },
    /**
     * All that was acknowledged is there, once; nobody waits for ever; every refusal said why; no service ended that nobody killed.
     * @returns what is not so
     */
    async judge(): Promise<string[]> {
      await world.untilReady();
      for (const { token } of world.sessions)
        await until(
          'no generation runs any more',
          async () => !(await isRunning(world, token)),
          allowed(nothingRunsWithin),
        );
      const tokens = people.map(({ token }) => token);
      const problems = [...(await verify(url, journal, tokens)), ...endsOfServices()];
      journal.violations.length = 0;
      const stray = (await countStray(world)) - strayKnown;
      strayKnown += stray;
      return stray === 0 ? problems : [...problems, `${stray} errors that nobody caught are in the logs.`];
    },
  };
}

export type Oracle = Awaited<ReturnType<typeof createOracle>>;
