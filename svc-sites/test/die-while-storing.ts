import { connectMongo } from '@sitewright/service-kit';
import { openCollections } from '../src/db/collections.ts';
import { contentsInDocuments } from '../src/storage/contents-in-documents.repository.ts';
import { editSite } from './edit-site.ts';

/*
 * A process that stores a change, and stands still between its blobs and its version until it is killed.
 */
const { MONGODB_URI = '', FOLDER_ID = '', CONTENT = '' } = process.env;
const { db } = await connectMongo(MONGODB_URI, 'test');
const collections = openCollections(db);
const never = () => new Promise<never>(() => {});
const siteVersions = new Proxy(collections.siteVersions, {
  get: (target, name) => {
    if (name === 'insertOne') return never;
    const value = Reflect.get(target, name);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});
const stores = { ...collections, siteVersions, contents: contentsInDocuments };
await editSite(stores, FOLDER_ID, { path: 'index.html', content: CONTENT });
