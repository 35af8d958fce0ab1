import { CommandError } from '../errors.ts';
import { describe } from '../values/describe.ts';
import { type BsonDocument, isDocument, readField, writeField } from '../values/document.ts';
import type { Path } from '../values/paths.ts';

type Container = BsonDocument | unknown[];

/** Filling an array up to an index beyond this one is more likely a mistake than a wish. */
const mostPadding = 1_500_000;

export function readAt(document: BsonDocument, path: Path): unknown {
  return path.reduce<unknown>(
    (value, name) => (isContainer(value) ? readChild(value, name) : undefined),
    document,
  );
}

/**
 * Sets a value, making the documents on the way to it.
 * @throws CommandError PathNotViable when a value on the way has no fields
 */
export function writeAt(document: BsonDocument, path: Path, value: unknown): void {
  let container: Container = document;
  for (const [depth, name] of path.slice(0, -1).entries()) {
    container = enter(container, name, path[depth + 1] ?? '');
  }
  writeChild(container, path.at(-1) ?? '', value);
}

/** Takes a field away; an element of an array becomes null instead, so that the others keep their place. */
export function removeAt(document: BsonDocument, path: Path): void {
  const container = path.length === 1 ? document : readAt(document, path.slice(0, -1));
  const name = path.at(-1) ?? '';
  if (isDocument(container)) delete container[name];
  else if (Array.isArray(container) && readChild(container, name) !== undefined)
    container[Number(name)] = null;
}

function enter(container: Container, name: string, next: string): Container {
  const present = readChild(container, name);
  if (isContainer(present)) return present;
  if (present !== undefined) throw notViable(next, { [name]: present });
  const created: BsonDocument = {};
  writeChild(container, name, created);
  return created;
}

function readChild(container: Container, name: string): unknown {
  if (!Array.isArray(container)) return readField(container, name);
  return isIndex(name) ? container[Number(name)] : undefined;
}

function writeChild(container: Container, name: string, value: unknown): void {
  if (!Array.isArray(container)) {
    writeField(container, name, value);
    return;
  }
  if (!isIndex(name) || Number(name) - container.length > mostPadding) throw notViable(name, container);
  while (container.length < Number(name)) container.push(null);
  container[Number(name)] = value;
}

function isContainer(value: unknown): value is Container {
  return Array.isArray(value) || isDocument(value);
}

function isIndex(name: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(name);
}

function notViable(name: string, element: unknown): CommandError {
  return new CommandError('PathNotViable', `Cannot create field '${name}' in element ${describe(element)}`);
}
