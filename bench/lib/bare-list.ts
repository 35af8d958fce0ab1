import { once } from 'node:events';
import Koa from 'koa';
import { MongoClient, ObjectId } from 'mongodb';

/**
 * The least that can answer a person's list: Koa, and the query of svc-sites. It asks nobody who they are, and looks for nothing else.
 * Settings: `MONGODB_URI`, and `OWNER_ID`, whose list it is.
 */
const { MONGODB_URI = '', OWNER_ID = '' } = process.env;
const client = await new MongoClient(MONGODB_URI).connect();
const sites = client.db('sitewright').collection('sites');
const app = new Koa();
app.use(async (ctx) => {
  ctx.body = await sites
    .find(
      { ownerId: new ObjectId(OWNER_ID), deletedAt: { $exists: false } },
      { projection: { folderId: 1, ownerId: 1, name: 1, nameKey: 1, createdAt: 1, updatedAt: 1 } },
    )
    .sort({ createdAt: -1, _id: -1 })
    .limit(51)
    .toArray();
});
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : undefined });
