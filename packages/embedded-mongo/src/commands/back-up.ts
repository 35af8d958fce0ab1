import { z } from 'zod';
import { number, text } from './arguments.ts';
import { defineCommand } from './command.ts';

/** A name and no path: whoever may ask for a backup may not write anywhere else. */
const fileName = text.pipe(z.string().regex(/^[\w-]+\.sqlite$/));

/** Not one of MongoDB's: copies all databases into a file beside the data. */
export const backUp = defineCommand({
  name: 'backUp',
  isWrite: false,
  arguments: { backUp: number.pipe(z.literal(1)), name: fileName },
  run: async ({ name }, { store }) => {
    await store.backUp(name);
    return {};
  },
});
