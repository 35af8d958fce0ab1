import { z } from 'zod';
import { batchOf, document, flag, number, text } from './arguments.ts';
import { defineCommand } from './command.ts';
import { window } from './find.ts';
import { select, toQuery } from './select.ts';
import { runStatements } from './statements.ts';

const statementSchema = z.strictObject({ q: document, limit: number.pipe(z.literal([0, 1])) });

export const remove = defineCommand({
  name: 'delete',
  isWrite: true,
  arguments: { delete: text, deletes: batchOf(statementSchema), ordered: flag.default(true) },
  run: ({ delete: name, deletes, ordered }, context) => {
    const collection = context.store.find({ database: context.database, name });
    let n = 0;
    const failures = runStatements(deletes, ordered, ({ q, limit }) => {
      const records = [...window(select(context, name, toQuery(q)), 0, limit)];
      for (const record of records) collection?.remove(record);
      n += records.length;
    });
    return { n, ...failures };
  },
});
