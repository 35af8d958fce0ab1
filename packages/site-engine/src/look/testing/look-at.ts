import type { SiteFile } from '../../engine.ts';
import type { LookFinding } from '../look-checks.ts';
import { createLooker } from '../looker.ts';
import { mayUnshare } from './may-unshare.ts';
import { browser } from './test-browser.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Bread</title></head><body>\n<h1>Bread</h1>\n${body}\n</body></html>`;

/** What is seen on pages that have these bodies, from line 3. */
export async function lookAt(
  bodies: Record<string, string>,
  others: readonly SiteFile[] = [],
): Promise<(path: string) => LookFinding[]> {
  const looker = createLooker({ browser, timeoutMs: 110_000, unguarded: !mayUnshare });
  try {
    const pages = Object.entries(bodies).map(([path, body]) => ({ path, content: page(body) }));
    const outcome = await looker.look([...pages, ...others], { signal: new AbortController().signal });
    if ('why' in outcome) throw new Error(outcome.why);
    return (path) => outcome.findings.filter((finding) => finding.path === path);
  } finally {
    await looker.close();
  }
}
