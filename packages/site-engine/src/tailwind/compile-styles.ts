import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Scanner } from '@tailwindcss/oxide';
import { compile } from 'tailwindcss';
import { transformCss } from '../css/transform-css.ts';
import type { SiteFile } from '../engine.ts';
import { isPage, isScript } from '../files/site-files.ts';
import { sanitizeStyles, withoutApply } from './theme.ts';

export interface CompiledStyles {
  css: string;
  /** What had to be left out, for the person. */
  notes: string[];
}

const framework = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8');
const entry = '@import "tailwindcss" source(none);\n';
const maxApplyRepairs = 20;

async function loadStylesheet(id: string, base: string) {
  if (id !== 'tailwindcss') throw new Error(`A site's styles cannot import ${id}`);
  return { path: id, base, content: framework };
}

async function loadModule(id: string): Promise<never> {
  throw new Error(`A site's styles cannot load ${id}`);
}

/** A fresh compiler each time: one that is kept carries the classes of one site into the next. */
const createCompiler = (styles: string) => compile(entry + styles, { base: '/', loadStylesheet, loadModule });

const unknownUtility = (error: unknown): string | undefined =>
  error instanceof Error
    ? /Cannot apply unknown utility class `([^`]+)`/.exec(error.message)?.[1]
    : undefined;

/** Tries the styles as they are, then without the utilities they wrongly apply, then without any of their own. */
async function createForgivingCompiler(styles: string) {
  let remaining = styles;
  const notes: string[] = [];
  for (let attempt = 0; attempt < maxApplyRepairs; attempt += 1) {
    try {
      return { compiler: await createCompiler(remaining), notes };
    } catch (error) {
      const utility = unknownUtility(error);
      if (!utility) break;
      notes.push(`The styles applied “${utility}”, which does not exist; it was left out.`);
      remaining = withoutApply(remaining, utility);
    }
  }
  notes.push(
    "The site's own theme could not be understood, so the standard look is used where it was needed.",
  );
  return { compiler: await createCompiler(''), notes };
}

/** The scanner's time grows with the square of a run without blanks, and no class is in one of this length. */
const longestRun = 10_000;
const withoutLongRuns = (text: string): string =>
  text.replace(/\S+/g, (run) => (run.length < longestRun ? run : ' '));

function candidatesOf(files: readonly SiteFile[]): string[] {
  const content = files.flatMap(({ path, content }) => {
    if (typeof content !== 'string' || !(isPage(path) || isScript(path))) return [];
    return [{ content: withoutLongRuns(content), extension: isPage(path) ? 'html' : 'js' }];
  });
  return new Scanner({ sources: [] }).scanFiles(content).toSorted();
}

/**
 * Builds the one style sheet of a site: the Tailwind utilities its pages and scripts use, and the engine's own styles
 * (`@theme`, `@layer`, `@utility` or plain CSS). Equal input gives equal output.
 */
export async function compileStyles(files: readonly SiteFile[], ownStyles: string): Promise<CompiledStyles> {
  const { compiler, notes } = await createForgivingCompiler(sanitizeStyles(ownStyles));
  const { css, removedUrls } = transformCss('styles.css', compiler.build(candidatesOf(files)));
  if (removedUrls.length > 0) notes.push('Styles that load from other hosts were taken out.');
  return { css, notes };
}
