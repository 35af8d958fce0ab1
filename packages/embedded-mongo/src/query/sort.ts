import { CommandError } from '../errors.ts';
import type { BsonDocument } from '../values/document.ts';
import { emptyArrayKey, encodeKey, invert } from '../values/key.ts';
import { plainNumber } from '../values/numbers.ts';
import { type Path, splitPath, valuesAt } from '../values/paths.ts';

export type Direction = 1 | -1;

export interface SortField {
  readonly path: string;
  readonly direction: Direction;
}

/** @throws CommandError BadValue for a direction other than 1 and -1 */
export function readSort(sort: BsonDocument): SortField[] {
  return Object.entries(sort).map(([path, value]) => {
    const direction = plainNumber(value);
    if (path.startsWith('$'))
      throw new CommandError('BadValue', `sorting by ${path} is not supported by this server`);
    if (direction === 1 || direction === -1) return { path, direction };
    throw new CommandError('BadValue', '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  });
}

/** The bytes by which a document sorts: comparing two of these compares the documents. */
export function compileSortKey(fields: readonly SortField[]): (document: BsonDocument) => Buffer {
  const parts = fields.map(({ path, direction }) => ({ path: splitPath(path), direction }));
  return (document) =>
    Buffer.concat(parts.map(({ path, direction }) => fieldSortKey(document, path, direction)));
}

/** An array sorts by its smallest element when ascending, by its largest when descending. */
function fieldSortKey(document: BsonDocument, path: Path, direction: Direction): Buffer {
  const keys = [...valuesAt(document, path, 'elements')].map(encodeKey).sort(Buffer.compare);
  const key = (direction === 1 ? keys[0] : keys.at(-1)) ?? emptyArrayKey;
  return direction === 1 ? key : invert(key);
}
