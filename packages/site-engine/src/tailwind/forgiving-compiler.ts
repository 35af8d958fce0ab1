import { type CssNode, parseCss, printCss } from '../css/css-tree.ts';
import { type Compiler, type CompilerSettings, createCompiler } from './compiler.ts';
import { sanitizeStyles, withoutApply } from './theme.ts';

const maxApplyRepairs = 20;
const maxBrokenRules = 8;
const shownLength = 60;

const definition = /^@(?:theme|utility|custom-variant)\b/i;

const unknownUtility = (error: unknown): string | undefined =>
  error instanceof Error
    ? /Cannot apply unknown utility class `([^`]+)`/.exec(error.message)?.[1]
    : undefined;

type Attempt = (styles: string) => Promise<Compiler>;
type Fails = (nodes: readonly CssNode[]) => Promise<boolean>;

/** The first statement or block with which the styles fail, found by halves. */
async function firstBroken(nodes: readonly CssNode[], fails: Fails): Promise<number> {
  let good = 0;
  let bad = nodes.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await fails(nodes.slice(0, middle))) bad = middle;
    else good = middle;
  }
  return bad - 1;
}

interface Shortened {
  nodes: CssNode[];
  removed: CssNode | undefined;
}

/** The styles without the smallest piece that breaks them: a declaration where that is enough, its rule otherwise. */
async function withoutBroken(nodes: readonly CssNode[], fails: Fails): Promise<Shortened> {
  const index = await firstBroken(nodes, fails);
  const broken = nodes[index];
  const before = nodes.slice(0, index);
  const children = broken?.children;
  const insideFails: Fails = (kept) => fails([...before, { text: broken?.text ?? '', children: [...kept] }]);
  if (!broken || !children?.length || (await insideFails([]))) {
    return { nodes: nodes.toSpliced(index, 1), removed: broken };
  }
  const inside = await withoutBroken(children, insideFails);
  return { nodes: nodes.with(index, { ...broken, children: inside.nodes }), removed: inside.removed };
}

const shown = ({ text }: CssNode): string =>
  text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;

/** Definitions first: what uses them is not to blame for coming before them. */
function definitionsFirst(styles: string): CssNode[] {
  const nodes = parseCss(styles);
  const isDefinition = ({ text }: CssNode) => definition.test(text);
  return [...nodes.filter(isDefinition), ...nodes.filter((node) => !isDefinition(node))];
}

async function compileWithoutBroken(styles: string, attempt: Attempt, notes: string[]) {
  const fails: Fails = async (nodes) => {
    try {
      await attempt(printCss(nodes));
      return false;
    } catch {
      return true;
    }
  };
  let nodes = definitionsFirst(styles);
  for (let round = 0; round < maxBrokenRules; round += 1) {
    const shortened = await withoutBroken(nodes, fails);
    nodes = shortened.nodes;
    if (shortened.removed) {
      notes.push(
        `A part of the styles could not be understood and was left out: “${shown(shortened.removed)}”.`,
      );
    }
    if (!(await fails(nodes))) return { compiler: await attempt(printCss(nodes)), styles: printCss(nodes) };
  }
  return undefined;
}

/** The styles without the utilities that they wrongly apply, once they can be understood. */
async function compileWithoutUnknown(ownStyles: string, attempt: Attempt, notes: string[]) {
  let styles = ownStyles;
  for (let round = 0; round < maxApplyRepairs; round += 1) {
    try {
      return { compiler: await attempt(styles), styles };
    } catch (error) {
      const utility = unknownUtility(error);
      if (!utility) break;
      notes.push(`The styles applied “${utility}”, which does not exist; it was left out.`);
      styles = withoutApply(styles, utility);
    }
  }
  return compileWithoutBroken(styles, attempt, notes);
}

export interface ForgivingCompiler {
  compiler: Compiler;
  /** What of the own styles could be understood. */
  styles: string;
  /** What had to be left out, for the person. */
  notes: string[];
}

/**
 * Tries the styles as they are, then without the utilities they wrongly apply, then without each piece that breaks them, then
 * without any of their own.
 *
 * @param candidates what is built with them: some faults show only when a utility is used
 */
export async function createForgivingCompiler(
  ownStyles: string,
  settings: CompilerSettings = {},
  candidates: string[] = [],
): Promise<ForgivingCompiler> {
  const notes: string[] = [];
  const attempt: Attempt = async (styles) => {
    const compiler = await createCompiler(styles, settings);
    compiler.build(candidates);
    return compiler;
  };
  const compiled = await compileWithoutUnknown(sanitizeStyles(ownStyles), attempt, notes);
  if (compiled) return { ...compiled, notes };
  notes.push(
    "The site's own theme could not be understood, so the standard look is used where it was needed.",
  );
  return { compiler: await createCompiler('', settings), styles: '', notes };
}
