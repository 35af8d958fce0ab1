import { transformCss } from '../css/transform-css.ts';
import type { SiteFile } from '../engine.ts';
import { candidatesOf } from './candidates.ts';
import { createForgivingCompiler } from './forgiving-compiler.ts';

export interface CompiledStyles {
  css: string;
  /** What had to be left out, for the person. */
  notes: string[];
}

/**
 * Builds the one style sheet of a site: the Tailwind utilities its pages and scripts use, and the engine's own styles
 * (`@theme`, `@layer`, `@utility` or plain CSS). Equal input gives equal output.
 */
export async function compileStyles(files: readonly SiteFile[], ownStyles: string): Promise<CompiledStyles> {
  const { compiler, notes } = await createForgivingCompiler(ownStyles);
  const { css, removedUrls } = transformCss('styles.css', compiler.build(candidatesOf(files)));
  if (removedUrls.length > 0) notes.push('Styles that load from other hosts were taken out.');
  return { css, notes };
}
