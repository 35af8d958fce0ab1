import { routes } from '@sitewright/contracts';
import { call, callRefused, testUser, tokenOf } from '@sitewright/service-kit/testing';
import { Binary, ObjectId } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteDocument } from '../../test/builders.ts';
import { exampleSite } from '../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

const owner = tokenOf();
const kilobyte = 1024;
const large = { ...exampleSite, files: [{ path: 'large.bin', content: new Uint8Array(300 * kilobyte) }] };

let service: SitesService;
beforeEach(async () => {
  service = await startSitesService({
    site: large,
    storagePerPersonMb: 1,
    limits: { atOnce: 9, perPerson: 9 },
  });
});
afterEach(() => service.close());

const generateRefused = () =>
  callRefused(service.url, routes.generate, { token: owner, body: { prompt: 'A bakery' } });
const on = (id: string) => ({ token: owner, params: { id } });
const full =
  'Your sites fill the 1 MB of storage that you have. Delete sites that you do not need in My Projects, then try again.';

async function fill(): Promise<string> {
  const id = await service.generate();
  await service.generate();
  await service.generate();
  return id;
}

describe('the storage of a person', () => {
  it('is full for generating and for copies, and the person hears what to do', async () => {
    const id = await fill();
    const answers = [await generateRefused(), await callRefused(service.url, routes.duplicateSite, on(id))];
    for (const { status, body } of answers) {
      expect(status).toBe(507);
      expect(body).toMatchObject({ code: 'STORAGE_FULL', message: full });
    }
    expect(await service.sites.countDocuments()).toBe(3);
    expect(await service.siteVersions.countDocuments()).toBe(3);
  });

  it('asks no engine for what could not be stored', async () => {
    await service.sites.insertOne(siteDocument({ bytes: kilobyte ** 2 }));
    await generateRefused();
    expect(service.engine.requests).toEqual([]);
  });

  it('has room again for who has deleted', async () => {
    const id = await fill();
    await call(service.url, routes.deleteSite, on(id));
    await service.generate();
    const { status, body } = await callRefused(service.url, routes.undeleteSite, on(id));
    expect(status).toBe(507);
    expect(body.message).toBe(full);
    expect((await service.sites.findOne({ folderId: id }))?.deletedAt).toBeInstanceOf(Date);
  });

  it('is bounded with what is deleted, too', async () => {
    await service.sites.insertOne(siteDocument({ bytes: 1.9 * kilobyte ** 2, deletedAt: new Date() }));
    const { status, body } = await generateRefused();
    expect(status).toBe(507);
    expect(body.message).toContain('The sites that you have deleted still fill your storage');
  });

  it('is nobody else’s', async () => {
    await service.sites.insertOne(
      siteDocument({ ownerId: new ObjectId('b'.repeat(24)), bytes: 9 * kilobyte ** 2 }),
    );
    await service.generate();
  });

  it('V15.4.2: is not exceeded by many at once', async () => {
    await Promise.allSettled(Array.from({ length: 8 }, () => service.generate()));
    const sites = await service.sites.find().toArray();
    expect(sites.length).toBeLessThanOrEqual(3);
    expect(await service.siteVersions.countDocuments()).toBe(sites.length);
  });

  it('counts sites of earlier releases, and versions that wait for their site', async () => {
    const { bytes: _unknownThen, ...older } = siteDocument();
    await service.sites.insertOne(older);
    const version = (folderId: string, size: number) => ({
      folderId,
      version: 1,
      files: [{ path: 'a', content: new Binary(Buffer.alloc(size)) }],
    });
    await service.db.collection('siteVersions').insertMany([
      version(older.folderId, 400 * kilobyte),
      {
        ...version('e'.repeat(32), 10),
        pending: { since: new Date(), ownerId: new ObjectId(testUser.id), bytes: 400 * kilobyte },
      },
    ]);
    expect((await generateRefused()).status).toBe(507);
    expect((await service.sites.findOne({ folderId: older.folderId }))?.bytes).toBe(400 * kilobyte);
  });
});
