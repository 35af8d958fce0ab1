import { isDeepStrictEqual } from 'node:util';
import { type GenerateRequest, limits } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import { takePromptPictures } from '../pictures/prompt-pictures.ts';
import { newFolderId } from '../sites/folder-id.ts';
import type { StorageQuota } from '../storage/storage-quota.ts';
import { findFreeSlot } from './day-quota.ts';
import { failuresLookedAt, refuseAfterFailures } from './failure-waits.ts';
import { type Generation, wasInterrupted } from './generation.ts';
import type { GenerationLimits } from './generation-settings.ts';
import type { GenerationsRepository } from './generations.repository.ts';
import type { HeldGenerations } from './held-generations.ts';
import type { LeasesRepository } from './leases.repository.ts';
import { turnOf } from './line.ts';
import { demandPlaceInLine } from './line-limits.ts';
import type { RequestedRest, RequestedRevision } from './new-generation.repository.ts';

/** What somebody asks for. */
export interface RequestedGeneration {
  ownerId: string;
  request: GenerateRequest;
  /** The site that it changes, and how. */
  revision?: RequestedRevision | undefined;
  /** The site of which it writes the rest. */
  rest?: RequestedRest | undefined;
  idempotencyKey?: string | undefined;
  /** The step of a trace in which it is asked for. */
  traceparent?: string;
}

export interface RequestDependencies {
  records: GenerationsRepository;
  leases: Pick<LeasesRepository, 'active'>;
  beginNew: HeldGenerations['beginNew'];
  engine: Pick<SiteEngine, 'info'>;
  pictures: Pick<PicturesRepository, 'find' | 'take'>;
  storage: Pick<StorageQuota, 'demandRoom'>;
  limits: GenerationLimits;
}

/** Room that the smallest site needs: without it, none is begun. */
const leastBytes = 1;

/**
 * The generation of a request. With a key, what was requested before is the answer, whatever became of it; only what was
 * interrupted is made after all, under the id that was reserved.
 *
 * @throws AppError when it is refused, or the key was used for something else.
 */
export async function requestGeneration(
  deps: RequestDependencies,
  requested: RequestedGeneration,
): Promise<Generation> {
  for (;;) {
    const earlier = await findEarlier(deps, requested);
    if (earlier && !wasInterrupted(earlier)) return earlier;
    const generation = await beginUnlessBegun(deps, requested, earlier);
    if (generation) return generation;
  }
}

const keyValidMs = limits.idempotencyKeyHours * 60 * 60 * 1000;

async function findEarlier(
  { records }: RequestDependencies,
  { ownerId, idempotencyKey, request, revision }: RequestedGeneration,
): Promise<Generation | undefined> {
  const earlier = idempotencyKey && (await records.findByKey(ownerId, idempotencyKey));
  if (!earlier) return undefined;
  if (earlier.createdAt.getTime() < Date.now() - keyValidMs) {
    await records.freeKey(earlier);
    return undefined;
  }
  const isSameChange =
    revision?.seen === earlier.revision?.seen &&
    (!revision || revision.folderId === earlier.folderId) &&
    isDeepStrictEqual(revision?.attachments, earlier.revision?.attachments);
  if (isSameChange && isSameRequest(request, earlier.request)) return lastMadeOf(records, earlier);
  throw new AppError(
    'CONFLICT',
    'This Idempotency-Key was used for another request. Send each new request under a key of its own.',
  );
}

const isSameRequest = (one: GenerateRequest, other: GenerateRequest): boolean =>
  one.prompt === other.prompt &&
  one.engine === other.engine &&
  one.seed === other.seed &&
  one.brandKit === other.brandKit &&
  isDeepStrictEqual(one.attachments ?? [], other.attachments ?? []);

/** What was interrupted names what was begun instead. */
async function lastMadeOf(records: GenerationsRepository, earlier: Generation): Promise<Generation> {
  const again = earlier.madeAgainAs && (await records.find(earlier.madeAgainAs));
  return again ? lastMadeOf(records, again) : earlier;
}

/**
 * Undefined when somebody else was faster: then there is something new to find. That may be what took the last slot of
 * the day, so a refusal counts only while nothing has changed under the key.
 */
async function beginUnlessBegun(
  deps: RequestDependencies,
  requested: RequestedGeneration,
  interrupted: Generation | undefined,
): Promise<Generation | undefined> {
  try {
    return await begin(deps, requested, interrupted);
  } catch (error) {
    const now = await findEarlier(deps, requested);
    if (now?.id !== interrupted?.id) return undefined;
    throw error;
  }
}

async function begin(
  deps: RequestDependencies,
  requested: RequestedGeneration,
  interrupted: Generation | undefined,
): Promise<Generation | undefined> {
  const generation = await insert(deps, requested, interrupted);
  if (generation?.state !== 'waiting') return generation;
  try {
    await takePlace(deps, generation);
  } catch (error) {
    if (await deps.records.withdraw(generation)) throw error;
  }
  return generation;
}

/** Whoever asks at the same moment may have taken it. */
async function takePlace(deps: RequestDependencies, generation: Generation): Promise<void> {
  const { ownerId } = generation;
  const before = await activeBefore(deps, generation);
  demandPlaceInLine(before, ownerId, deps.limits);
  const turn = turnOf(before, ownerId);
  if (turn > 0) await deps.records.setTurn(generation, turn);
}

async function insert(
  deps: RequestDependencies,
  requested: RequestedGeneration,
  interrupted: Generation | undefined,
): Promise<Generation | undefined> {
  const { records, leases, beginNew, engine, storage, limits } = deps;
  const { ownerId, request, revision, rest, idempotencyKey, traceparent } = requested;
  const [latest, active, room, free] = await Promise.allSettled([
    records.list(ownerId, { isActive: false, limit: failuresLookedAt }),
    leases.active(),
    storage.demandRoom(ownerId, leastBytes),
    findFreeSlot({ records, perDay: limits.perDay }, ownerId),
  ]);
  // Asked together, for a model begins only behind them; refused in their order.
  refuseAfterFailures(settledValue(latest), Date.now());
  demandPlaceInLine(settledValue(active), ownerId, limits);
  settledValue(room);
  const slot = settledValue(free);
  const turn = turnOf(settledValue(active), ownerId);
  const writer = request.engine ?? engine.info.engine;
  const folderId = await folderWithPictures(deps, requested, interrupted);
  const asked = { ownerId, folderId, request, revision, rest, traceparent };
  const generation = { ...asked, engine: writer, slot, turn };
  if (interrupted) return records.insertAgain(interrupted, generation);
  const keyed = { ...generation, idempotencyKey };
  return (await beginNew(keyed, settledValue(active))) ?? records.insert(keyed);
}

/** The folder of a new site with the pictures of its prompt; what was interrupted has it already, unless that became a site. */
async function folderWithPictures(
  { pictures }: RequestDependencies,
  { ownerId, request: { attachments = [] }, rest }: RequestedGeneration,
  interrupted: Generation | undefined,
): Promise<string | undefined> {
  if (attachments.length === 0 || rest || (interrupted && !interrupted.kept)) return undefined;
  const folderId = newFolderId();
  await takePromptPictures(pictures, ownerId, folderId, attachments);
  return folderId;
}

function settledValue<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/** Those that are older, so that of many that come at once exactly those stay for which there is room. */
async function activeBefore({ leases }: RequestDependencies, { id, createdAt }: Generation) {
  const active = await leases.active();
  return active.filter(
    (each) =>
      each.createdAt < createdAt || (each.createdAt.getTime() === createdAt.getTime() && each.id < id),
  );
}
