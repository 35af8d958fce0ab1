import { randomBytes } from 'node:crypto';
import { testUser } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import type { SiteDocument } from '../src/db/collections.ts';
import { searchKeysOf } from '../src/db/search-keys.ts';
import { nameKeyOf } from '../src/db/site-name.ts';

/** A stored site of the test's person, with what a test says of it. */
export function siteDocument(said: Partial<SiteDocument> = {}): SiteDocument {
  const { name = 'Site', createdAt = new Date() } = said;
  return {
    folderId: randomBytes(16).toString('hex'),
    ownerId: new ObjectId(testUser.id),
    prompt: 'private words',
    updatedAt: createdAt,
    version: 1,
    bytes: 0,
    ...said,
    name,
    nameKey: nameKeyOf(name),
    searchKeys: searchKeysOf(name),
    createdAt,
  };
}
