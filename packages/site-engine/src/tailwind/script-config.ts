import { type AnyNode, type Program, parse, parseExpressionAt } from 'acorn';
import { type Literal, readLiteral } from './read-literal.ts';

const options = { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true } as const;

/** Where the object begins that a configuration file hands over. */
const exported =
  /(?:\bmodule\.exports\s*=|\bexport\s+default|\btailwind\.config\s*=|\bconst\s+\w{1,40}\s*(?::\s*[\w<>.]{1,60})?\s*=)\s*(?=\{)/g;

/** Each is parsed to its end, which may be that of the file. */
const maxParsed = 4;

function parseAt(code: string, offset: number): AnyNode | undefined {
  try {
    return parseExpressionAt(code, offset, { ...options, sourceType: 'module' });
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
  const config = best?.node && readLiteral(best.node);
  return config === undefined ? [] : [config];
}

/** `tailwind.config`, `window.tailwind.config`. */
function isConfigName(node: AnyNode): boolean {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false;
  const { object, property } = node;
  if (property.name !== 'config') return false;
  if (object.type === 'Identifier') return object.name === 'tailwind';
  return (
    object.type === 'MemberExpression' &&
    object.property.type === 'Identifier' &&
    object.property.name === 'tailwind'
  );
}

export interface ScriptConfig {
  configs: Literal[];
  /** The script without them: without Tailwind's own script they would end it with an error. */
  code: string;
}

function parseScript(code: string): Program | undefined {
  try {
    return parse(code, { ...options, allowReturnOutsideFunction: true });
  } catch {
    return undefined;
  }
}

/** Takes `tailwind.config = {…}` out of a script, read as data. A script that cannot be parsed stays as it is. */
export function takeScriptConfig(code: string): ScriptConfig {
  const program = /\btailwind\b/.test(code) ? parseScript(code) : undefined;
  const found = (program?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement') return [];
    const { expression } = statement;
    if (expression.type !== 'AssignmentExpression' || !isConfigName(expression.left)) return [];
    return [{ ...statement, config: readLiteral(expression.right) }];
  });
  let rest = code;
  for (const { start, end } of found.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return { configs: found.flatMap(({ config }) => config ?? []), code: rest };
}
