import { type KeptSite, type LoggedEvent, previewPath } from '@sitewright/contracts';
import type { Logger } from '@sitewright/service-kit';
import type { GeneratedSite, SiteEngine } from '@sitewright/site-engine';
import type { RevisionsRepository } from '../revisions/revisions.repository.ts';
import type { Site } from '../sites/site.ts';
import type { ViewedSite } from '../sites/view-site.ts';
import type { GenerationTimings } from './generation-settings.ts';
import { type GivenPicturesDependencies, noteGivenShown, readGiven } from './given-pictures.ts';
import type { HasAccount } from './has-account.ts';
import type { HeldGeneration, WritingGeneration } from './held-generation.ts';
import { persistWhileLeased } from './leased.ts';
import type { Ending, LeasesRepository, Outcome } from './leases.repository.ts';
import { persistWhileHeld } from './persist.ts';
import { type StoreRestDependencies, storeRest } from './rest/store-rest.ts';
import { hasGrown } from './rest/write-rest.ts';
import { type KeepOfChangeDependencies, keepOfChange } from './revising/keep-of-change.ts';
import { noteEndedRevision } from './revising/take-over-revision.ts';
import { findStored, type StoreMadeDependencies, storeMade } from './store-made.ts';

export interface ConcludeDependencies
  extends Omit<StoreRestDependencies, 'leases' | 'files'>,
    Omit<StoreMadeDependencies, 'leases' | 'files'>,
    Omit<KeepOfChangeDependencies, 'files' | 'engine' | 'revisions' | 'timings'>,
    GivenPicturesDependencies {
  engine: StoreRestDependencies['engine'] & KeepOfChangeDependencies['engine'] & Pick<SiteEngine, 'keep'>;
  files: StoreRestDependencies['files'] & StoreMadeDependencies['files'] & KeepOfChangeDependencies['files'];
  leases: LeasesRepository;
  revisions: Pick<RevisionsRepository, 'begin' | 'end'>;
  hasAccount: HasAccount;
  timings: Pick<GenerationTimings, 'retryMs' | 'answerMs' | 'keepMs'>;
  log: Logger;
}

/** Tells and notes the end of a generation whose site is stored: by this process, or by the one before. */
export async function concludeDone(
  deps: ConcludeDependencies,
  held: WritingGeneration,
  { site, current }: ViewedSite,
): Promise<void> {
  const { folderId: id, version } = site;
  held.events.push({ type: 'done', id, previewUrl: previewPath(id), version, report: current.report });
  await held.events.flush();
  await settle(deps, held, { state: 'done', name: site.name });
}

/**
 * Keeps what was written, as a site of its own or beside the site that was to be changed, then tells and notes the end. The decision is
 * noted first, so that it stays, and is only this process's to make as long as nobody has taken the generation over.
 */
export async function concludeEarly(
  deps: ConcludeDependencies,
  held: WritingGeneration,
  ending: Ending,
): Promise<void> {
  await persistWhileLeased(deps, held, () => deps.leases.noteEnding(held.lease, ending));
  await concludeRevision(deps, held, ending);
  const kept = await keep(deps, held);
  held.events.push(finalEvent(ending, kept));
  await held.events.flush();
  await settle(deps, held, { ...ending, name: kept?.name, isKept: kept !== undefined });
}

/** What the log says has ended: only the note of it is missing. */
export async function settleByEvent(
  deps: ConcludeDependencies,
  held: HeldGeneration,
  event: LoggedEvent,
): Promise<void> {
  const site = await persistWhileHeld(deps, held, () => deps.sites.find(held.lease.generation.folderId));
  const name = site?.name;
  if (event.type === 'done') return settle(deps, held, { state: 'done', name });
  const isKept = 'kept' in event && event.kept !== undefined;
  if (event.type === 'stopped') return settle(deps, held, { state: 'stopped', name, isKept });
  if (event.type !== 'failed') return;
  const { code, message, reason } = event;
  return settle(deps, held, { state: 'failed', error: { code, message, reason }, name, isKept });
}

