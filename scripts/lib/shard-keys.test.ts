import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limitIndexes, replicaIndexes } from '../../packages/service-kit/src/index.ts';
import { withoutSchema } from '../../packages/service-kit/src/testing/read-schemas.ts';
import { userIndexes } from '../../svc-auth/src/users/indexes.ts';
import { messageIndexes } from '../../svc-mail/src/messages/indexes.ts';
import { siteIndexes } from '../../svc-sites/src/db/indexes.ts';
import { inRoot } from './paths.js';

const indexes = [...siteIndexes, ...userIndexes, ...messageIndexes, ...limitIndexes, ...replicaIndexes];
const collections = new Set([...indexes.map(({ collection }) => collection), ...Object.keys(withoutSchema)]);

const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => text);

/** A line of the table for each collection: what it would be sharded by, and what is said of it. */
const rows = readFileSync(inRoot('docs/sizing.md'), 'utf8')
  .split('| collection | shard key | what has to change |')[1]
  ?.split('\n\n')[0]
  ?.split('\n')
  .filter((line) => line.includes('`'))
  .flatMap((line) => {
    const [, names, key, change] = line.split('|');
    const [shardKey] = quoted(key);
    return quoted(names).map((collection) => ({ collection, shardKey, said: quoted(change) }));
  });

it('every collection has its line', () => {
  expect(rows?.map(({ collection }) => collection).toSorted()).toEqual([...collections].toSorted());
});

describe.each(rows ?? [])('$collection', ({ collection, shardKey, said }) => {
  const unique = indexes.filter((index) => index.collection === collection && index.options?.unique);

  // MongoDB refuses others over shards: https://www.mongodb.com/docs/manual/core/sharding-shard-key/
  it('has no unique index that does not begin with its key, unless that is told', () => {
    const fields = unique.map(({ key }) => Object.keys(key));
    const untold = fields.filter(([first]) => first !== shardKey && !said.includes(first ?? ''));
    expect(untold).toEqual([]);
  });
});
