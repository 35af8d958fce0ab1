import { transformCss } from '../css/transform-css.ts';
import type { SiteFile } from '../engine.ts';
import { candidatesOf } from './candidates.ts';
import type { CompilerSettings } from './compiler.ts';
import { createForgivingCompiler } from './forgiving-compiler.ts';

export interface CompiledStyles {
  css: string;
  /** What of the own styles could be understood. */
  ownStyles: string;
  /** What had to be left out, for the person. */
  notes: string[];
}

export const externalNote = 'Styles that load from other hosts were taken out.';

/**
 * Builds the one style sheet of a site: the Tailwind utilities its pages and scripts use, and the engine's own styles
 * (`@theme`, `@layer`, `@utility` or plain CSS). Equal input gives equal output.
 */
export async function compileStyles(
  files: readonly SiteFile[],
  ownStyles: string,
  settings: CompilerSettings = {},
): Promise<CompiledStyles> {
  const candidates = candidatesOf(files, settings.ownClasses);
  const { compiler, styles, notes } = await createForgivingCompiler(ownStyles, settings, candidates);
  const { css, removedUrls } = transformCss('styles.css', compiler.build(candidates));
  if (removedUrls.length > 0) notes.push(externalNote);
  return { css, ownStyles: styles, notes };
}
