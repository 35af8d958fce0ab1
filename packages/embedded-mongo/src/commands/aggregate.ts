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
  run: ({ aggregate: name, pipeline, cursor }, context) =>
    context.cursors.start({
      namespace: `${context.database}.${name}`,
      documents: runPipeline(name, pipeline, (from, query) => selectDocuments(context, from, query)),
      batchSize: cursor.batchSize,
    }),
});
