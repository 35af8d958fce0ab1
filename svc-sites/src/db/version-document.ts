import type { SiteFile } from '@sitewright/site-engine';
import { Binary, type ObjectId } from 'mongodb';
import type { SiteVersionDocument } from './collections.ts';

type Given = Omit<SiteVersionDocument, 'files' | 'createdAt' | 'pending'>;

interface NewVersion extends Given {
  ownerId: ObjectId;
  files: SiteFile[];
  now: Date;
}

/** The first form of a stored version: pending, until the site that shows it is stored. */
export function toVersionDocument({ ownerId, files: given, now, ...facts }: NewVersion) {
  const files = given.map(({ path, content }) => ({ path, content: Buffer.from(content) }));
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  return {
    ...facts,
    files: files.map(({ path, content }) => ({ path, content: new Binary(content) })),
    createdAt: now,
    pending: { since: now, ownerId, bytes },
  } satisfies SiteVersionDocument;
}

type WithoutUndefined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** A document has no field for what is not there. */
export const withoutUndefined = <Fields extends object>(fields: Fields): WithoutUndefined<Fields> =>
  // The compiler does not follow the names and values of an object through its entries.
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<Fields>;
