import { limits } from '@sitewright/contracts';
import { AppError, toAppError } from '@sitewright/service-kit';
import { type DayQuota, findFreeSlot } from './day-quota.ts';
import { type GenerationDependencies, generateSite } from './generate-site.ts';
import { type Generation, hasDied, leaseMs, type NewGeneration, wasInterrupted } from './generation.ts';
import { settleDead } from './settle-dead.ts';
import type { WaitForGeneration } from './wait-for-generation.ts';

export interface GenerateOnceDependencies extends GenerationDependencies {
  quota: DayQuota;
  waitFor: WaitForGeneration;
}

type RequestedGeneration = Omit<NewGeneration, 'slot'>;

/**
 * Makes a site; returns its folderId. With a key, what was requested before is not made again: its site or its failure is
 * the answer, also while it is being made, by this replica or another. What died half-way is made after all.
 *
 * @throws AppError when it is not made, or the key was used for something else.
 */
export async function generateOnce(
  deps: GenerateOnceDependencies,
  requested: RequestedGeneration,
): Promise<string> {
  for (;;) {
    const earlier = await findEarlier(deps, requested);
    if (earlier?.state === 'done') return earlier.folderId;
    if (earlier && hasDied(earlier, new Date())) await settleDead(deps.quota, earlier);
    else if (earlier?.state === 'running') await deps.waitFor(earlier);
    else {
      const generation = await beginUnlessBegun(deps, requested, earlier);
      if (generation) return finish(deps, generation);
    }
  }
}

const keyValidMs = limits.idempotencyKeyHours * 60 * 60 * 1000;

async function findEarlier(
  { quota: { records } }: GenerateOnceDependencies,
  { ownerId, idempotencyKey, request }: RequestedGeneration,
): Promise<Generation | undefined> {
  const earlier = idempotencyKey && (await records.findByKey(ownerId, idempotencyKey));
  if (!earlier) return undefined;
  if (earlier.createdAt.getTime() < Date.now() - keyValidMs) {
    await records.freeKey(earlier);
    return undefined;
  }
  const { prompt, engine, seed } = earlier.request;
  if (prompt === request.prompt && engine === request.engine && seed === request.seed) return earlier;
  throw new AppError(
    'CONFLICT',
    'This Idempotency-Key was used for another request. Send each new request under a key of its own.',
  );
}

/**
 * Undefined when somebody else was faster: then there is something new to find. That may be what took the last slot of
 * the day, so a refusal counts only while nothing has changed under the key.
 */
async function beginUnlessBegun(
  deps: GenerateOnceDependencies,
  requested: RequestedGeneration,
  earlier: Generation | undefined,
): Promise<Generation | undefined> {
  try {
    return await begin(deps, requested, earlier);
  } catch (error) {
    const now = await findEarlier(deps, requested);
    if (now?.attempt !== earlier?.attempt) return undefined;
    throw error;
  }
}

async function begin(
  { quota }: GenerateOnceDependencies,
  requested: RequestedGeneration,
  earlier: Generation | undefined,
): Promise<Generation | undefined> {
  if (earlier?.error && !wasInterrupted(earlier))
    throw new AppError(earlier.error.code, earlier.error.message);
  const slot = await findFreeSlot(quota, requested.ownerId);
  return earlier ? quota.records.retry(earlier, slot) : quota.records.insert({ ...requested, slot });
}

async function finish(deps: GenerateOnceDependencies, generation: Generation): Promise<string> {
  const { records } = deps.quota;
  let hasBegun = false;
  const renewing = setInterval(() => void records.renewLease(generation).catch(() => {}), leaseMs / 6);
  try {
    await generateSite(deps, generation, {
      onBegin: () => {
        hasBegun = true;
      },
      isWanted: () => records.renewLease(generation),
    });
    await records.markDone(generation);
    return generation.folderId;
  } catch (error) {
    await settle(deps, generation, hasBegun, error);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

/**
 * What was refused before it began leaves nothing behind, not even the use of its key. What failed after its site was stored
 * is done.
 */
async function settle(
  { quota: { records, sites } }: GenerateOnceDependencies,
  generation: Generation,
  hasBegun: boolean,
  error: unknown,
): Promise<void> {
  try {
    if (!hasBegun) return await records.remove(generation);
    if (await sites.find(generation.folderId)) return await records.markDone(generation);
    const { code, message } = toAppError(error);
    await records.markFailed(generation, { code, message });
  } catch {
    // The database is away: the lease ends by itself, and with it the generation.
  }
}
