import { BSONRegExp } from 'bson';
import { type BsonDocument, isDocument, isOperatorDocument } from '../values/document.ts';
import { encodeKey, rankOf } from '../values/key.ts';
import { isNumber, toNumber } from '../values/numbers.ts';
import { typeOf } from '../values/types.ts';
import { allOfRank, hull, type Interval, point } from './interval.ts';

/**
 * For each field, what a query demands of its index keys. Every entry of a field's list is a necessary condition; a
 * field that holds arrays may fulfil different ones with different elements.
 */
export type Constraints = Map<string, Interval[][]>;

/** Reads the part of a query that an index can answer; the rest is left to the matcher. */
export function readConstraints(query: BsonDocument): Constraints {
  const constraints: Constraints = new Map();
  for (const [name, condition] of Object.entries(query)) {
    if (name === '$and')
      addAll(
        constraints,
        branchesOf(condition).flatMap((branch) => [...branch]),
      );
    else if (name === '$or') addAll(constraints, commonConstraints(branchesOf(condition)));
    else if (!name.startsWith('$')) addAll(constraints, [[name, readCondition(condition)]]);
  }
  return constraints;
}

type NamedConstraint = readonly [path: string, conditions: Interval[][]];

function addAll(constraints: Constraints, additions: readonly NamedConstraint[]): void {
  for (const [path, conditions] of additions) {
    if (conditions.length > 0) constraints.set(path, [...(constraints.get(path) ?? []), ...conditions]);
  }
}

function branchesOf(condition: unknown): Constraints[] {
  return Array.isArray(condition) ? condition.filter(isDocument).map(readConstraints) : [];
}

/** A field that every alternative limits is limited to all their intervals together. */
function commonConstraints(branches: Constraints[]): NamedConstraint[] {
  const [first, ...others] = branches;
  const paths = [...(first?.keys() ?? [])].filter((path) => others.every((branch) => branch.has(path)));
  return paths.map((path) => [path, [hull(branches.flatMap((branch) => branch.get(path)?.[0] ?? []))]]);
}

function readCondition(condition: unknown): Interval[][] {
  if (!isOperatorDocument(condition)) return equalTo(condition);
  return Object.entries(condition).flatMap(([operator, operand]) => readers.get(operator)?.(operand) ?? []);
}

const readers = new Map<string, (operand: unknown) => Interval[][]>([
  ['$eq', equalTo],
  ['$in', oneOf],
  ['$gt', (operand) => bounded(operand, (key, all) => ({ ...all, low: { key, isInclusive: false } }))],
  ['$gte', (operand) => bounded(operand, (key, all) => ({ ...all, low: { key, isInclusive: true } }))],
  ['$lt', (operand) => bounded(operand, (key, all) => ({ ...all, high: { key, isInclusive: false } }))],
  ['$lte', (operand) => bounded(operand, (key, all) => ({ ...all, high: { key, isInclusive: true } }))],
]);

function equalTo(operand: unknown): Interval[][] {
  return isIndexable(operand) ? [[point(encodeKey(operand))]] : [];
}

function oneOf(operand: unknown): Interval[][] {
  if (!Array.isArray(operand) || !operand.every(isIndexable)) return [];
  const keys = operand.map(encodeKey).sort(Buffer.compare);
  return [keys.filter((key, index) => !keys[index - 1]?.equals(key)).map(point)];
}

function bounded(operand: unknown, bound: (key: Buffer, all: Interval) => Interval): Interval[][] {
  if (!isIndexable(operand) || ['null', 'minKey', 'maxKey'].includes(typeOf(operand))) return [];
  return [[bound(encodeKey(operand), allOfRank(rankOf(operand)))]];
}

/** Arrays are indexed by element, patterns match many keys, and NaN is outside the order of numbers. */
function isIndexable(operand: unknown): boolean {
  if (Array.isArray(operand) || operand instanceof BSONRegExp) return false;
  return !(isNumber(operand) && Number.isNaN(toNumber(operand)));
}
