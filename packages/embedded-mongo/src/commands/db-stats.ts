import { flag } from './arguments.ts';
import { defineCommand } from './command.ts';

/**
 * How much room is left on the disk, in bytes. Documents are not counted: SQLite would read every row for that, and health
 * checks ask every few seconds.
 */
export const dbStats = defineCommand({
  name: 'dbStats',
  isWrite: false,
  arguments: { dbStats: flag },
  run: (_command, { store, database }) => {
    const own = [...store.collections()].filter(({ namespace }) => namespace.startsWith(`${database}.`));
    const indexes = own.map((collection) => collection.indexes.length);
    return {
      db: database,
      collections: own.length,
      indexes: indexes.reduce((sum, count) => sum + count, 0),
      scaleFactor: 1,
      ...store.diskUse(),
    };
  },
});
