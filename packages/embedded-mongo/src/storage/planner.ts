import type { SortField } from '../query/sort.ts';
import type { BsonDocument } from '../values/document.ts';
import { encodeKey } from '../values/key.ts';
import { type Constraints, readConstraints } from './constraints.ts';
import { after, contains, type Interval, intersect, isPoint, type KeyRange, toKeyRange } from './interval.ts';
import type { StoredIndex } from './stored-index.ts';

/** How a query is answered from an index. */
export interface IndexPlan {
  readonly index: StoredIndex;
  readonly ranges: readonly KeyRange[];
  readonly isReverse: boolean;
  /** How many of the sort's fields the index already has in order. */
  readonly sortedFields: number;
}

const mostRanges = 1_000;

/** The most selective index for a query, or none when it has to read every document. */
export function planQuery(
  indexes: readonly StoredIndex[],
  filter: BsonDocument,
  sort: readonly SortField[],
): IndexPlan | undefined {
  const constraints = readConstraints(filter);
  const candidates = indexes
    .filter((index) => isComplete(index, filter, constraints))
    .map((index) => planIndex(index, constraints, sort))
    .filter(({ score }) => score > 0);
  return candidates.sort((left, right) => right.score - left.score)[0]?.plan;
}

/** Sparse and partial indexes leave documents out: they serve only queries that want none of those. */
function isComplete({ definition }: StoredIndex, filter: BsonDocument, constraints: Constraints): boolean {
  const { partialFilter, isSparse, fields } = definition;
  if (partialFilter && !implies(filter, partialFilter, constraints)) return false;
  if (!isSparse) return true;
  const conditions = constraints.get(fields[0]?.path ?? '') ?? [];
  return conditions.some(excludesMissing);
}

function implies(filter: BsonDocument, partialFilter: BsonDocument, constraints: Constraints): boolean {
  return Object.entries(partialFilter).every(([path, condition]) => {
    if (path in filter && encodeKey(filter[path]).equals(encodeKey(condition))) return true;
    const isExistence = encodeKey(condition).equals(encodeKey({ $exists: true }));
    return isExistence && (constraints.get(path) ?? []).some(excludesMissing);
  });
}

const missingKey = encodeKey(null);

function excludesMissing(intervals: readonly Interval[]): boolean {
  return !intervals.some((interval) => contains(interval, missingKey));
}

interface Bounds {
  readonly ranges: readonly KeyRange[];
  /** How many leading fields have exactly one value. */
  readonly fixedFields: number;
  readonly limitedFields: number;
}

function planIndex(
  index: StoredIndex,
  constraints: Constraints,
  sort: readonly SortField[],
): { plan: IndexPlan; score: number } {
  const bounds = readBounds(index, constraints);
  const { sortedFields, isReverse } = orderFrom(index, bounds.fixedFields, sort);
  const isExact = index.definition.isUnique && bounds.fixedFields === index.definition.fields.length;
  const score =
    (isExact ? 100 : 0) + bounds.fixedFields * 4 + bounds.limitedFields * 2 + (sortedFields > 0 ? 1 : 0);
  return { plan: { index, ranges: bounds.ranges, isReverse, sortedFields }, score };
}

/** Follows the index field by field for as long as the query fixes single values. */
function readBounds(index: StoredIndex, constraints: Constraints): Bounds {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let fixedFields = 0;
  for (const [position, { path, direction }] of index.definition.fields.entries()) {
    const intervals = intervalsOf(index, constraints.get(path) ?? []);
    if (!intervals)
      return { ranges: prefixes.map(everythingBelow), fixedFields, limitedFields: position - fixedFields };
    const ranges = extend(
      prefixes,
      intervals.map((interval) => toKeyRange(interval, direction)),
    );
    const goesOn = intervals.every(isPoint) && ranges.length <= mostRanges;
    if (!goesOn) return { ranges, fixedFields, limitedFields: position - fixedFields + 1 };
    if (ranges.length === 1) fixedFields += 1;
    prefixes = ranges.map(({ low }) => low);
  }
  const limitedFields = index.definition.fields.length - fixedFields;
  return { ranges: prefixes.map(everythingBelow), fixedFields, limitedFields };
}

/** With arrays, one element may fulfil one condition and another element the next, so only one of them counts. */
function intervalsOf(index: StoredIndex, conditions: Interval[][]): Interval[] | undefined {
  const [first, ...others] = conditions;
  if (!first) return undefined;
  if (index.isMultikey) return conditions.find((intervals) => intervals.every(isPoint)) ?? first;
  return others.reduce(intersect, first);
}

function extend(prefixes: readonly Buffer[], ranges: readonly KeyRange[]): KeyRange[] {
  return prefixes
    .flatMap((prefix) =>
      ranges.map(({ low, high }) => ({
        low: Buffer.concat([prefix, low]),
        high: Buffer.concat([prefix, high]),
      })),
    )
    .sort((left, right) => Buffer.compare(left.low, right.low));
}

function everythingBelow(prefix: Buffer): KeyRange {
  return { low: prefix, high: after(prefix) };
}

/** Fields with one fixed value do not disturb the order, so the sort may leave them out or name them anywhere. */
function orderFrom(
  { definition, isMultikey }: StoredIndex,
  fixedFields: number,
  sort: readonly SortField[],
): { sortedFields: number; isReverse: boolean } {
  if (isMultikey) return { sortedFields: 0, isReverse: false };
  const fixed = new Set(definition.fields.slice(0, fixedFields).map(({ path }) => path));
  const [ordered, open] = [definition.fields.slice(fixedFields), sort.filter(({ path }) => !fixed.has(path))];
  const isReverse = open[0]?.path === ordered[0]?.path && open[0]?.direction !== ordered[0]?.direction;
  const firstUnsorted = open.find(({ path, direction }, position) => {
    const field = ordered[position];
    return field?.path !== path || (field.direction !== direction) !== isReverse;
  });
  return { sortedFields: firstUnsorted ? sort.indexOf(firstUnsorted) : sort.length, isReverse };
}
