import { AppError } from '@sitewright/service-kit';
import type { ModelRevision, RevisedSite, SiteEngine } from '@sitewright/site-engine';
import type { StoredRevisionRequest } from '../db/collections.ts';
import type { RevisionsRepository } from '../revisions/revisions.repository.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { siteNotFound } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import type { StoreSiteDependencies } from '../sites/store-site.ts';
import { storeNextVersion } from '../versions/store-next-version.ts';
import type { VersionsRepository } from '../versions/versions.repository.ts';
import type { GenerationTimings } from './generation-settings.ts';
import type { WritingGeneration } from './held-generation.ts';
import type { Ending } from './leases.repository.ts';
import { persistWhileHeld } from './persist.ts';
import { tell } from './tell-event.ts';

export interface StoreRevisionDependencies extends StoreSiteDependencies {
  timings: Pick<GenerationTimings, 'retryMs' | 'answerMs'>;
  engine: Pick<SiteEngine, 'revise'>;
  files: Pick<FilesRepository, 'readVersion'>;
  versions: Pick<VersionsRepository, 'find'>;
  revisions: Pick<RevisionsRepository, 'begin' | 'end'>;
}

/** What a version says of the generation that made it: whoever takes that over knows that it is done. */
const digestOf = ({ lease }: WritingGeneration): string => `generation ${lease.generation.id}`;

/** Whether a process before has stored the version. */
export const isRevised = (
  deps: StoreRevisionDependencies,
  held: WritingGeneration,
  { seen }: StoredRevisionRequest,
): Promise<boolean> =>
  persistWhileHeld(deps, held, async () => {
    const next = await deps.versions.find(held.lease.generation.folderId, seen + 1);
    return next?.requestDigest === digestOf(held);
  });

/**
 * Has the model change the version that was seen, and stores the next one; a change that makes the report worse is kept as an
 * offer.
 *
 * @throws AppError, EngineError
 */
export async function storeRevision(
  deps: StoreRevisionDependencies,
  held: WritingGeneration,
  revision: StoredRevisionRequest,
  confirm: () => Promise<void>,
): Promise<void> {
  const { site, request } = await readSeen(deps, held, revision);
  const options = { signal: held.work.signal, owner: site.ownerId };
  const revised = await deps.engine.revise(request, { ...options, onEvent: (event) => tell(held, event) });
  await confirm();
  await persistWhileHeld(deps, held, () => store(deps, held, { site, revision, revised }));
}

async function readSeen(
  deps: StoreRevisionDependencies,
  held: WritingGeneration,
  revision: StoredRevisionRequest,
) {
  const { folderId } = held.lease.generation;
  return persistWhileHeld(deps, held, async () => {
    const site = await deps.sites.find(folderId);
    const stored = await deps.files.readVersion(folderId, revision.seen);
    if (!site || site.deletedAt || !stored) throw siteNotFound();
    if (site.version !== revision.seen) throw changedMeanwhile(site);
    const { files, report } = stored;
    const { instruction } = revision;
    const target = targetIn(files, revision);
    await deps.revisions.begin(held.lease.generation);
    const request: ModelRevision = { name: site.name, instruction, files, report, ...(target && { target }) };
    return { site, request };
  });
}

function targetIn(files: ModelRevision['files'], { target }: StoredRevisionRequest): ModelRevision['target'] {
  const page = target && files.find(({ path }) => path === target.path);
  if (!target || !page) return undefined;
  const { start, end } = target.element;
  const source = Buffer.from(page.content).toString().slice(start, end);
  return { path: target.path, source, label: target.label };
}

const changedMeanwhile = ({ version }: Site) =>
  new AppError(
    'CONFLICT',
    `This site was changed elsewhere while the change was written: it is at version ${version} now. Look at it, then ask again.`,
  );

interface Revised {
  site: Site;
  revision: StoredRevisionRequest;
  revised: RevisedSite;
}

async function store(deps: StoreRevisionDependencies, held: WritingGeneration, made: Revised): Promise<void> {
  const { id } = held.lease.generation;
  const { usage } = made.revised.site;
  if (made.revised.isWorse) return offer(deps, id, made);
  const stored = await storeVersion(deps, held, made);
  const answer = `Changed ${new Intl.ListFormat('en').format(made.revised.changed)}.`;
  await deps.revisions.end(id, { state: 'made', made: stored.version, answer, ...(usage && { usage }) });
}

async function storeVersion(
  deps: StoreRevisionDependencies,
  held: WritingGeneration,
  { site, revision, revised }: Revised,
): Promise<Site> {
  const { files, report } = revised.site;
  const { instruction } = revision;
  const requestDigest = digestOf(held);
  const next = {
    site,
    kind: 'revised' as const,
    instruction,
    author: site.ownerId,
    files,
    report,
    requestDigest,
  };
  const stored = await storeNextVersion(deps, { ...next, making: revised.site });
  if (stored) return stored;
  const current = await deps.sites.find(site.folderId);
  const version = await deps.versions.find(site.folderId, site.version + 1);
  if (current && version?.requestDigest === requestDigest) return current;
  throw changedMeanwhile(current ?? site);
}

const worse =
  'This change was not made, because more of the site’s checks would fail with it. Ask for it in other words, or take it as it is.';

async function offer(
  { revisions }: StoreRevisionDependencies,
  id: string,
  { revised }: Revised,
): Promise<void> {
  const { site, changed } = revised;
  const paths = new Set([...changed, 'styles.css']);
  const files = site.files.flatMap(({ path, content }) =>
    paths.has(path) ? [{ path, content: Buffer.from(content).toString() }] : [],
  );
  await revisions.end(id, {
    state: 'offered',
    answer: worse,
    offer: files,
    ...(site.usage && { usage: site.usage }),
  });
}

/** The conversation says why nothing came of it. */
export async function noteFailedRevision(
  deps: StoreRevisionDependencies,
  held: WritingGeneration,
  { error }: Ending,
): Promise<void> {
  const { id, revision } = held.lease.generation;
  if (!revision) return;
  const answer = error?.message ?? 'You have stopped this change.';
  await persistWhileHeld(deps, held, () => deps.revisions.end(id, { state: 'failed', answer }));
}
