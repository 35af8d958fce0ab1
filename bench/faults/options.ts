import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    // For a machine that others use as well: times are this many times as long.
    slack: { type: 'string', default: '1' },
  },
});

/** The numbers of the faults that are wanted; all of them where none is named. */
export const only = values.only?.split(',').map(Number);

/** By how much every limit of time is stretched. */
export const slack = Number(values.slack);
if (!(slack >= 1)) throw new Error('--slack takes a number from 1 on.');
