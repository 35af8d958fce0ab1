import { applyFixes } from './apply-fixes.ts';
import { harmedPages } from './harmed-pages.ts';
import type { Problem } from './rule.ts';
import type { Site } from './site.ts';

/** Characters that are read again to find the repairs that do harm, for all rules together: a hostile page may be full of them. */
const mostRead = 4_000_000;

/** Makes those of a rule's repairs by which no page loses anything; the same site where there are none. */
export type HarmlessRepairs = (site: Site, problems: readonly Problem[]) => Site;

export function createHarmlessRepairs(): HarmlessRepairs {
  let read = 0;

  function doesHarm(site: Site, problems: readonly Problem[]): boolean {
    read += String(site.files.get(problems[0]?.path ?? '')).length;
    return read > mostRead || harmedPages(site, applyFixes(site, problems), problems).size > 0;
  }

  /** Of repairs that together do harm to one page, those that do none; found by halving. */
  function harmlessOf(site: Site, problems: readonly Problem[]): readonly Problem[] {
    if (problems.length < 2) return [];
    const middle = problems.length >> 1;
    const kept = [problems.slice(0, middle), problems.slice(middle)].flatMap((half) =>
      doesHarm(site, half) ? harmlessOf(site, half) : half,
    );
    return kept.length === 0 || doesHarm(site, kept) ? [] : kept;
  }

  return (site, problems) => {
    if (problems.length === 0) return site;
    const together = applyFixes(site, problems);
    const harmed = harmedPages(site, together, problems);
    if (harmed.size === 0) return together;
    const kept = [...Map.groupBy(problems, ({ path }) => path)].flatMap(([path, found]) =>
      harmed.has(path) ? harmlessOf(site, found) : found,
    );
    return kept.length === 0 ? site : applyFixes(site, kept);
  };
}
