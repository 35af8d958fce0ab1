import type { SiteFile } from '../../engine.ts';
import { mergeTexts } from './merge-texts.ts';

/** A site as it was composed, as a person has changed it by hand, and as it would be composed now. */
export interface DivergedSite {
  base: SiteFile[];
  ours: SiteFile[];
  theirs: SiteFile[];
}

/** A site with the changes of both sides; `conflicts` are files of which both have changed the same place. */
export interface MergedSite {
  files: SiteFile[];
  conflicts: string[];
}

const isText = (path: string): boolean => /\.(?:html?|css|js|svg|json|txt|webmanifest|ics)$/iu.test(path);

type Content = SiteFile['content'] | undefined;

const isEqual = (one: Content, other: Content): boolean =>
  one === other || (one !== undefined && other !== undefined && Buffer.from(one).equals(Buffer.from(other)));

/** What becomes of one file: one side's where the other has left it alone. */
function mergeFile(
  path: string,
  base: Content,
  ours: Content,
  theirs: Content,
): { content: Content } | undefined {
  if (isEqual(ours, base) || isEqual(ours, theirs)) return { content: theirs };
  if (isEqual(theirs, base)) return { content: ours };
  if (base === undefined || ours === undefined || theirs === undefined || !isText(path)) return undefined;
  const [first, own, other] = [base, ours, theirs].map((content) => Buffer.from(content).toString());
  const merged = mergeTexts(first ?? '', own ?? '', other ?? '', /\.css$/iu.test(path));
  return merged === undefined ? undefined : { content: merged };
}

/** Brings what a person has changed by hand together with what is composed anew. */
export async function mergeSites({ base, ours, theirs }: DivergedSite): Promise<MergedSite> {
  const [before, own, other] = [base, ours, theirs].map(
    (files) => new Map(files.map(({ path, content }) => [path, content])),
  );
  const paths = [...new Set([...(other?.keys() ?? []), ...(own?.keys() ?? [])])];
  const merged: MergedSite = { files: [], conflicts: [] };
  for (const path of paths) {
    const file = mergeFile(path, before?.get(path), own?.get(path), other?.get(path));
    if (!file) merged.conflicts.push(path);
    else if (file.content !== undefined) merged.files.push({ path, content: file.content });
  }
  return merged;
}
