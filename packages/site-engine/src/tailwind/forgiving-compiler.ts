import { parseCss, printCss } from '../css/css-tree.ts';
import { type Compiler, type CompilerSettings, createCompiler } from './compiler.ts';
import { withLayeredUtilities } from './layered-utilities.ts';
import { renewStyles } from './renew-styles.ts';
import { sanitizeStyles } from './theme.ts';
import { understoodPart } from './understood-part.ts';

export interface ForgivingCompiler {
  compiler: Compiler;
  /** What of the own styles could be understood. */
  styles: string;
  /** What had to be left out, for the person. */
  notes: string[];
}

/**
 * Tries the styles as they are, then without each piece that breaks them.
 *
 * @param candidates what is built with them: some faults show only when a utility is used
 */
export async function createForgivingCompiler(
  ownStyles: string,
  settings: CompilerSettings = {},
  candidates: string[] = [],
): Promise<ForgivingCompiler> {
  const attempt = async (styles: string): Promise<Compiler> => {
    const compiler = await createCompiler(styles, settings);
    compiler.build(candidates);
    return compiler;
  };
  const nodes = withLayeredUtilities(renewStyles(sanitizeStyles(parseCss(ownStyles))), candidates);
  const styles = printCss(nodes);
  try {
    return { compiler: await attempt(styles), styles, notes: [] };
  } catch {
    const understood = await understoodPart(nodes, attempt);
    return { compiler: await attempt(understood.styles), ...understood };
  }
}
