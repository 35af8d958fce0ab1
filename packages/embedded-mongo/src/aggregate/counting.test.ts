import { expect, test } from 'vitest';
import { onlyCounts } from './counting.ts';

test.each([
  { $count: 'n' },
  { $group: { _id: 1, n: { $sum: 1 } } },
  { $group: { _id: null, n: { $count: {} } } },
])('%j only counts', (stage) => expect(onlyCounts(stage)).toBe(true));

test.each([
  { $group: { _id: '$a', n: { $sum: 1 } } },
  { $group: { _id: null, n: { $sum: '$a' } } },
  { $group: { _id: null, n: { $sum: { $add: [1, '$a'] } } } },
  { $group: { _id: null, all: { $push: '$$ROOT' } } },
  { $project: { a: 1 } },
  undefined,
])('%j looks at documents', (stage) => expect(onlyCounts(stage)).toBe(false));
