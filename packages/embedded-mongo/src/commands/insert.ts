import { withId } from '../update/upsert.ts';
import { batchOf, document, flag, text } from './arguments.ts';
import { defineCommand } from './command.ts';
import { runStatements } from './statements.ts';

export const insert = defineCommand({
  name: 'insert',
  isWrite: true,
  arguments: {
    insert: text,
    documents: batchOf(document),
    ordered: flag.default(true),
    bypassDocumentValidation: flag.optional(),
  },
  run: ({ insert: name, documents, ordered }, { store, database }) => {
    const collection = store.findOrCreate({ database, name });
    let n = 0;
    const failures = runStatements(documents, ordered, (entry) => {
      collection.insert(withId(entry));
      n += 1;
    });
    return { n, ...failures };
  },
});
