import { CommandError } from '../errors.ts';
import { describe } from '../values/describe.ts';
import { type BsonDocument, isDocument, isOperatorDocument, readField } from '../values/document.ts';
import { encodeKey } from '../values/key.ts';
import { splitPath } from '../values/paths.ts';
import type { Change, UpdateContext } from './modifier.ts';
import { modifiers } from './modifiers.ts';

export interface Update {
  readonly isReplacement: boolean;
  /** Changes the given document or answers a new one in its place. */
  apply(document: BsonDocument, context: UpdateContext): BsonDocument;
}

/**
 * Compiles an update: operators, or a whole document that replaces the old one.
 * @throws CommandError FailedToParse for an unknown operator or a pipeline, ConflictingUpdateOperators when two
 * operators touch the same field
 */
export function compileUpdate(specification: unknown): Update {
  if (!isDocument(specification)) {
    throw new CommandError(
      'FailedToParse',
      'an update must be a document; pipelines are not supported by this server',
    );
  }
  return isOperatorDocument(specification) ? modification(specification) : replacement(specification);
}

function replacement(specification: BsonDocument): Update {
  const operator = Object.keys(specification).find((name) => name.startsWith('$'));
  if (operator)
    throw new CommandError('FailedToParse', `The replacement document must not contain '${operator}'`);
  return {
    isReplacement: true,
    apply: (document) => {
      const id = readField(document, '_id');
      return keepId(keyOfId(document), id === undefined ? specification : { _id: id, ...specification });
    },
  };
}

function modification(specification: BsonDocument): Update {
  const changes = Object.entries(specification).flatMap(([name, fields]) => readChanges(name, fields));
  const inOrder = changes.toSorted((left, right) => comparePaths(left.paths[0], right.paths[0]));
  refuseConflicts(changes.flatMap(({ paths }) => paths));
  return {
    isReplacement: false,
    apply: (document, context) => {
      const idKey = keyOfId(document);
      for (const change of inOrder) change.apply(document, context);
      return keepId(idKey, document);
    },
  };
}

/** New fields are added in the order of their names, positions in arrays in the order of numbers. */
function comparePaths(left = '', right = ''): number {
  const [leftNames, rightNames] = [splitPath(left), splitPath(right)];
  const depth = leftNames.findIndex((name, position) => name !== rightNames[position]);
  const [one, other] = [leftNames[depth] ?? '', rightNames[depth] ?? ''];
  if (/^\d+$/.test(one) && /^\d+$/.test(other)) return Number(one) - Number(other);
  return one < other ? -1 : 1;
}

function readChanges(name: string, fields: unknown): Change[] {
  const modifier = modifiers.get(name);
  if (!modifier)
    throw new CommandError('FailedToParse', `Unknown modifier: ${name}. Expected a valid update modifier`);
  if (!isDocument(fields)) {
    throw new CommandError(
      'FailedToParse',
      `Modifiers operate on fields but we found ${describe(fields)} for ${name}`,
    );
  }
  return Object.entries(fields).map(([field, operand]) => {
    const path = splitPath(checkPath(field));
    const applyToField = modifier(operand);
    const paths = name === '$rename' ? [field, checkPath(String(operand))] : [field];
    return { paths, apply: (document, context) => applyToField(document, path, context) };
  });
}

function checkPath(path: string): string {
  const names = splitPath(path);
  if (names.includes(''))
    throw new CommandError('EmptyFieldName', `The update path '${path}' contains an empty field name`);
  if (!names.some((name) => name.startsWith('$'))) return path;
  throw new CommandError(
    'BadValue',
    `The update path '${path}': positional operators are not supported by this server`,
  );
}

function refuseConflicts(paths: readonly string[]): void {
  const seen = paths.toSorted();
  for (const path of seen) {
    const other =
      seen.find((candidate) => candidate !== path && path.startsWith(`${candidate}.`)) ??
      repeated(seen, path);
    if (other === undefined) continue;
    throw new CommandError(
      'ConflictingUpdateOperators',
      `Updating the path '${path}' would create a conflict at '${other}'`,
    );
  }
}

function repeated(paths: readonly string[], path: string): string | undefined {
  return paths.indexOf(path) === paths.lastIndexOf(path) ? undefined : path;
}

/** Taken before the changes, because they reach into an _id that is a document itself. */
function keyOfId(document: BsonDocument): Buffer | undefined {
  const id = readField(document, '_id');
  return id === undefined ? undefined : encodeKey(id);
}

function keepId(idKey: Buffer | undefined, changed: BsonDocument): BsonDocument {
  if (!idKey || keyOfId(changed)?.equals(idKey)) return changed;
  throw new CommandError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}
