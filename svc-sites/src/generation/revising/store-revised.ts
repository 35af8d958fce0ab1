import type { QualityReport } from '@sitewright/contracts';
import type { RevisedSite, SiteEngine, SiteFile } from '@sitewright/site-engine';
import { compareSites } from '../../comparison/compare-sites.ts';
import type { StoredRevisionRequest } from '../../db/generation-document.ts';
import { packOffer } from '../../db/packed-offer.ts';
import {
  type AttachedPicture,
  markShown,
  notShown,
  shownOf,
  withShown,
} from '../../pictures/attached/attached-pictures.ts';
import type { PicturesRepository } from '../../pictures/pictures.repository.ts';
import { overOthers } from '../../revisions/answer.ts';
import type { RevisionOutcome, RevisionsRepository } from '../../revisions/revisions.repository.ts';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { siteNotFound } from '../../sites/find-site.ts';
import type { Site } from '../../sites/site.ts';
import type { StoreSiteDependencies } from '../../sites/store-site.ts';
import { asText } from '../../versions/as-text.ts';
import { whileBeingChanged } from '../../versions/change-site.ts';
import { storeNextVersion } from '../../versions/store-next-version.ts';
import type { VersionsRepository } from '../../versions/versions.repository.ts';
import type { GenerationTimings } from '../generation-settings.ts';
import type { WritingGeneration } from '../held-generation.ts';
import { confirmLease } from '../leased.ts';
import type { LeasesRepository } from '../leases.repository.ts';
import { digestOf, findMade, madeBefore } from './find-made.ts';

export interface StoreRevisionDependencies extends StoreSiteDependencies {
  timings: Pick<GenerationTimings, 'retryMs' | 'answerMs'>;
  engine: Pick<SiteEngine, 'mergeSites' | 'inspect'>;
  files: Pick<FilesRepository, 'readVersion'>;
  versions: Pick<VersionsRepository, 'list'>;
  revisions: Pick<RevisionsRepository, 'end'>;
  leases: Pick<LeasesRepository, 'beat'>;
  pictures: PicturesRepository;
}

export type PlaceDependencies = Pick<StoreRevisionDependencies, 'engine' | 'files'>;

export interface Revised {
  revision: StoredRevisionRequest;
  /** The files that were changed, as they were seen. */
  seen: SiteFile[];
  revised: RevisedSite;
  attached: AttachedPicture[];
}

/** The change on top of what the site shows now; `conflicts` are files that somebody else has changed in the same place. */
export interface Placed {
  /** The site as it is without the change. */
  before: SiteFile[];
  files: SiteFile[];
  report: QualityReport;
  conflicts: string[];
}

/** Stores a written change as the next version, or as an offer. A site that has gone on meanwhile keeps what it has got. */
export async function storeRevised(
  deps: StoreRevisionDependencies,
  held: WritingGeneration,
  made: Revised,
): Promise<void> {
  const { folderId } = held.lease.generation;
  const outcome = await whileBeingChanged(async () => {
    const site = await deps.sites.find(folderId);
    if (!site || site.deletedAt) throw siteNotFound();
    // The database may have gone between the version and the word of it.
    const before =
      site.version === made.revision.seen ? undefined : await findMade(deps, held, made.revision);
    if (before !== undefined) return madeBefore(before);
    const { ownerId: owner } = held.lease.generation;
    const placed = await placeOn(deps, site, made, { signal: held.work.signal, owner });
    if (!made.revised.isWorse && placed.conflicts.length === 0)
      return storeVersion(deps, held, site, placed, made);
    await confirmLease(deps, held);
    const reason = placed.conflicts.length > 0 ? overOthers(placed.conflicts, site.version) : worse;
    const answer = [reason, ...(made.revised.notes ?? [])].join(' ');
    return { state: 'offered' as const, answer, ...(await offerOf(site, filesToOffer(placed, made), made)) };
  });
  const { usage } = made.revised.site;
  await deps.revisions.end(held.lease.generation.id, {
    ...outcome,
    ...(usage && { usage }),
    tookMs: Math.round(held.ranMs()),
  });
}

