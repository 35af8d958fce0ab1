import type { SiteFile } from '../engine.ts';
import { GrowingStyles } from '../tailwind/growing-styles.ts';
import { stylesBeside } from '../tailwind/own-sheets.ts';
import { separateOwnStyles } from './own-styles.ts';
import { keptCompilers } from './thread-limits.ts';

/** A page while it is written, with what its styles depend on. */
export interface PreviewDraft {
  /** Of the site: its previews share a compiler where the same thread makes them. */
  id: string;
  files: SiteFile[];
}

const kept = new Map<string, GrowingStyles>();

function stylesOf(id: string): GrowingStyles {
  const styles = kept.get(id) ?? new GrowingStyles();
  kept.delete(id);
  kept.set(id, styles);
  const [oldest] = kept.keys();
  if (kept.size > keptCompilers && oldest !== undefined) kept.delete(oldest);
  return styles;
}

export interface StyledPage {
  css: string;
  /** The page with the classes for which the sheet is, and without what set Tailwind up in it. */
  html: string;
}

/** A page as far as it is written, the first of the files, and its style sheet. */
export async function stylePreview({ id, files }: PreviewDraft): Promise<StyledPage> {
  const { files: separated, ownStyles, settings } = separateOwnStyles(files);
  const all = [ownStyles, ...stylesBeside(separated)].join('\n');
  const css = await stylesOf(id).compile(separated, all, settings);
  return { css, html: String(separated[0]?.content ?? '') };
}
