import { connectMongo } from '@sitewright/service-kit';
import { openCollections } from '../src/db/collections.ts';
import { contentsInDocuments } from '../src/storage/contents-in-documents.repository.ts';
import { editSite } from './edit-site.ts';
import { holdCall } from './hold-call.ts';

/*
 * A process that stores a change, and stands still between its blobs and its version until it is killed.
 */
const { MONGODB_URI = '', FOLDER_ID = '', CONTENT = '' } = process.env;
const { db } = await connectMongo(MONGODB_URI, 'test');
const stores = { ...openCollections(db), contents: contentsInDocuments };
const version = holdCall('siteVersions', 'insertOne');
await editSite(version.stores(stores), FOLDER_ID, { path: 'index.html', content: CONTENT });
