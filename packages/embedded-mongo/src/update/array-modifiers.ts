import { BSONRegExp } from 'bson';
import { z } from 'zod';
import { CommandError } from '../errors.ts';
import { elementTest } from '../query/matcher.ts';
import { matchesPattern } from '../query/regex.ts';
import { compileSortKey, readSort } from '../query/sort.ts';
import { describe } from '../values/describe.ts';
import { type BsonDocument, isDocument, readField } from '../values/document.ts';
import { compareValues, encodeKey } from '../values/key.ts';
import { plainNumber } from '../values/numbers.ts';
import type { Path } from '../values/paths.ts';
import { typeOf } from '../values/types.ts';
import { readAt, writeAt } from './field-access.ts';
import type { ApplyToField } from './modifier.ts';

const whole = z.preprocess(plainNumber, z.int());
const pushSchema = z.strictObject({
  $each: z.array(z.unknown()),
  $slice: whole.optional(),
  $position: whole.optional(),
  $sort: z.unknown().optional(),
});
const addToSetSchema = z.strictObject({ $each: z.array(z.unknown()) });

export function push(operand: unknown): ApplyToField {
  const { $each, $position, $slice, $sort } = readClauses('$push', pushSchema, operand);
  const compare = $sort === undefined ? undefined : comparatorOf($sort);
  return (document, path) => {
    const array = [...(arrayAt(document, path) ?? [])];
    array.splice($position ?? array.length, 0, ...$each);
    if (compare) array.sort(compare);
    writeAt(document, path, $slice === undefined ? array : sliced(array, $slice));
  };
}

export function addToSet(operand: unknown): ApplyToField {
  const { $each } = readClauses('$addToSet', addToSetSchema, operand);
  return (document, path) => {
    const array = [...(arrayAt(document, path) ?? [])];
    const present = new Set(array.map(identity));
    for (const value of $each) {
      if (!present.has(identity(value))) array.push(value);
      present.add(identity(value));
    }
    writeAt(document, path, array);
  };
}

export function pull(condition: unknown): ApplyToField {
  const isUnwanted = pullTest(condition);
  return (document, path) => {
    const array = arrayAt(document, path);
    if (array)
      writeAt(
        document,
        path,
        array.filter((element) => !isUnwanted(element)),
      );
  };
}

/** `{ $push: { a: value } }` is short for `{ $push: { a: { $each: [value] } } }`. */
function readClauses<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  operand: unknown,
): z.output<Schema> {
  const clauses = isDocument(operand) && '$each' in operand ? operand : { $each: [operand] };
  const parsed = schema.safeParse(clauses);
  if (parsed.success) return parsed.data;
  throw new CommandError('BadValue', `Unrecognized or malformed clause in ${name}: ${describe(operand)}`);
}

function comparatorOf(sort: unknown): (left: unknown, right: unknown) => number {
  if (isDocument(sort)) {
    const sortKey = compileSortKey(readSort(sort));
    const keyOf = (value: unknown) => sortKey(isDocument(value) ? value : {});
    return (left, right) => Buffer.compare(keyOf(left), keyOf(right));
  }
  const direction = plainNumber(sort);
  if (direction === 1) return compareValues;
  if (direction === -1) return (left, right) => compareValues(right, left);
  throw new CommandError('BadValue', 'The $sort of $push takes 1, -1 or a document of fields');
}

function sliced(array: unknown[], count: number): unknown[] {
  if (count === 0) return [];
  return count > 0 ? array.slice(0, count) : array.slice(count);
}

function pullTest(condition: unknown): (element: unknown) => boolean {
  if (isDocument(condition)) return elementTest(condition);
  if (condition instanceof BSONRegExp) return matchesPattern(condition);
  return (element) => identity(element) === identity(condition);
}

function identity(value: unknown): string {
  return encodeKey(value).toString('latin1');
}

function arrayAt(document: BsonDocument, path: Path): unknown[] | undefined {
  const value = readAt(document, path);
  if (value === undefined || Array.isArray(value)) return value;
  const id = describe({ _id: readField(document, '_id') });
  throw new CommandError(
    'BadValue',
    `The field '${path.join('.')}' must be an array but is of type ${typeOf(value)} in document ${id}`,
  );
}
