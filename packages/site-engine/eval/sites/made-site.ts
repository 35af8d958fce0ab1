import type { SiteFile } from '../../src/engine.ts';
import { type Page, readSite } from '../../src/gate/site.ts';
import type { EvalPrompt } from '../prompts/eval-prompt.ts';

/** A site as it can be read without a browser, with the prompt it was made from. */
export interface WrittenSite {
  prompt: EvalPrompt;
  files: readonly SiteFile[];
  pages: readonly Page[];
  /** What the report tells the person. */
  notes: readonly string[];
}

/** A site from the whole pipeline, with what its making showed. */
export interface MadeSite extends WrittenSite {
  /** The site of the next seed. */
  another: readonly SiteFile[];
  /** What the quality gate had to repair or could not. */
  repairs: readonly string[];
  /** Whether a second generation gave the same bytes. */
  isRepeatable: boolean;
  /** CPU of one generation, every thread together. */
  cpuMs: number;
}

export const readWritten = (
  prompt: EvalPrompt,
  files: readonly SiteFile[],
  notes: readonly string[],
): WrittenSite => ({
  prompt,
  files,
  pages: readSite(new Map(files.map(({ path, content }) => [path, content]))).pages,
  notes,
});

/** The page without which there is no site. */
export function homeOf({ pages, prompt }: WrittenSite): Page {
  const home = pages.find(({ path }) => path === 'index.html');
  if (!home) throw new Error(`The site of “${prompt.id}” has no index.html`);
  return home;
}
