import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import { sanitizeStyles, withoutApply } from './theme.ts';

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
export async function createForgivingCompiler(ownStyles: string) {
  let remaining = sanitizeStyles(ownStyles);
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
