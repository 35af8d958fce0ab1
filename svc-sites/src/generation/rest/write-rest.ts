import { type GeneratedSite, readAnswer, type SiteEngine } from '@sitewright/site-engine';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { siteNotFound } from '../../sites/find-site.ts';
import type { GenerationTimings } from '../generation-settings.ts';
import type { WritingGeneration } from '../held-generation.ts';
import { persistWhileHeld } from '../persist.ts';
import { tell } from '../tell-event.ts';

export interface BeginRestDependencies {
  engine: Pick<SiteEngine, 'continues'>;
  files: Pick<FilesRepository, 'readSource'>;
  timings: Pick<GenerationTimings, 'retryMs' | 'answerMs'>;
}

/** Tells what was written of the site before: from there on it is like a generation that another process has begun. */
export async function tellWritten(
  deps: BeginRestDependencies,
  held: WritingGeneration,
  version: number,
): Promise<void> {
  const { folderId } = held.lease.generation;
  const source = await persistWhileHeld(deps, held, () => deps.files.readSource(folderId, version));
  if (!source) throw siteNotFound();
  for (const file of readAnswer(source.answer)) tell(held, { type: 'file', ...file });
}

/** Whether more of it is written than was before. */
export const hasGrown = (generated: GeneratedSite, before: string): boolean =>
  (generated.source?.answer.length ?? 0) > before.length;
