import { flag } from './arguments.ts';
import { defineCommand } from './command.ts';

/** How much there is, and how much room is left on the disk; sizes in bytes. */
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
      objects: own.reduce((sum, { size }) => sum + size, 0),
      indexes: indexes.reduce((sum, count) => sum + count, 0),
      scaleFactor: 1,
      ...store.diskUse(),
    };
  },
});
