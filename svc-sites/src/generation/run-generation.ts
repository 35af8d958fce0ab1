import { AppError, type Logger, unauthenticated } from '@sitewright/service-kit';
import type { GeneratedSite, SiteEngine } from '@sitewright/site-engine';
import { wholeUpToFor } from '../engine-view/last-check.ts';
import type { LookDependencies } from '../pictures/attached/to-model-pictures.ts';
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import type { RevisionsRepository } from '../revisions/revisions.repository.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import type { StoreSiteDependencies } from '../sites/store-site.ts';
import type { ViewedSite } from '../sites/view-site.ts';
import type { VersionsRepository } from '../versions/versions.repository.ts';
import { concludeDone, concludeEarly, settle, settleByEvent } from './conclude-generation.ts';
import type { WritableEventLog } from './create-event-log.ts';
import { createEventWriter } from './event-writer.ts';
import type { Generation } from './generation.ts';
import { gaveUp, toEnding } from './generation-failure.ts';
import { batchPause, type GenerationTimings, mostAttempts, toEndTogether } from './generation-settings.ts';
import { noteGivenShown, readGiven } from './given-pictures.ts';
import type { HasAccount } from './has-account.ts';
import { type HeldGeneration, interruptionOf, noteUsage, type WritingGeneration } from './held-generation.ts';
import { confirmLease } from './leased.ts';
import type { LeasesRepository } from './leases.repository.ts';
import { persistWhileHeld } from './persist.ts';
import { storeRest } from './rest/store-rest.ts';
import { tellWritten } from './rest/write-rest.ts';
import { acceptedEvent, emptyLog, resumeLog } from './resume-log.ts';
import { findMade } from './revising/find-made.ts';
import { isRevised, noteEndedRevision } from './revising/take-over-revision.ts';
import { writeRevision } from './revising/write-revision.ts';
import { findStored, storeMade } from './store-made.ts';
import { tell } from './tell-event.ts';

export interface RunDependencies extends StoreSiteDependencies, LookDependencies {
  engine: SiteEngine;
  files: Pick<FilesRepository, 'summarise' | 'readVersion' | 'readSource' | 'readStyles'>;
  versions: Pick<VersionsRepository, 'list'>;
  revisions: Pick<RevisionsRepository, 'begin' | 'end' | 'findByGeneration'>;
  pictures: PicturesRepository;
  leases: LeasesRepository;
  eventLog: WritableEventLog;
  hasAccount: HasAccount;
  timings: GenerationTimings;
  log: Logger;
}

/** Makes the site of a generation that this process holds, or goes on with it, until it has ended or is lost to another process. */
export async function runGeneration(deps: RunDependencies, held: HeldGeneration): Promise<void> {
  const { eventLog, engine, timings } = deps;
  const { generation } = held.lease;
  if (generation.attempt > mostAttempts + 1) return settleGivenUp(deps, held);
  const closeLog = eventLog.openHere(generation.id, held.lease.isNew);
  try {
    const resumed = held.lease.isNew
      ? emptyLog
      : await persistWhileHeld(deps, held, () => resumeLog({ log: eventLog, engine }, held));
    for (const event of resumed.past) held.written.take(event);
    if (resumed.final) return await settleByEvent(deps, held, resumed.final);
    const events = createEventWriter({
      log: eventLog,
      generationId: generation.id,
      lastNumber: resumed.lastNumber,
      batchMs: () => toEndTogether(batchPause(timings, eventLog.openCount()), performance.now()),
      retryMs: timings.retryMs,
      answerMs: timings.answerMs,
      signal: held.hold.signal,
      onReplaced: () => held.hold.abort('lost'),
    });
    if (held.lease.isNew) events.push(acceptedEvent(generation));
    await makeSite(deps, { ...held, events }, resumed.isContinued);
  } finally {
    closeLog();
  }
}

/** Not even giving up has succeeded, or keeping what was written: there is what was stored by then. */
async function settleGivenUp(deps: RunDependencies, held: HeldGeneration): Promise<void> {
  const { generation } = held.lease;
  const ending = { state: 'failed', error: gaveUp(generation) } as const;
  await noteEndedRevision(deps, held, ending);
  const kept = generation.revision ? undefined : await findStored(deps, held);
  return settle(deps, held, { ...ending, name: kept?.name, isKept: kept !== undefined });
}

async function makeSite(deps: RunDependencies, held: WritingGeneration, isContinued: boolean): Promise<void> {
  const { ending } = held.lease;
  if (ending) return concludeEarly(deps, held, ending);
  let stored: ViewedSite;
  try {
    stored = await storedSite(deps, held, isContinued);
    await noteGivenShown(deps, held, stored.current.files);
  } catch (error) {
    return endEarly(deps, held, error);
  }
  await concludeDone(deps, held, stored);
}

