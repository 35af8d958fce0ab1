import { z } from 'zod';
import { take } from '../aggregate/simple-stages.ts';
import { CommandError } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import type { StoredRecord } from '../storage/collection.ts';
import { compileUpdate } from '../update/update.ts';
import type { BsonDocument } from '../values/document.ts';
import { updateRecord, upsert } from './apply-update.ts';
import { document, flag, text } from './arguments.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { select, toQuery } from './select.ts';

const findAndModifyArguments = {
  findAndModify: text,
  query: document.default({}),
  sort: document.optional(),
  fields: document.optional(),
  update: z.unknown().optional(),
  remove: flag.default(false),
  new: flag.default(false),
  upsert: flag.default(false),
  bypassDocumentValidation: flag.optional(),
};

const argumentsSchema = z.object(findAndModifyArguments);
type Arguments = z.output<typeof argumentsSchema>;

interface Result {
  readonly lastErrorObject: BsonDocument;
  readonly value: BsonDocument | null;
}

export const findAndModify = defineCommand({
  name: 'findAndModify',
  isWrite: true,
  arguments: findAndModifyArguments,
  run: (parsed, context) => {
    refuseContradictions(parsed);
    const project = compileProjection(parsed.fields ?? {});
    const found = select(context, parsed.findAndModify, toQuery(parsed.query, parsed.sort));
    const [record] = take(found, 1);
    const { lastErrorObject, value } = parsed.remove
      ? removeFound(record, parsed, context)
      : updateFound(record, parsed, context);
    return { lastErrorObject, value: value && project(value) };
  },
});

function refuseContradictions({ remove, update, upsert: mayInsert, new: wantsNew }: Arguments): void {
  if (remove === (update !== undefined)) {
    throw new CommandError('FailedToParse', "Either an update or 'remove' must be specified, and not both");
  }
  if (remove && (mayInsert || wantsNew)) {
    throw new CommandError('FailedToParse', "Cannot specify 'upsert' or 'new' together with 'remove'");
  }
}

function removeFound(
  record: StoredRecord | undefined,
  { findAndModify: name }: Arguments,
  context: CommandContext,
): Result {
  if (!record) return { lastErrorObject: { n: 0 }, value: null };
  context.store.find({ database: context.database, name })?.remove(record);
  return { lastErrorObject: { n: 1 }, value: record.document };
}

function updateFound(record: StoredRecord | undefined, parsed: Arguments, context: CommandContext): Result {
  const update = compileUpdate(parsed.update);
  const notFound = { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  if (!record && !parsed.upsert) return notFound;
  const collection = context.store.findOrCreate({ database: context.database, name: parsed.findAndModify });
  if (!record) {
    const inserted = upsert(collection, parsed.query, update, context.now());
    const lastErrorObject = { n: 1, updatedExisting: false, upserted: inserted._id };
    return { lastErrorObject, value: parsed.new ? inserted : null };
  }
  const before = collection.read(record.record) ?? null;
  const after = updateRecord(collection, record, update, context.now()).document;
  return { lastErrorObject: { n: 1, updatedExisting: true }, value: parsed.new ? after : before };
}
