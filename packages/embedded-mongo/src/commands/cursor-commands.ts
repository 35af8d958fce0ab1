import { Long } from 'bson';
import { z } from 'zod';
import { CommandError } from '../errors.ts';
import { count, text } from './arguments.ts';
import { defineCommand } from './command.ts';

const cursorId = z.instanceof(Long);

export const getMore = defineCommand({
  name: 'getMore',
  isWrite: false,
  arguments: { getMore: cursorId, collection: text, batchSize: count.optional() },
  run: ({ getMore: id, collection, batchSize }, { cursors, database }) => {
    const batch = cursors.continue(id, `${database}.${collection}`, batchSize);
    if (batch) return batch;
    throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
  },
});

export const killCursors = defineCommand({
  name: 'killCursors',
  isWrite: false,
  arguments: { killCursors: text, cursors: z.array(cursorId) },
  run: ({ cursors: ids }, { cursors }) => {
    const cursorsKilled = ids.filter((id) => cursors.kill(id));
    const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
  },
});
