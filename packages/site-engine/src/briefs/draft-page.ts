import { createHash } from 'node:crypto';
import { applyChanges, composeBrief, lookOf } from '@sitewright/composer';
import type { Brief, DesignLook } from '@sitewright/contracts';
import { seedText } from '../engines/composer/composer-engine.ts';
import { isPage } from '../files/site-files.ts';
import { styleInputs } from '../pipeline/style-files.ts';
import { stylePreview } from '../pipeline/style-preview.ts';
import { withFonts, withPictures } from './inline-files.ts';
import type { Correction } from './recompose.ts';

export interface DraftRequest extends Correction {
  /** Of the site: its drafts share a compiler where the same thread makes them. */
  id: string;
  /** The page that is shown. */
  path: string;
}

/** A page as it would be, and what it needs to be drawn by itself. */
export interface DraftPage {
  brief: Brief;
  look: DesignLook;
  path: string;
  html: string;
  css: string;
  /** The same for the same style sheet. */
  styles: string;
}

const home = 'index.html';

/** One page of the site that a changed brief would become. Where there is no such page any more, the first takes its place. */
export async function draftPage({
  id,
  path: wanted,
  brief: read,
  changes,
  seed,
  own,
}: DraftRequest): Promise<DraftPage> {
  const { files, brief, plan } = composeBrief(applyChanges(read, changes), seedText(seed), own);
  const pages = files.filter((file) => isPage(file.path));
  const page = pages.find(({ path }) => path === wanted) ?? pages.find(({ path }) => path === home);
  if (!page) throw new Error('A composed site has a home page.');
  const inputs = files.filter(({ path }) => styleInputs.has(path));
  const { css: built } = await stylePreview({ id: `draft ${id}`, files: [page, ...inputs] });
  const css = withFonts(built, files);
  return {
    brief,
    look: lookOf(plan),
    path: page.path,
    html: withPictures(page.path, String(page.content), files),
    css,
    styles: createHash('sha256').update(css).digest('base64url').slice(0, 22),
  };
}
