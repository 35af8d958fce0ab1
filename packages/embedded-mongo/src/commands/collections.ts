import { z } from 'zod';
import { CommandError } from '../errors.ts';
import { compileQuery } from '../query/matcher.ts';
import { cursorOptions, document, flag, number, text } from './arguments.ts';
import { type CommandContext, defineCommand } from './command.ts';

export const create = defineCommand({
  name: 'create',
  isWrite: true,
  arguments: { create: text },
  run: ({ create: name }, { store, database }) => {
    if (store.find({ database, name })) {
      throw new CommandError('NamespaceExists', `Collection ${database}.${name} already exists.`);
    }
    store.create({ database, name });
    return {};
  },
});

export const drop = defineCommand({
  name: 'drop',
  isWrite: true,
  arguments: { drop: text },
  run: ({ drop: name }, context) => {
    dropCollection(name, context);
    return { ns: `${context.database}.${name}` };
  },
});

export const dropDatabase = defineCommand({
  name: 'dropDatabase',
  isWrite: true,
  arguments: { dropDatabase: number.pipe(z.literal(1)) },
  run: (_arguments, context) => {
    for (const name of context.store.collectionNames(context.database)) dropCollection(name, context);
    return { dropped: context.database };
  },
});

export const listCollections = defineCommand({
  name: 'listCollections',
  isWrite: false,
  arguments: {
    listCollections: number.pipe(z.literal(1)),
    filter: document.default({}),
    nameOnly: flag.default(false),
    authorizedCollections: flag.optional(),
    cursor: cursorOptions.optional(),
  },
  run: ({ filter, nameOnly, cursor }, { store, database, cursors }) => {
    const matches = compileQuery(filter);
    const details = nameOnly ? {} : { options: {}, info: { readOnly: false } };
    const collections = store
      .collectionNames(database)
      .map((name) => ({ name, type: 'collection', ...details }));
    return cursors.start({
      namespace: `${database}.$cmd.listCollections`,
      documents: collections.filter(matches),
      batchSize: cursor?.batchSize,
    });
  },
});

export const listDatabases = defineCommand({
  name: 'listDatabases',
  isWrite: false,
  arguments: {
    listDatabases: number.pipe(z.literal(1)),
    filter: document.default({}),
    nameOnly: flag.default(false),
    authorizedDatabases: flag.optional(),
  },
  run: ({ filter, nameOnly }, { store }) => {
    const databases = store.databaseNames().map((name) => (nameOnly ? { name } : { name, empty: false }));
    return { databases: databases.filter(compileQuery(filter)) };
  },
});

function dropCollection(name: string, { store, database, cursors }: CommandContext): void {
  const collection = store.find({ database, name });
  if (!collection) return;
  store.drop(collection);
  cursors.killAll(collection.namespace);
}
