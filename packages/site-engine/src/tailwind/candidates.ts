import { Scanner } from '@tailwindcss/oxide';
import type { SiteFile } from '../engine.ts';
import { isPage, isScript } from '../files/site-files.ts';
import { withoutReferences } from '../files/used-classes.ts';

/** The scanner's time grows with the square of a run without blanks, and no class is in one of this length. */
const longestRun = 10_000;

function hasLongRun(text: string): boolean {
  let length = 0;
  for (let index = 0; index < text.length && length < longestRun; index += 1)
    length = text.charCodeAt(index) > 32 ? length + 1 : 0;
  return length >= longestRun;
}

const withoutLongRuns = (text: string): string =>
  hasLongRun(text) ? text.replace(/\S+/g, (run) => (run.length < longestRun ? run : ' ')) : text;

/**
 * What may be a class in the pages and scripts of a site, in the same order for the same files.
 *
 * @param except classes that mean something else in this site
 */
export function candidatesOf(files: readonly SiteFile[], except: readonly string[] = []): string[] {
  const content = files.flatMap(({ path, content }) => {
    if (typeof content !== 'string' || !(isPage(path) || isScript(path))) return [];
    return isPage(path)
      ? [{ content: withoutLongRuns(withoutReferences(content)), extension: 'html' }]
      : [{ content: withoutLongRuns(content), extension: 'js' }];
  });
  const taken = new Set(except);
  return new Scanner({ sources: [] })
    .scanFiles(content)
    .filter((name) => !taken.has(name))
    .toSorted();
}
