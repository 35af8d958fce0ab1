import { expect, test } from 'vitest';
import { shareLabel, sharesOf } from './shares.ts';

const labels = (totalUsers: number, totalGeneratedSites: number) =>
  sharesOf({ totalUsers, totalGeneratedSites }).map(shareLabel);

test.each([
  [128, 342, ['Users: 27%', 'Sites: 73%']],
  [1, 2, ['Users: 33%', 'Sites: 67%']],
  [7, 0, ['Users: 100%', 'Sites: 0%']],
  [0, 0, ['Users: 0%', 'Sites: 0%']],
])('%i users and %i sites are %j', (users, sites, words) => {
  expect(labels(users, sites)).toEqual(words);
});
