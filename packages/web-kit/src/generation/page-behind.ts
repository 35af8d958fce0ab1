import type { GenerationProgress } from './progress.ts';

/** The server draws a page anew when it has grown by this many characters, or by an eighth if that is more. */
const leastGrowth = 1024;
const growthShare = 8;

/** So many drawings may be under way. */
const mostAwaited = 3;

/**
 * Whether the page is drawn no further while it is written on: very large ones are not, nor is one whose drawing has failed. What is
 * written is among the files all the same.
 */
export function isPageBehind({ page, files }: Pick<GenerationProgress, 'page' | 'files'>): boolean {
  const file = page && files.find(({ path }) => path === page.path);
  if (!file) return false;
  const growth = file.text.length - page.written;
  return growth > mostAwaited * Math.max(leastGrowth, page.written / growthShare);
}
