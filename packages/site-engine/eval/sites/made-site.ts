import { compose, type SitePlan } from '@sitewright/composer';
import type { Brief } from '@sitewright/contracts';
import type { SiteFile } from '../../src/engine.ts';
import { type Page, readSite } from '../../src/gate/site.ts';
import type { EvalPrompt } from '../prompts/eval-prompt.ts';

/** A page as it was planned, before it was drawn. */
export type PlannedPage = SitePlan['languages'][number]['pages'][number];
export type SectionPlan = PlannedPage['sections'][number];

/** A site as it can be read without a browser, with the prompt it was made from. */
export interface WrittenSite {
  prompt: EvalPrompt;
  files: readonly SiteFile[];
  pages: readonly Page[];
  /** How the prompt was read, with what became of each statement. */
  brief: Brief;
  plannedPages: readonly PlannedPage[];
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

/** Reads what was written, and asks the composer how it understood and planned it. */
export function readWritten(prompt: EvalPrompt, files: readonly SiteFile[]): WrittenSite {
  const { brief, plan } = compose(prompt.text, '0');
  return {
    prompt,
    files,
    pages: readSite(new Map(files.map(({ path, content }) => [path, content]))).pages,
    brief,
    plannedPages: plan.languages.flatMap(({ pages }) => pages),
  };
}

/** The page without which there is no site. */
export function homeOf({ pages, prompt }: WrittenSite): Page {
  const home = pages.find(({ path }) => path === 'index.html');
  if (!home) throw new Error(`The site of “${prompt.id}” has no index.html`);
  return home;
}
