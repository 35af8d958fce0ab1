import { randomBytes } from 'node:crypto';
import { type Db, type Document, ObjectId } from 'mongodb';
import type { Person } from './person.ts';

type SiteText = Document & { _id: string };

/** What svc-sites keeps of a site that nobody has changed yet, but for the blobs, which any number of sites share. */
export interface SiteModel {
  site: Document;
  version: Document;
  text: SiteText | null;
}

/** @throws Error where the site is not there, or not as it was made */
export async function readModel(db: Db, folderId: string): Promise<SiteModel> {
  const [site, version, text] = await Promise.all([
    db.collection('sites').findOne({ folderId }),
    db.collection('siteVersions').findOne({ folderId, version: 1 }),
    db.collection<SiteText>('siteTexts').findOne({ _id: folderId }),
  ]);
  if (site?.version !== 1 || !version) throw new Error(`${folderId} is not as it was made.`);
  return { site, version, text };
}

async function idsByEmail(db: Db, people: readonly Person[]): Promise<Map<string, ObjectId>> {
  const emails = people.map(({ email }) => email);
  const found = await db
    .collection('users')
    .find({ email: { $in: emails } })
    .toArray();
  return new Map(found.map(({ email, _id }) => [email, _id]));
}

/**
 * Gives each of these people a copy of one of these sites, past the services: to have two thousand of them made takes longer than all
 * that is to be measured.
 */
export async function copySites(
  db: Db,
  models: readonly SiteModel[],
  people: readonly Person[],
): Promise<void> {
  const ids = await idsByEmail(db, people);
  for (const [index, { email, sites }] of people.entries()) {
    const model = models[index % models.length];
    if (!model) return;
    const folderId = randomBytes(16).toString('hex');
    const owner = { ownerId: ids.get(email) };
    const { site, version, text } = model;
    await db.collection('siteVersions').insertOne({ ...version, _id: new ObjectId(), folderId });
    if (text) await db.collection<SiteText>('siteTexts').insertOne({ ...text, _id: folderId, ...owner });
    await db.collection('sites').insertOne({ ...site, _id: new ObjectId(), folderId, ...owner });
    sites.push(folderId);
  }
}
