import { Int32 } from 'bson';
import { compareValues } from '../values/key.ts';
import { eagerly, exactly, type Operator } from './operator.ts';

const operator = (accepts: (order: number) => boolean): Operator =>
  eagerly(exactly(2), (left, right) => accepts(order(left, right)));

export const comparisonOperators: readonly (readonly [string, Operator])[] = [
  ['$eq', operator((order) => order === 0)],
  ['$ne', operator((order) => order !== 0)],
  ['$gt', operator((order) => order > 0)],
  ['$gte', operator((order) => order >= 0)],
  ['$lt', operator((order) => order < 0)],
  ['$lte', operator((order) => order <= 0)],
  ['$cmp', eagerly(exactly(2), (left, right) => new Int32(order(left, right)))],
];

/** In expressions, unlike in queries, a missing value comes before null. */
function order(left: unknown, right: unknown): number {
  if (left === undefined || right === undefined)
    return Number(left !== undefined) - Number(right !== undefined);
  return compareValues(left, right);
}
