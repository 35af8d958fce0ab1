import { Int32 } from 'bson';
import { CommandError } from '../errors.ts';
import { compileQuery } from '../query/matcher.ts';
import { compileAddedFields, compileProjection } from '../query/projection.ts';
import { compileSortKey, readSort } from '../query/sort.ts';
import type { BsonDocument } from '../values/document.ts';
import { plainNumber } from '../values/numbers.ts';
import { requireDocument, type Stage } from './stage.ts';

export function match(specification: unknown): Stage {
  const matches = compileQuery(requireDocument('$match', specification));
  return function* matching(documents) {
    for (const document of documents) if (matches(document)) yield document;
  };
}

export function sort(specification: unknown): Stage {
  const sortKey = compileSortKey(readSort(requireDocument('$sort', specification)));
  return function* sorted(documents) {
    const keyed = Array.from(documents, (document) => ({ document, key: sortKey(document) }));
    keyed.sort((left, right) => Buffer.compare(left.key, right.key));
    for (const { document } of keyed) yield document;
  };
}

export function limit(specification: unknown): Stage {
  const most = readCount('$limit', specification, 1);
  return (documents) => take(documents, most);
}

export function* take<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    yield item;
    taken += 1;
    if (taken === most) return;
  }
}

export function skip(specification: unknown): Stage {
  const first = readCount('$skip', specification, 0);
  return (documents) => drop(documents, first);
}

export function* drop<Item>(items: Iterable<Item>, first: number): Generator<Item> {
  let seen = 0;
  for (const item of items) {
    if (seen >= first) yield item;
    seen += 1;
  }
}

export function project(specification: unknown): Stage {
  const fields = requireDocument('$project', specification);
  if (Object.keys(fields).length === 0) {
    throw new CommandError('Location51272', 'projection specification must have at least one field');
  }
  return mapping(compileProjection(fields));
}

export function addFields(specification: unknown): Stage {
  return mapping(compileAddedFields(requireDocument('$addFields', specification)));
}

export function unset(specification: unknown): Stage {
  const names = Array.isArray(specification) ? specification : [specification];
  if (names.length === 0 || !names.every((name) => typeof name === 'string')) {
    throw new CommandError('FailedToParse', '$unset specification must be a string or an array of strings');
  }
  return mapping(compileProjection(Object.fromEntries(names.map((name) => [name, false]))));
}

export function count(specification: unknown): Stage {
  if (typeof specification !== 'string' || !/^[^$.\0]+$/.test(specification)) {
    throw new CommandError('Location40156', 'the count field must be a non-empty string without $ and .');
  }
  return function* counted(documents) {
    let total = 0;
    for (const _document of documents) total += 1;
    if (total > 0) yield { [specification]: new Int32(total) };
  };
}

function mapping(change: (document: BsonDocument) => BsonDocument): Stage {
  return function* mapped(documents) {
    for (const document of documents) yield change(document);
  };
}

function readCount(stage: string, specification: unknown, least: number): number {
  const value = plainNumber(specification);
  if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value;
  throw new CommandError('Location15958', `${stage} needs an integer of at least ${least}`);
}
