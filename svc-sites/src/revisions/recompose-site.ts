import type { Brief, BriefChanges, Difference } from '@sitewright/contracts';
import type { GeneratedSite, SiteEngine, SiteFile } from '@sitewright/site-engine';
import { asAnswer } from '../brief/as-answer.ts';
import { compareSites } from '../comparison/compare-sites.ts';
import { isOfPicture } from '../pictures/picture-paths.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { siteNotFound } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import { asText } from '../versions/as-text.ts';
import type { VersionsRepository } from '../versions/versions.repository.ts';

export interface RecomposeDependencies {
  engine: Pick<SiteEngine, 'recompose' | 'mergeSites' | 'inspect'>;
  files: Pick<FilesRepository, 'readVersion' | 'summarise'>;
  versions: Pick<VersionsRepository, 'list'>;
}

interface Composed {
  brief: Brief;
  changes: BriefChanges;
  /** Of the design that it has, and of the one that it gets. */
  seed: number | undefined;
  nextSeed: number | undefined;
  /** The files that the brief's logo and pictures are. */
  own: readonly SiteFile[];
}

type Options = Parameters<SiteEngine['recompose']>[1];

/** What was changed by hand, as a person would say it. */
type Handwork = Pick<Difference, 'path' | 'part' | 'summary'>;

/** A site composed anew; or where its owner has changed the same by hand, the files of which that is so, and what it is. */
export type Recomposed = GeneratedSite | { conflicts: string[]; lost: Handwork[] };

const byHand: ReadonlySet<string> = new Set(['edited', 'look']);

/** Composes a site anew from its changed brief. What its owner has changed by hand stays where it stands. */
export async function recomposeSite(
  deps: RecomposeDependencies,
  site: Site,
  { brief, changes, seed, nextSeed, own }: Composed,
  options: Options,
): Promise<Recomposed> {
  const next = asAnswer(deps.engine.recompose({ brief, changes, seed: nextSeed, own }, options));
  const versions = await deps.versions.list(site.folderId, site.version);
  const isTouched = versions.some(({ kind }) => byHand.has(kind)) || (await showsPictures(deps, site));
  if (!isTouched) return next;
  const [theirs, base] = await Promise.all([
    next,
    asAnswer(deps.engine.recompose({ brief, changes: {}, seed, own }, options)),
  ]);
  return withHandwork(deps, site, { base, theirs }, options);
}

/** Pictures of a person are put on the pages also by words; they are not of the brief. */
async function showsPictures(
  { files }: Pick<RecomposeDependencies, 'files'>,
  { folderId, version }: Site,
): Promise<boolean> {
  const summary = await files.summarise(folderId, version);
  return summary?.files.some(({ path }) => isOfPicture(path)) ?? false;
}

async function withHandwork(
  { engine, files }: RecomposeDependencies,
  { folderId, version }: Site,
  { base, theirs }: { base: GeneratedSite; theirs: GeneratedSite },
  options: Options,
): Promise<Recomposed> {
  const stored = await files.readVersion(folderId, version);
  if (!stored) throw siteNotFound();
  const sides = { base: base.files, ours: stored.files, theirs: theirs.files };
  const merged = await asAnswer(engine.mergeSites(sides, options));
  const { conflicts } = merged;
  if (conflicts.length > 0) return { conflicts, lost: handworkIn(conflicts, base.files, stored.files) };
  const report = await asAnswer(
    engine.inspect({ files: merged.files.map(asText), before: theirs.files, report: theirs.report }, options),
  );
  return { ...theirs, files: merged.files, report };
}

const mostTold = 12;

/** What a person has changed of the composed files that are in the way. */
function handworkIn(
  paths: readonly string[],
  composed: readonly SiteFile[],
  stored: readonly SiteFile[],
): Handwork[] {
  const isIn = ({ path }: SiteFile) => paths.includes(path);
  const { differences } = compareSites(composed.filter(isIn), stored.filter(isIn));
  const told = differences.map(({ path, part, summary }) => ({ path, part, summary }));
  const untold = paths.filter((path) => !told.some((one) => one.path === path));
  const whole = untold.map((path) => ({ path, part: path, summary: 'Changed by hand' }));
  return [...told, ...whole].slice(0, mostTold);
}
