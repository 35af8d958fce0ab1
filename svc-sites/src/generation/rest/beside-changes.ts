import type { QualityReport } from '@sitewright/contracts';
import { type GeneratedSite, readAnswer, type SiteEngine, type SiteFile } from '@sitewright/site-engine';
import { parse, serialize } from 'parse5';
import type { FilesRepository, WrittenVersion } from '../../sites/files.repository.ts';
import { siteNotFound } from '../../sites/find-site.ts';
import { asText } from '../../versions/as-text.ts';
import type { HeldGeneration } from '../held-generation.ts';

export interface BesideDependencies {
  engine: Pick<SiteEngine, 'keep' | 'mergeSites' | 'inspect'>;
  files: Pick<FilesRepository, 'readVersion'>;
}

interface Sides {
  /** What the model wrote before the rest. */
  written: WrittenVersion;
  /** What the site shows now. */
  ours: number;
  /** The site with its rest. */
  generated: GeneratedSite;
}

const changesStay = (paths: readonly string[], version: number): string =>
  `You had changed ${new Intl.ListFormat('en').format(paths)} where the rest was to go, so that stays as version ${version} shows it.`;

const contentOf = (files: readonly SiteFile[], path: string): SiteFile['content'] | undefined =>
  files.find((file) => file.path === path)?.content;

/** New pages need the styles of the rest, changed ones those of the change. */
const bothStyles = (theirs: SiteFile['content'], ours: SiteFile['content']): string =>
  [theirs, ours].map((content) => Buffer.from(content).toString()).join('\n');

const asTree = ({ path, content }: SiteFile): SiteFile => ({
  path,
  content: serialize(parse(Buffer.from(content).toString())),
});

type Compared = Record<'base' | 'ours' | 'theirs', SiteFile[]>;

/** A page that was cut off was written anew from its tree, so that other pages than those of this form differ from it everywhere. */
function asTrees({ base, ours, theirs }: Compared, paths: readonly string[]): Compared {
  const normal = (files: SiteFile[]) =>
    files
      .filter(({ path }) => paths.includes(path))
      .map((file) => (/\.html?$/i.test(file.path) ? asTree(file) : file));
  return { base: normal(base), ours: normal(ours), theirs: normal(theirs) };
}

/** What becomes of a file that both have changed in the same place; nothing of one that was removed. */
function settle(path: string, ours: readonly SiteFile[], theirs: readonly SiteFile[]): SiteFile[] {
  const [own, other] = [contentOf(ours, path), contentOf(theirs, path)];
  if (own === undefined) return [];
  const isSheet = path.endsWith('.css') && other !== undefined;
  return [{ path, content: isSheet ? bothStyles(other, own) : own }];
}

/** The site as the model wrote it and nobody changed it: a later version may hold changes, beside which it was written already. */
async function asWritten(
  { engine, files }: BesideDependencies,
  { lease, hold }: HeldGeneration,
  { version, answer }: WrittenVersion,
): Promise<SiteFile[]> {
  const { folderId, ownerId, request } = lease.generation;
  const options = { signal: hold.signal, owner: ownerId };
  const stored = async () => (await files.readVersion(folderId, version))?.files ?? [];
  if (version === 1) return stored();
  const written = { files: readAnswer(answer), isWritten: false };
  return (await engine.keep(request, written, options))?.files ?? stored();
}

/** A site with its rest and with what a person has changed since it was interrupted; where both are in one place, the change stays. */
export async function besideChanges(
  deps: BesideDependencies,
  held: HeldGeneration,
  { written, ours, generated }: Sides,
): Promise<{ files: SiteFile[]; report: QualityReport }> {
  const { folderId, ownerId } = held.lease.generation;
  const options = { signal: held.hold.signal, owner: ownerId };
  const { engine, files } = deps;
  const [base, now] = await Promise.all([asWritten(deps, held, written), files.readVersion(folderId, ours)]);
  if (!now) throw siteNotFound();
  const sides = { base, ours: now.files, theirs: generated.files };
  const merged = await engine.mergeSites(sides, options);
  const again = await engine.mergeSites(asTrees(sides, merged.conflicts), options);
  const settled = again.conflicts.flatMap((path) => settle(path, now.files, generated.files));
  const made = [...merged.files, ...again.files, ...settled].map(asText);
  const report = await engine.inspect(
    { files: made, before: generated.files, report: generated.report },
    options,
  );
  const stay = settled.map(({ path }) => path).filter((path) => !path.endsWith('.css'));
  if (stay.length === 0) return { files: made, report };
  return { files: made, report: { ...report, notes: [...report.notes, changesStay(stay, ours)] } };
}
