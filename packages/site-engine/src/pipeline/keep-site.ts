import type { GeneratedSite, WrittenSoFar } from '../engine.ts';
import { siteNameOf, withHomePage } from '../engines/openai/home-page.ts';
import { isPage } from '../files/site-files.ts';
import { engineFor, type PipelineParts, type SiteRequest } from './run-pipeline.ts';
import type { TaskOptions } from './worker-pool.ts';

/** Builds a site of what was written before its generation ended early. */
export async function keepSite(
  parts: PipelineParts,
  request: SiteRequest,
  written: WrittenSoFar,
  options: TaskOptions,
): Promise<GeneratedSite | undefined> {
  const files = withHomePage(written.files);
  if (!files.some(({ path }) => isPage(path))) return undefined;
  const name = siteNameOf(files, request.prompt);
  const draft = await parts.style({ name, files, notes: [] }, options);
  const { files: built, report } = await parts.check(draft, options);
  return { name, files: built, report, engine: engineFor(parts, request).name };
}
