import type { ObjectId } from 'mongodb';
import type { SiteVersionDocument } from './collections.ts';
import { schema } from './schema.ts';

interface NewVersion extends Omit<SiteVersionDocument, 'createdAt' | 'pending'> {
  ownerId: ObjectId;
  adds: { hash: string; bytes: number }[];
  fence?: number | undefined;
  now: Date;
}

/** The first form of a stored version: pending, until the site that shows it is stored. */
export function toVersionDocument({ ownerId, now, fence, ...facts }: NewVersion) {
  const bytes = facts.adds.reduce((sum, added) => sum + added.bytes, 0);
  return {
    ...facts,
    schema: schema.writes,
    createdAt: now,
    pending: { since: now, ownerId, bytes, ...(fence === undefined ? {} : { fence }) },
  } satisfies SiteVersionDocument;
}

type WithoutUndefined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** A document has no field for what is not there. */
export const withoutUndefined = <Fields extends object>(fields: Fields): WithoutUndefined<Fields> =>
  // The compiler does not follow the names and values of an object through its entries.
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<Fields>;