/** Notes the end, and frees what it held. */
export async function settle(
  deps: ConcludeDependencies,
  held: HeldGeneration,
  outcome: Outcome,
): Promise<void> {
  const isSettled = await persistWhileHeld(deps, held, () =>
    deps.leases.settle(held.lease, { ...outcome, usage: held.usage }),
  );
  const { id: generationId, folderId, ownerId: userId } = held.lease.generation;
  if (isSettled)
    deps.log.info(
      { generationId, folderId, userId, code: outcome.error?.code },
      `generation ${outcome.state}`,
    );
}

/** What was whole of a change is kept beside the site, in one write with the word of how it ended: once, whichever process does it. */
async function concludeRevision(
  deps: ConcludeDependencies,
  held: WritingGeneration,
  ending: Ending,
): Promise<void> {
  const { revision } = held.lease.generation;
  if (!revision) return;
  const kept = await keepIfPossible(deps, held, async () =>
    (await ownerHasAccount(deps, held)) ? keepOfChange(deps, held, revision) : undefined,
  );
  await noteEndedRevision(deps, held, ending, kept);
}

const ownerHasAccount = (deps: ConcludeDependencies, held: HeldGeneration): Promise<boolean> =>
  persistWhileHeld(deps, held, () => deps.hasAccount(held.lease.generation.ownerId));

async function keep(deps: ConcludeDependencies, held: WritingGeneration): Promise<Site | undefined> {
  const { revision, restOf } = held.lease.generation;
  if (revision) return undefined;
  return keepIfPossible(deps, held, async () => {
    if (restOf !== undefined) return keepRest(deps, held, restOf);
    const stored = await findStored(deps, held);
    if (stored) return stored;
    if (!(await ownerHasAccount(deps, held))) return undefined;
    const generated = await build(deps, held);
    if (!generated) return undefined;
    const site = await storeMade(deps, held, generated, true);
    await noteGivenShown(deps, held, generated.files);
    return site;
  });
}

/** Whatever keeps it from being kept, the generation ends. */
async function keepIfPossible<Kept>(
  deps: Pick<ConcludeDependencies, 'log'>,
  held: HeldGeneration,
  keepIt: () => Promise<Kept | undefined>,
): Promise<Kept | undefined> {
  try {
    return await keepIt();
  } catch (error) {
    held.hold.signal.throwIfAborted();
    const { folderId } = held.lease.generation;
    deps.log.warn({ err: error, folderId }, 'what was written could not be kept');
    return undefined;
  }
}

/** As much of the rest as was written, or the site as it was. */
async function keepRest(
  deps: ConcludeDependencies,
  held: WritingGeneration,
  restOf: number,
): Promise<Site | undefined> {
  const { folderId } = held.lease.generation;
  const before = await persistWhileHeld(deps, held, () => deps.files.readSource(folderId, restOf));
  const generated = await build(deps, held);
  if (generated && hasGrown(generated, before?.answer ?? ''))
    return persistWhileHeld(deps, held, () => storeRest(deps, held, generated, true));
  return persistWhileHeld(deps, held, () => deps.sites.find(folderId));
}

async function build(
  deps: ConcludeDependencies,
  held: WritingGeneration,
): Promise<GeneratedSite | undefined> {
  const { engine, timings } = deps;
  const { lease, written, hold } = held;
  // Nobody looks at the pictures any more.
  const given = await readGiven({ ...deps, modelPictureSide: 0 }, held);
  const signal = AbortSignal.any([hold.signal, AbortSignal.timeout(timings.keepMs)]);
  const { attachments: _attachments, brandKit: _brandKit, ...asked } = lease.generation.request;
  const request = { ...asked, ...given };
  return engine.keep(request, written.soFar(), { signal, owner: lease.generation.ownerId });
}

function finalEvent({ state, error }: Ending, site: Site | undefined): LoggedEvent {
  const kept: { kept?: KeptSite } = site
    ? { kept: { id: site.folderId, previewUrl: previewPath(site.folderId) } }
    : {};
  if (state === 'failed' && error) return { type: 'failed', ...error, ...kept };
  return { type: 'stopped', ...kept };
}
