import { type AnyNode, parseExpressionAt } from 'acorn';
import { applyEdits, type Edit } from '../gate/edits.ts';
import { type Literal, readLiteral } from './read-literal.ts';
import { namedNodes, nodesOf, type PlacedNode, parseScript } from './script-tree.ts';

/** Where the object begins that a configuration file hands over. */
const exported =
  /(?:\bmodule\.exports\s*=|\bexport\s+default|\btailwind\.config\s*=|\bconst\s+\w{1,40}\s*(?::\s*[\w<>.]{1,60})?\s*=)\s*(?=\{)/g;

/** Each is parsed to its end, which may be that of the file. */
const maxParsed = 4;

function parseAt(code: string, offset: number): AnyNode | undefined {
  try {
    return parseExpressionAt(code, offset, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch {
    return undefined;
  }
}

/**
 * Reads a `tailwind.config` file as data. Types around the object are no hindrance: only the object itself is parsed. What the
 * file hands over counts, before what it names.
 */
export function readConfigFile(code: string): Literal[] {
  const found = [...code.matchAll(exported)].slice(0, maxParsed).map(({ 0: text, index }) => ({
    isNamed: text.startsWith('const'),
    node: parseAt(code, index + text.length),
  }));
  const best = found.find(({ isNamed, node }) => !isNamed && node) ?? found.find(({ node }) => node);
  const program = parseScript(code, 'module');
  const config = best?.node && readLiteral(best.node, program && namedNodes(program));
  return config === undefined ? [] : [config];
}

const isNamed = (node: AnyNode, name: string): boolean => node.type === 'Identifier' && node.name === name;

/** `tailwind`, `window.tailwind`. */
const isTailwind = (node: AnyNode): boolean =>
  isNamed(node, 'tailwind') || (node.type === 'MemberExpression' && isNamed(node.property, 'tailwind'));

/** The configuration that is handed to Tailwind by `tailwind.config = …`, or by `window.tailwind = { config: … }`. */
function handedOver(node: AnyNode): AnyNode | undefined {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=') return undefined;
  const { left, right } = node;
  if (left.type === 'MemberExpression' && isNamed(left.property, 'config') && isTailwind(left.object))
    return right;
  if (!isTailwind(left) || right.type !== 'ObjectExpression') return undefined;
  const config = right.properties.find(
    (property) => property.type === 'Property' && isNamed(property.key, 'config'),
  );
  return config?.type === 'Property' ? config.value : undefined;
}

export interface ScriptConfig {
  configs: Literal[];
  /** The script without them: without Tailwind's own script they would end it with an error. */
  code: string;
}

/** Takes an assignment out of where it stands: a list of statements lacks nothing then, all else needs something in its place. */
function withoutAssignment({ node, parent }: PlacedNode, around: AnyNode | undefined): Edit {
  if (parent?.type !== 'ExpressionStatement') return { start: node.start, end: node.end, text: 'void 0' };
  const isListed = around?.type === 'Program' || around?.type === 'BlockStatement';
  return { start: parent.start, end: parent.end, text: isListed ? '' : ';' };
}

/** Takes `tailwind.config = {…}` out of a script, read as data. A script that cannot be parsed stays as it is. */
export function takeScriptConfig(code: string): ScriptConfig {
  const program = /\btailwind\b/.test(code) ? parseScript(code, 'script') : undefined;
  if (!program) return { configs: [], code };
  const names = namedNodes(program);
  const parents = new Map<AnyNode, AnyNode | undefined>();
  const configs: Literal[] = [];
  const edits: Edit[] = [];
  for (const { node, parent } of nodesOf(program)) {
    parents.set(node, parent);
    const config = handedOver(node);
    if (!config) continue;
    const read = readLiteral(config, names);
    if (read !== undefined) configs.push(read);
    edits.push(withoutAssignment({ node, parent }, parent && parents.get(parent)));
  }
  return { configs, code: applyEdits(code, edits) };
}
