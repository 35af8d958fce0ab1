import { applyEdits } from './edits.ts';
import type { Problem } from './rule.ts';
import { readSite, type Site } from './site.ts';

/** The site with these repairs made in one go. */
export function applyFixes(site: Site, problems: readonly Problem[]): Site {
  const files = new Map(site.files);
  for (const { fix } of problems) {
    for (const file of fix?.files ?? []) files.set(file.path, file.content);
  }
  for (const [path, found] of Map.groupBy(problems, (problem) => problem.path)) {
    const content = files.get(path);
    const edits = found.flatMap(({ fix }) => fix?.edits ?? []);
    if (typeof content === 'string') files.set(path, applyEdits(content, edits));
  }
  return readSite(files, site);
}
