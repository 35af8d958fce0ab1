import type { SiteFile } from '../engine.ts';
import { GrowingStyles } from '../tailwind/growing-styles.ts';
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

/** The style sheet of a page as far as it is written. */
export function stylePreview({ id, files }: PreviewDraft): Promise<string> {
  const separated = separateOwnStyles(files);
  return stylesOf(id).compile(separated.files, separated.ownStyles);
}
