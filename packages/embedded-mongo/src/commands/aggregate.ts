import { z } from 'zod';
import { runPipeline } from '../aggregate/pipeline.ts';
import { cursorOptions, flag, text } from './arguments.ts';
import { defineCommand } from './command.ts';
import { selectDocuments } from './select.ts';

export const aggregate = defineCommand({
  name: 'aggregate',
  isWrite: false,
  arguments: {
    aggregate: text,
    pipeline: z.array(z.unknown()),
    cursor: cursorOptions,
    allowDiskUse: flag.optional(),
  },
  run: ({ aggregate: name, pipeline, cursor }, context) => {
    const { store, database, cursors } = context;
    const documents = runPipeline(name, pipeline, {
      find: (from, query) => selectDocuments(context, from, query),
      size: (from) => store.find({ database, name: from })?.size ?? 0,
    });
    return cursors.start({ namespace: `${database}.${name}`, documents, batchSize: cursor.batchSize });
  },
});
