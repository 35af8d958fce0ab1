import type { Brief, BriefChanges } from '@sitewright/contracts';
import type { GeneratedSite, SiteEngine, SiteFile } from '@sitewright/site-engine';
import { asAnswer } from '../brief/as-answer.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { siteNotFound } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import type { VersionsRepository } from '../versions/versions.repository.ts';

export interface RecomposeDependencies {
  engine: Pick<SiteEngine, 'recompose' | 'mergeSites' | 'inspect'>;
  files: Pick<FilesRepository, 'readVersion'>;
  versions: Pick<VersionsRepository, 'list'>;
}

interface Composed {
  brief: Brief;
  changes: BriefChanges;
  /** Of the design that it has, and of the one that it gets. */
  seed: number | undefined;
  nextSeed: number | undefined;
}

type Options = Parameters<SiteEngine['recompose']>[1];

/** A site composed anew; or where its owner has changed the same by hand, the files of which that is so. */
export type Recomposed = GeneratedSite | { conflicts: string[] };

const byHand: ReadonlySet<string> = new Set(['edited', 'look']);

/** Composes a site anew from its changed brief. What its owner has changed by hand stays where it stands. */
export async function recomposeSite(
  deps: RecomposeDependencies,
  site: Site,
  { brief, changes, seed, nextSeed }: Composed,
  options: Options,
): Promise<Recomposed> {
  const next = asAnswer(deps.engine.recompose({ brief, changes, seed: nextSeed }, options));
  const versions = await deps.versions.list(site.folderId, site.version);
  if (!versions.some(({ kind }) => byHand.has(kind))) return next;
  const [theirs, base] = await Promise.all([
    next,
    asAnswer(deps.engine.recompose({ brief, changes: {}, seed }, options)),
  ]);
  return withHandwork(deps, site, { base, theirs }, options);
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
  if (merged.conflicts.length > 0) return { conflicts: merged.conflicts };
  const report = await asAnswer(
    engine.inspect({ files: merged.files.map(asText), before: theirs.files, report: theirs.report }, options),
  );
  return { ...theirs, files: merged.files, report };
}

/** The checks read text, and measure everything else. */
const asText = ({ path, content }: SiteFile): SiteFile => ({
  path,
  content:
    typeof content !== 'string' && /\.(?:html?|css|js|svg|json|txt|webmanifest|ics)$/iu.test(path)
      ? Buffer.from(content).toString()
      : content,
});
