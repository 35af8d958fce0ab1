import { CommandError } from '../errors.ts';
import { type BsonDocument, isDocument, readField, writeField } from '../values/document.ts';
import { type ProjectionNode, type ProjectionTree, readProjectionTree } from './projection-tree.ts';

export type Projection = (document: BsonDocument) => BsonDocument;

/**
 * Compiles a projection: fields to keep, fields to leave out, or computed ones. An empty one keeps everything.
 * @throws CommandError 31253 or 31254 when fields to keep and to leave out are mixed
 */
export function compileProjection(specification: BsonDocument): Projection {
  const tree = readProjectionTree(specification, 'choose');
  const id = tree.get('_id');
  if (keeps(tree, id)) {
    if (id === undefined) tree.set('_id', 'keep');
    if (id === 'drop') tree.delete('_id');
    refuse(tree, 'drop');
    return (document) => include(document, tree, document);
  }
  if (id === 'keep') tree.delete('_id');
  refuse(tree, 'keep');
  return (document) => exclude(document, tree);
}

/** Compiles `$addFields`: everything stays, some fields are computed. */
export function compileAddedFields(specification: BsonDocument): Projection {
  const tree = readProjectionTree(specification, 'are values');
  return (document) => addFields(document, tree, document);
}

/** The first field other than _id decides; _id may be treated otherwise than the rest. */
function keeps(tree: ProjectionTree, id: ProjectionNode | undefined): boolean {
  const others = [...tree].filter(([name]) => name !== '_id');
  const [first] = others;
  return first ? leavesOf(first[1])[0] !== 'drop' : id !== undefined && id !== 'drop';
}

function leavesOf(node: ProjectionNode): ProjectionNode[] {
  return node instanceof Map ? [...node.values()].flatMap(leavesOf) : [node];
}

function refuse(tree: ProjectionTree, unwanted: 'keep' | 'drop'): void {
  for (const [name, node] of tree) {
    const leaves = leavesOf(node);
    if (unwanted === 'drop' && leaves.includes('drop')) {
      throw new CommandError('Location31254', `Cannot do exclusion on field ${name} in inclusion projection`);
    }
    if (unwanted === 'keep' && leaves.some((leaf) => leaf !== 'drop')) {
      throw new CommandError('Location31253', `Cannot do inclusion on field ${name} in exclusion projection`);
    }
  }
}

function include(value: BsonDocument, tree: ProjectionTree, root: BsonDocument): BsonDocument {
  const result: BsonDocument = {};
  for (const [name, field] of Object.entries(value)) {
    const node = tree.get(name);
    if (node === 'keep') writeField(result, name, field);
    else if (node instanceof Map) writePresent(result, name, includeNested(field, node, root));
  }
  for (const [name, node] of tree) {
    if (node instanceof Function) writePresent(result, name, node(root));
    else if (node instanceof Map && !Object.hasOwn(value, name)) {
      writePresent(result, name, includeNested(undefined, node, root));
    }
  }
  return result;
}

function includeNested(value: unknown, tree: ProjectionTree, root: BsonDocument): unknown {
  if (isDocument(value)) return include(value, tree, root);
  if (Array.isArray(value)) {
    return value.map((entry) => includeNested(entry, tree, root)).filter((entry) => entry !== undefined);
  }
  return computes(tree) ? include({}, tree, root) : undefined;
}

function computes(tree: ProjectionTree): boolean {
  return [...tree.values()].flatMap(leavesOf).some((leaf) => leaf instanceof Function);
}

function exclude(document: BsonDocument, tree: ProjectionTree): BsonDocument {
  const result: BsonDocument = {};
  for (const [name, field] of Object.entries(document)) {
    const node = tree.get(name);
    if (node === undefined) writeField(result, name, field);
    else if (node instanceof Map) writeField(result, name, excludeNested(field, node));
  }
  return result;
}

function excludeNested(value: unknown, tree: ProjectionTree): unknown {
  if (isDocument(value)) return exclude(value, tree);
  return Array.isArray(value) ? value.map((entry) => excludeNested(entry, tree)) : value;
}

function addFields(value: BsonDocument, tree: ProjectionTree, root: BsonDocument): BsonDocument {
  const result = { ...value };
  for (const [name, node] of tree) {
    if (node instanceof Function) replaceField(result, name, node(root));
    else if (node instanceof Map) writeField(result, name, addNested(readField(value, name), node, root));
  }
  return result;
}

function addNested(value: unknown, tree: ProjectionTree, root: BsonDocument): unknown {
  if (Array.isArray(value)) return value.map((entry) => addNested(entry, tree, root));
  return addFields(isDocument(value) ? value : {}, tree, root);
}

function replaceField(document: BsonDocument, name: string, value: unknown): void {
  if (value === undefined) delete document[name];
  else writeField(document, name, value);
}

function writePresent(document: BsonDocument, name: string, value: unknown): void {
  if (value !== undefined) writeField(document, name, value);
}
