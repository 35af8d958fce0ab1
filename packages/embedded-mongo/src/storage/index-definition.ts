import type { SortField } from '../query/sort.ts';
import { readSort } from '../query/sort.ts';
import { type BsonDocument, isDocument } from '../values/document.ts';
import { plainNumber } from '../values/numbers.ts';

/** What an index is made of; `specification` is how clients see it. */
export interface IndexDefinition {
  readonly name: string;
  readonly fields: readonly SortField[];
  readonly isUnique: boolean;
  readonly isSparse: boolean;
  readonly expireAfterSeconds: number | undefined;
  readonly partialFilter: BsonDocument | undefined;
  readonly specification: BsonDocument;
}

/** Reads a specification that was checked when the index was made. */
export function defineIndex(specification: BsonDocument): IndexDefinition {
  const { name, key, unique, sparse, expireAfterSeconds, partialFilterExpression } = specification;
  const seconds = plainNumber(expireAfterSeconds);
  return {
    name: String(name),
    fields: isDocument(key) ? readSort(key) : [],
    isUnique: unique === true || name === idIndexName,
    isSparse: sparse === true,
    expireAfterSeconds: typeof seconds === 'number' ? seconds : undefined,
    partialFilter: isDocument(partialFilterExpression) ? partialFilterExpression : undefined,
    specification,
  };
}

export const idIndexName = '_id_';
