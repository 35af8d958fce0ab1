import { applyChanges, composeBrief } from '@sitewright/composer';
import type { Brief, BriefChanges } from '@sitewright/contracts';
import type { EngineOutput, SiteFile } from '../engine.ts';
import { composedOutput, seedText } from '../engines/composer/composer-engine.ts';

/** A brief as it is stored, what a person changes in it, and the design of its site. */
export interface Correction {
  brief: Brief;
  changes: BriefChanges;
  seed?: number | undefined;
  /** The files that the brief's logo and pictures are, as far as the site has them. */
  own?: readonly SiteFile[] | undefined;
}

/** Composes a site from a brief with the changes of a person, in the design that it has. */
export const recompose = async ({ brief, changes, seed, own }: Correction): Promise<EngineOutput> =>
  composedOutput(composeBrief(applyChanges(brief, changes), seedText(seed), own));
