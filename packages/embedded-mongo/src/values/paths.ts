import { isDocument, readField } from './document.ts';

export type Path = readonly string[];

export const splitPath = (path: string): Path => path.split('.');

/** What stands for an array at the end of a path: its elements and itself, its elements only, or itself only. */
export type ArrayReading = 'elements and array' | 'elements' | 'array';

/**
 * Every value that a dotted path reaches, arrays on the way being entered as MongoDB does; `undefined` is a missing one.
 * An empty path reaches the value itself, as it is.
 */
export function* valuesAt(root: unknown, path: Path, reading: ArrayReading, depth = 0): Generator<unknown> {
  const segment = path[depth];
  if (segment === undefined) {
    yield* depth === 0 ? [root] : valuesOfLeaf(root, reading);
    return;
  }
  if (isDocument(root)) yield* valuesAt(readField(root, segment), path, reading, depth + 1);
  else if (Array.isArray(root)) yield* valuesInArray(root, path, reading, depth);
  else yield undefined;
}

function* valuesOfLeaf(value: unknown, reading: ArrayReading): Generator<unknown> {
  if (!Array.isArray(value)) {
    yield value;
    return;
  }
  if (reading !== 'array') yield* value;
  if (reading !== 'elements') yield value;
}

function* valuesInArray(
  array: unknown[],
  path: Path,
  reading: ArrayReading,
  depth: number,
): Generator<unknown> {
  for (const [index, element] of array.entries()) {
    if (isDocument(element)) yield* valuesAt(element, path, reading, depth);
    if (path[depth] === String(index)) yield* valuesAt(element, path, reading, depth + 1);
  }
}
