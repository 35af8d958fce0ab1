import { drop, take } from '../aggregate/simple-stages.ts';
import { compileProjection } from '../query/projection.ts';
import type { BsonDocument } from '../values/document.ts';
import { count, document, flag, text } from './arguments.ts';
import { defineCommand } from './command.ts';
import { selectDocuments, toQuery } from './select.ts';

export const findArguments = {
  find: text,
  filter: document.optional(),
  sort: document.optional(),
  projection: document.optional(),
  skip: count.default(0),
  limit: count.default(0),
  batchSize: count.optional(),
  singleBatch: flag.default(false),
};

export const find = defineCommand({
  name: 'find',
  isWrite: false,
  arguments: findArguments,
  run: ({ find: name, filter, sort, projection, skip, limit, batchSize, singleBatch }, context) => {
    const found = selectDocuments(context, name, toQuery(filter, sort));
    const wanted = window(found, skip, limit);
    return context.cursors.start({
      namespace: `${context.database}.${name}`,
      documents: projection ? projected(wanted, projection) : wanted,
      batchSize,
      isSingleBatch: singleBatch,
    });
  },
});

/** The documents after `skip`, at most `limit` of them; a limit of 0 is none. */
export function window<Item>(items: Iterable<Item>, skip: number, limit: number): Iterable<Item> {
  const afterSkip = skip > 0 ? drop(items, skip) : items;
  return limit > 0 ? take(afterSkip, limit) : afterSkip;
}

function projected(documents: Iterable<BsonDocument>, projection: BsonDocument): Iterable<BsonDocument> {
  const project = compileProjection(projection);
  return (function* each() {
    for (const entry of documents) yield project(entry);
  })();
}