export async function placeOn(
  { files, engine }: PlaceDependencies,
  { folderId, version }: Site,
  { revision, seen, revised: { site } }: Revised,
  options: Parameters<SiteEngine['mergeSites']>[1],
): Promise<Placed> {
  if (version === revision.seen)
    return { before: seen, files: site.files, report: site.report, conflicts: [] };
  const current = await files.readVersion(folderId, version);
  if (!current) throw siteNotFound();
  const sides = { base: seen, ours: current.files, theirs: site.files };
  const merged = await engine.mergeSites(sides, options);
  const before = current.files;
  if (merged.conflicts.length > 0) return { ...merged, before, report: site.report };
  const written = {
    files: merged.files.map(asText),
    before: current.files.map(asText),
    report: current.report,
  };
  return { ...merged, before, report: await engine.inspect(written, options) };
}

/** Undefined where the site has gone on at this moment. */
async function storeVersion(
  deps: StoreRevisionDependencies,
  held: WritingGeneration,
  site: Site,
  { before, files: placed, report }: Placed,
  { revision, revised, attached }: Revised,
): Promise<RevisionOutcome | undefined> {
  const { folderId } = site;
  const files = await withShown(deps.pictures, folderId, placed, attached);
  const next = {
    site,
    kind: 'revised' as const,
    instruction: revision.instruction,
    author: site.ownerId,
    files,
    report,
    requestDigest: digestOf(held),
    making: revised.site,
  };
  const stored = await storeNextVersion(deps, next, () => confirmLease(deps, held));
  const version = stored?.version ?? (await findMade(deps, held, revision));
  if (version === undefined) return undefined;
  const shown = shownOf(attached, files);
  await markShown(deps.pictures, folderId, shown);
  const isMerged = site.version !== revision.seen;
  const told = [
    changedParts(before, files, revised),
    isMerged ? keptBeside(site.version) : undefined,
    ...(revised.notes ?? []),
    notShown(attached, shown),
  ];
  return { state: 'made', made: version, answer: told.filter(Boolean).join(' ') };
}

const mostNamed = 3;

/** What is another one now, by its parts as a person calls them; by its files where no page shows it. */
function changedParts(before: SiteFile[], after: SiteFile[], { changed }: RevisedSite): string {
  const { differences } = compareSites(before, after);
  const parts = [...new Set(differences.map(({ part }) => part))];
  const named = parts.length > 0 ? parts : changed;
  const rest = named.length - mostNamed;
  const more = rest > 0 ? [`${rest} more`] : [];
  return `Changed: ${new Intl.ListFormat('en').format([...named.slice(0, mostNamed), ...more])}.`;
}

const keptBeside = (version: number): string =>
  `The site went on to version ${version} meanwhile: what that changed is kept.`;

const worse =
  'This change was not made, because more of the site’s checks would fail with it. Ask for it in other words, or take it as it is.';

const isSame = (one: SiteFile['content'] | undefined, other: SiteFile['content']): boolean =>
  one !== undefined && Buffer.from(one).equals(Buffer.from(other));

/** The files that are other ones with the change, on top of what the site shows now. */
export function filesToOffer(placed: Placed, { seen, revised }: Revised): SiteFile[] {
  const before = new Map(seen.map(({ path, content }) => [path, content]));
  const merged = new Map(placed.files.map(({ path, content }) => [path, content]));
  return revised.site.files
    .filter(({ path, content }) => !isSame(before.get(path), content))
    .map(({ path, content }) => ({ path, content: merged.get(path) ?? content }));
}

export const offerOf = async (site: Site, files: readonly SiteFile[], { revised }: Revised) => ({
  ...(await packOffer(files, revised.site)),
  offeredFor: site.version,
});
