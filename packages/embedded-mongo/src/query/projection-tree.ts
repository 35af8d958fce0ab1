import { CommandError } from '../errors.ts';
import { compileExpression } from '../expressions/expression.ts';
import type { Expression } from '../expressions/operator.ts';
import { type BsonDocument, isDocument, isOperatorDocument } from '../values/document.ts';
import { isNumber, toNumber } from '../values/numbers.ts';
import { splitPath } from '../values/paths.ts';

/** What to do with a field: leave it in or out, compute it, or look at its own fields. */
export type ProjectionNode = 'keep' | 'drop' | Expression | ProjectionTree;
export type ProjectionTree = Map<string, ProjectionNode>;

/** Whether plain values choose fields, as in `$project`, or are values themselves, as in `$addFields`. */
export type PlainValues = 'choose' | 'are values';

/** Joins dotted and nested names to one tree. */
export function readProjectionTree(specification: BsonDocument, plainValues: PlainValues): ProjectionTree {
  const tree: ProjectionTree = new Map();
  for (const [name, value] of Object.entries(specification)) plant(tree, name, readNode(value, plainValues));
  return tree;
}

function readNode(value: unknown, plainValues: PlainValues): ProjectionNode {
  if (plainValues === 'choose' && typeof value === 'boolean') return value ? 'keep' : 'drop';
  if (plainValues === 'choose' && isNumber(value)) return toNumber(value) === 0 ? 'drop' : 'keep';
  if (isDocument(value) && !isOperatorDocument(value) && Object.keys(value).length > 0) {
    return readProjectionTree(value, plainValues);
  }
  return compileExpression(value);
}

function plant(tree: ProjectionTree, name: string, node: ProjectionNode): void {
  const [first = '', ...rest] = splitPath(name);
  if (first === '' || rest.includes('') || name.includes('$')) {
    throw new CommandError('BadValue', `the projection path '${name}' is not supported`);
  }
  const present = tree.get(first);
  const grown = rest.length === 0 ? node : nest(rest, node);
  if (present === undefined) tree.set(first, grown);
  else tree.set(first, merge(present, grown, name));
}

function nest(path: readonly string[], node: ProjectionNode): ProjectionTree {
  return path.reduceRight<ProjectionNode>((inner, name) => new Map([[name, inner]]), node) as ProjectionTree;
}

function merge(left: ProjectionNode, right: ProjectionNode, path: string): ProjectionTree {
  if (!(left instanceof Map && right instanceof Map)) {
    throw new CommandError('Location31249', `Path collision at ${path}`);
  }
  for (const [name, node] of right) {
    const present = left.get(name);
    left.set(name, present === undefined ? node : merge(present, node, path));
  }
  return left;
}
