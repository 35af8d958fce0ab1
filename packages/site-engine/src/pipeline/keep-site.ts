import { EngineError, type EngineErrorCode, type GeneratedSite, type WrittenSoFar } from '../engine.ts';
import { formNotes, siteNameOf, withHomePage } from '../engines/openai/home-page.ts';
import { promptVersion } from '../engines/openai/prompt-version.ts';
import { withGiven, withLogo } from '../files/given-pictures.ts';
import { expandPartials, isPartial, isWholePage } from '../partials/expand-partials.ts';
import { rebuildAnswer } from '../protocol/rebuild-answer.ts';
import { missingNotes } from './missing-parts.ts';
import { finishSite, type PipelineParts, type SiteRequest } from './run-pipeline.ts';
import type { TaskOptions } from './worker-pool.ts';

const interruptedNote =
  'The generation was interrupted before the site was finished. The site holds what was written until then.';

const notOpened = 'the generation was interrupted.';

const unusable: ReadonlySet<EngineErrorCode> = new Set([
  'GENERATION_EMPTY',
  'GENERATION_TOO_COMPLEX',
  'PROVIDER_FAILED',
]);

/** Whether it is what was written that cannot be built. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof EngineError && unusable.has(error.code);

async function build(
  parts: PipelineParts,
  request: SiteRequest,
  written: WrittenSoFar,
  options: TaskOptions,
): Promise<GeneratedSite | undefined> {
  // Half a part of a page would be on every page.
  const whole = written.files.filter(({ path, complete }) => complete || !isPartial(path));
  const closed = await parts.close(whole, options);
  if (!closed.some(isWholePage)) return undefined;
  const files = withHomePage(expandPartials(closed));
  const given = withGiven(files, request.pictures);
  const output = {
    name: siteNameOf(files, request.prompt),
    files: withLogo(given.files, request.brand),
    notes: [interruptedNote, ...missingNotes(written.files), ...given.notes, ...formNotes(files)],
    source: { answer: rebuildAnswer(written.files), promptVersion },
  };
  // Whoever has stopped it waits for nothing more.
  const briefly = { ...parts, look: async () => ({ why: notOpened }), rebuild: undefined };
  return finishSite(briefly, request, output, { ...options, onEvent: () => {} });
}

/**
 * Builds a site of what was written before its generation ended early; undefined when that shows nothing, or cannot be built.
 *
 * @throws EngineError when it is stopped.
 */
export async function keepSite(
  parts: PipelineParts,
  request: SiteRequest,
  written: WrittenSoFar,
  options: TaskOptions,
): Promise<GeneratedSite | undefined> {
  try {
    return await build(parts, request, written, options);
  } catch (error) {
    if (isUnusable(error)) return undefined;
    throw error;
  }
}
