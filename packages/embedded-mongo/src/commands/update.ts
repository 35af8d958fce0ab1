import { z } from 'zod';
import { take } from '../aggregate/simple-stages.ts';
import { CommandError } from '../errors.ts';
import { compileUpdate } from '../update/update.ts';
import type { BsonDocument } from '../values/document.ts';
import { updateRecord, upsert } from './apply-update.ts';
import { batchOf, document, flag, text } from './arguments.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { select, toQuery } from './select.ts';
import { runStatements } from './statements.ts';

const statementSchema = z.strictObject({
  q: document,
  u: z.unknown(),
  upsert: flag.default(false),
  multi: flag.default(false),
});

type Statement = z.output<typeof statementSchema>;

export const update = defineCommand({
  name: 'update',
  isWrite: true,
  arguments: {
    update: text,
    updates: batchOf(statementSchema),
    ordered: flag.default(true),
    bypassDocumentValidation: flag.optional(),
  },
  run: ({ update: name, updates, ordered }, context) => {
    const upserted: BsonDocument[] = [];
    let n = 0;
    let nModified = 0;
    const failures = runStatements(updates, ordered, (statement, index) => {
      const outcome = runStatement(name, statement, context);
      n += outcome.matched;
      nModified += outcome.modified;
      if ('upsertedId' in outcome) upserted.push({ index, _id: outcome.upsertedId });
    });
    return { n, nModified, ...(upserted.length > 0 && { upserted }), ...failures };
  },
});

interface Outcome {
  readonly matched: number;
  readonly modified: number;
  readonly upsertedId?: unknown;
}

function runStatement(
  name: string,
  { q, u, multi, upsert: mayInsert }: Statement,
  context: CommandContext,
): Outcome {
  const change = compileUpdate(u);
  if (multi && change.isReplacement) {
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  const found = select(context, name, toQuery(q));
  // All are found before the first one changes, so that no change makes a document match again.
  const records = [...(multi ? found : take(found, 1))];
  const now = context.now();
  if (records.length === 0 && !mayInsert) return { matched: 0, modified: 0 };
  const collection = context.store.findOrCreate({ database: context.database, name });
  if (records.length === 0)
    return { matched: 1, modified: 0, upsertedId: upsert(collection, q, change, now)._id };
  const changed = records.filter((record) => updateRecord(collection, record, change, now).isChanged);
  return { matched: records.length, modified: changed.length };
}
