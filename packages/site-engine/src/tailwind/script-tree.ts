import { type AnyNode, type Program, parse } from 'acorn';
import type { NamedNodes } from './read-literal.ts';

/** A script as a tree; nothing where it cannot be parsed. */
export function parseScript(code: string, sourceType: 'script' | 'module'): Program | undefined {
  try {
    return parse(code, {
      ecmaVersion: 'latest',
      sourceType,
      allowHashBang: true,
      allowReturnOutsideFunction: sourceType === 'script',
    });
  } catch {
    return undefined;
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export interface PlacedNode {
  node: AnyNode;
  parent: AnyNode | undefined;
}

/** All nodes of a tree in the order of the script. Hostile ones nest deeper than calls may. */
export function* nodesOf(root: AnyNode): Generator<PlacedNode> {
  const stack: PlacedNode[] = [{ node: root, parent: undefined }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    yield next;
    const { node } = next;
    const children = Object.values(node).flat().filter(isNode);
    for (const child of children.toReversed()) stack.push({ node: child, parent: node });
  }
}

/** What a script calls by a name, wherever it does; of several of the same name the first. */
export function namedNodes(root: AnyNode): NamedNodes {
  const names = new Map<string, AnyNode>();
  for (const { node } of nodesOf(root)) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) continue;
    if (!names.has(node.id.name)) names.set(node.id.name, node.init);
  }
  return names;
}
