import { z } from 'zod';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { idIndexName } from '../storage/index-definition.ts';
import type { StoredIndex } from '../storage/stored-index.ts';
import { describe } from '../values/describe.ts';
import { isDocument } from '../values/document.ts';
import { encodeKey } from '../values/key.ts';
import { batchOf, cursorOptions, text } from './arguments.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { findEquivalent, indexSchema, toSpecification } from './index-specification.ts';

export const createIndexes = defineCommand({
  name: 'createIndexes',
  isWrite: true,
  arguments: { createIndexes: text, indexes: batchOf(indexSchema) },
  run: ({ createIndexes: name, indexes }, { store, database }) => {
    const createdCollectionAutomatically = store.find({ database, name }) === undefined;
    const collection = store.findOrCreate({ database, name });
    const numIndexesBefore = collection.indexes.length;
    for (const index of indexes) {
      const specification = toSpecification(index);
      if (!findEquivalent(collection, specification)) store.createIndex(collection, specification);
    }
    const numIndexesAfter = collection.indexes.length;
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically };
  },
});

export const listIndexes = defineCommand({
  name: 'listIndexes',
  isWrite: false,
  arguments: { listIndexes: text, cursor: cursorOptions.optional() },
  run: ({ listIndexes: name, cursor }, context) => {
    const collection = requireCollection(name, context);
    return context.cursors.start({
      namespace: collection.namespace,
      documents: collection.indexes.map(({ definition }) => definition.specification),
      batchSize: cursor?.batchSize,
    });
  },
});

export const dropIndexes = defineCommand({
  name: 'dropIndexes',
  isWrite: true,
  arguments: { dropIndexes: text, index: z.unknown() },
  run: ({ dropIndexes: name, index }, context) => {
    const collection = requireCollection(name, context);
    const nIndexesWas = collection.indexes.length;
    for (const unwanted of namedIndexes(collection, index)) context.store.dropIndex(collection, unwanted);
    return { nIndexesWas };
  },
});

function requireCollection(name: string, { store, database }: CommandContext): Collection {
  const collection = store.find({ database, name });
  if (collection) return collection;
  throw new CommandError('NamespaceNotFound', `ns does not exist: ${database}.${name}`);
}

/** An index is named by its name, its keys, a list of names, or `*` for all but that of _id. */
function namedIndexes({ indexes }: Collection, wanted: unknown): StoredIndex[] {
  if (wanted === '*') return indexes.filter(({ definition }) => definition.name !== idIndexName);
  const names = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((name) => {
    const found = indexes.find(({ definition }) =>
      isDocument(name)
        ? encodeKey(definition.specification.key).equals(encodeKey(name))
        : definition.name === name,
    );
    if (!found) throw new CommandError('IndexNotFound', `index not found with name [${describe(name)}]`);
    if (found.definition.name === idIndexName)
      throw new CommandError('InvalidOptions', 'cannot drop _id index');
    return found;
  });
}
