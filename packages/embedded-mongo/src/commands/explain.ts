import { z } from 'zod';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { findRecords, planFor, type Query } from '../storage/find-records.ts';
import type { IndexPlan } from '../storage/planner.ts';
import type { BsonDocument } from '../values/document.ts';
import { text } from './arguments.ts';
import { defineCommand } from './command.ts';
import { findArguments, window } from './find.ts';
import { toQuery } from './select.ts';

/** Tells how a find would be answered: from which index, and how much it looks at. */
export const explain = defineCommand({
  name: 'explain',
  isWrite: false,
  arguments: { explain: z.object(findArguments), verbosity: text.optional() },
  run: ({ explain: command }, { store, database }) => {
    const collection = store.find({ database, name: command.find });
    if (!collection)
      throw new CommandError('NamespaceNotFound', `collection ${database}.${command.find} not found`);
    const query = toQuery(command.filter, command.sort);
    return {
      queryPlanner: { namespace: collection.namespace, winningPlan: describePlan(collection, query) },
      executionStats: measure(collection, query, command.skip, command.limit),
    };
  },
});

function describePlan(collection: Collection, query: Query): BsonDocument {
  const plan = planFor(collection, query);
  const access = plan ? { stage: 'FETCH', inputStage: describeScan(plan) } : { stage: 'COLLSCAN' };
  const isSorted = (plan?.sortedFields ?? 0) === query.sort.length;
  return isSorted ? access : { stage: 'SORT', inputStage: access };
}

function describeScan({ index, isReverse }: IndexPlan): BsonDocument {
  const { name, specification } = index.definition;
  const direction = isReverse ? 'backward' : 'forward';
  return { stage: 'IXSCAN', indexName: name, keyPattern: specification.key, direction };
}

function measure(collection: Collection, query: Query, skip: number, limit: number): BsonDocument {
  const counters = { keysExamined: 0, documentsExamined: 0 };
  const nReturned = [...window(findRecords(collection, query, counters), skip, limit)].length;
  return {
    nReturned,
    totalKeysExamined: counters.keysExamined,
    totalDocsExamined: counters.documentsExamined,
  };
}
