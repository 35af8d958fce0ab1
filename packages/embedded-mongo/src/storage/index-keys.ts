import { CommandError } from '../errors.ts';
import { compileQuery } from '../query/matcher.ts';
import type { BsonDocument } from '../values/document.ts';
import { emptyArrayKey, encodeKey, invert } from '../values/key.ts';
import { splitPath, valuesAt } from '../values/paths.ts';
import type { IndexDefinition } from './index-definition.ts';

/** The keys under which an index lists a document: none when it is left out, several when a field is an array. */
export type KeysOf = (document: BsonDocument) => Buffer[];

export function compileKeys({ fields, isSparse, partialFilter }: IndexDefinition): KeysOf {
  const parts = fields.map(({ path, direction }) => ({ name: path, path: splitPath(path), direction }));
  const belongs = compileQuery(partialFilter ?? {});
  return (document) => {
    if (!belongs(document)) return [];
    const values = parts.map(({ path }) => [...valuesAt(document, path, 'elements')]);
    if (isSparse && values.every((list) => list.every((value) => value === undefined))) return [];
    const keys = values.map((list) => distinctKeys(list));
    refuseParallelArrays(
      keys,
      parts.map(({ name }) => name),
    );
    const directed = keys.map((list, field) => (parts[field]?.direction === -1 ? list.map(invert) : list));
    return directed.reduce(
      (starts, list) => starts.flatMap((start) => list.map((key) => Buffer.concat([start, key]))),
      [Buffer.alloc(0)],
    );
  };
}

function distinctKeys(values: unknown[]): Buffer[] {
  if (values.length === 0) return [emptyArrayKey];
  const keys = values.map(encodeKey).sort(Buffer.compare);
  return keys.filter((key, index) => !keys[index - 1]?.equals(key));
}

function refuseParallelArrays(keys: Buffer[][], names: string[]): void {
  const arrays = names.filter((_name, field) => (keys[field]?.length ?? 0) > 1);
  if (arrays.length < 2) return;
  throw new CommandError(
    'CannotIndexParallelArrays',
    `cannot index parallel arrays ${arrays.map((name) => `[${name}]`).join(' ')}`,
  );
}