/** The site that a process before has stored without saying so, or a new one. */
async function storedSite(
  deps: RunDependencies,
  held: WritingGeneration,
  isContinued: boolean,
): Promise<ViewedSite> {
  const { revision } = held.lease.generation;
  const isThere = held.lease.isTakenOver && (await isMade(deps, held));
  const earlier = isThere ? await viewStored(deps, held) : undefined;
  if (earlier) return earlier;
  await begin(deps, held);
  if (revision) await writeRevision(deps, held, revision, () => confirm(deps, held));
  else await store(deps, held, await write(deps, held, isContinued));
  const stored = await viewStored(deps, held);
  if (!stored) throw new Error('A site that was just stored is not there.');
  return stored;
}

/** Whether a process before has stored what comes of it. */
async function isMade(deps: RunDependencies, held: WritingGeneration): Promise<boolean> {
  const { revision, restOf } = held.lease.generation;
  if (revision) return isRevised(deps, held, revision);
  if (restOf === undefined) return (await findStored(deps, held)) !== undefined;
  return persistWhileHeld(
    deps,
    held,
    async () => (await findMade(deps, held, { seen: restOf })) !== undefined,
  );
}

async function endEarly(deps: RunDependencies, held: WritingGeneration, error: unknown): Promise<void> {
  if (held.hold.signal.aborted) return;
  const interruption = interruptionOf(held);
  if (interruption === 'released') return release(deps, held);
  const ending = toEnding(error, interruption, deps.log);
  return concludeEarly(deps, held, ending);
}

/** @throws AppError when there is nobody to make it for, or it has ended too many processes. */
async function begin(deps: RunDependencies, held: WritingGeneration): Promise<void> {
  const { generation } = held.lease;
  if (generation.stopRequestedAt) held.work.abort('stopped');
  held.work.signal.throwIfAborted();
  if (generation.attempt > mostAttempts) throw givenUp(generation);
  if (!held.lease.isNew) await demandAccount(deps, held);
}

function givenUp(generation: Generation): AppError {
  const { code, message } = gaveUp(generation);
  return new AppError(code, message);
}

async function demandAccount(deps: RunDependencies, held: HeldGeneration): Promise<void> {
  if (await persistWhileHeld(deps, held, () => deps.hasAccount(held.lease.generation.ownerId))) return;
  held.work.abort('account gone');
  throw unauthenticated('This account does not exist any more.');
}

function viewStored(deps: RunDependencies, held: WritingGeneration): Promise<ViewedSite | undefined> {
  return persistWhileHeld(deps, held, async () => {
    const site = await deps.sites.find(held.lease.generation.folderId);
    const current = site && (await deps.files.summarise(site.folderId, site.version));
    return site && current && { site, current };
  });
}

async function write(
  deps: RunDependencies,
  held: WritingGeneration,
  isContinued: boolean,
): Promise<GeneratedSite> {
  const { request, ownerId: owner, restOf } = held.lease.generation;
  if (restOf !== undefined && !isContinued) await tellWritten(deps, held, restOf);
  const { brandKit: _brandKit, attachments: _attachments, ...asked } = request;
  const [given, check] = await Promise.all([
    readGiven(deps, held),
    persistWhileHeld(deps, held, held.readLastCheck),
  ]);
  return deps.engine.generate(
    { ...asked, ...given, wholeUpTo: wholeUpToFor(check, deps.engine.info.label) },
    {
      signal: held.work.signal,
      owner,
      onEvent: (event) => tell(held, event),
      onLife: held.noteLife,
      onUsage: (cost) => noteUsage(held, cost),
      ...(isContinued || restOf !== undefined ? { written: held.written.soFar() } : {}),
    },
  );
}

async function store(
  deps: RunDependencies,
  held: WritingGeneration,
  generated: GeneratedSite,
): Promise<void> {
  const { restOf } = held.lease.generation;
  // Pages that show nothing are still to be written.
  const isInterrupted = generated.missing !== undefined;
  await confirm(deps, held);
  if (restOf === undefined) await storeMade(deps, held, generated, isInterrupted);
  else await persistWhileHeld(deps, held, () => storeRest(deps, held, generated, isInterrupted));
}

/** Its owner is there, and nobody else has taken it over: otherwise its files are not even stored. */
async function confirm(deps: RunDependencies, held: WritingGeneration): Promise<void> {
  await Promise.all([
    demandAccount(deps, held),
    persistWhileHeld(deps, held, () => confirmLease(deps, held)),
  ]);
}

async function release({ leases }: RunDependencies, held: WritingGeneration): Promise<void> {
  await held.events.flush();
  const { lease, written, usage } = held;
  await leases.release(lease, { phase: written.phase(), ranMs: held.ranMs() }, usage);
}
