import { limits, routes, type UsePictureRequest } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composerEngine } from '../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { bombOf, gifOf, jpegOf, pngOf } from '../../test/pictures.ts';
import { collectBlobs } from '../purge/collect-blobs.ts';
import { createCollectedBlobsRepository } from '../purge/collected-blobs.repository.ts';
import { createPurgedSitesRepository } from '../purge/purged-sites.repository.ts';
import { createPicturesRepository } from './pictures.repository.ts';
import { removeUnusedPictures } from './remove-unused-pictures.ts';

const owner = tokenOf();
const stranger = tokenOf({ id: 'e'.repeat(24) });
const admin = tokenOf({ id: 'c'.repeat(24), role: 'admin' });
const dayMs = 24 * 60 * 60 * 1000;
const { signal } = new AbortController();

let service: SitesService;
let template: string;
let folderId: string;
beforeAll(async () => {
  service = await startSitesService({ engine: composerEngine });
  await storePerson(service.db, { id: 'e'.repeat(24), email: 'stranger@example.com' });
  await storePerson(service.db, { id: 'c'.repeat(24), email: 'admin@example.com', role: 'admin' });
  template = await service.generate('A bakery in Leeds with a gallery. Phone 0113 496 0000.');
});
afterAll(async () => {
  await service.close();
});
beforeEach(async () => {
  const { body } = await call(service.url, routes.duplicateSite, on(template));
  folderId = body.folderId;
});
afterEach(async () => {
  await service.db.collection('limits').deleteMany({});
  await service.sitePictures.deleteMany({});
});

const on = (id: string, picture = '') => ({ token: owner, params: { id, picture } });

const send = (
  bytes: Uint8Array,
  { name = 'Our Bread.JPG', type = 'image/jpeg', token = owner, id = folderId } = {},
) =>
  fetch(`${service.url}/api/sites/${id}/pictures?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': type, ...(token && { Authorization: `Bearer ${token}` }) },
    body: Buffer.from(bytes),
  });
const upload = async (bytes: Uint8Array, options: Parameters<typeof send>[1] = {}) => {
  const answer = await send(bytes, options);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return routes.uploadPicture.response.parse(await answer.json());
};
const refusalOf = async (bytes: Uint8Array, options: Parameters<typeof send>[1] = {}) => {
  const answer = await send(bytes, options);
  const { code, message } = await answer.json();
  return { status: answer.status, code, message };
};
const listed = async () => (await call(service.url, routes.pictures, on(folderId))).body;
const read = async (path = 'index.html') =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id: folderId, path } })).body.content;
const details = async () => (await call(service.url, routes.site, on(folderId))).body;
const preview = (path: string) => fetch(`${service.url}/preview/${folderId}/${path}`);

async function placeOf(old: string): Promise<Pick<UsePictureRequest, 'path' | 'start' | 'end' | 'old'>> {
  const start = (await read()).indexOf(old);
  expect(start).toBeGreaterThanOrEqual(0);
  return { path: 'index.html', start, end: start + old.length, old };
}
const drawingOf = (source: string) => /<svg[^>]*viewBox="0 0 \d{3}[\s\S]*?<\/svg>/.exec(source)?.[0] ?? '';
async function useOf(said: Partial<UsePictureRequest> = {}): Promise<UsePictureRequest> {
  const { version } = await details();
  return {
    version,
    sitting: 'sitting-1',
    ...(await placeOf(drawingOf(await read()))),
    alt: 'Loaves on a shelf',
    ...said,
  };
}
const use = async (picture: string, body: UsePictureRequest) =>
  (await call(service.url, routes.usePicture, { ...on(folderId, picture), body })).body;
const useRefused = async (picture: string, body: unknown, token = owner) => {
  const { status, body: answer } = await callRefused(service.url, routes.usePicture, {
    ...on(folderId, picture),
    token,
    body,
  });
  return { status, ...answer };
};

describe('an upload', () => {
  it('answers with the sizes that were written, and is in the list', async () => {
    const picture = await upload(await jpegOf(1700, 1000));
    expect(picture).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Our Bread',
      kind: 'photo',
      width: 1600,
      height: 941,
      usedOn: [],
      thumbnail: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(picture.stem).toBe(`assets/our-bread-${picture.id.slice(0, 8)}`);
    expect(picture.files.map(({ path, width }) => [path, width])).toEqual(
      [480, 800, 1200, 1600].map((width) => [`${picture.stem}-${width}.webp`, width]),
    );
    expect(picture.bytes).toBe(picture.files.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(await listed()).toEqual({
      pictures: [picture],
      bytes: picture.bytes,
      maxBytes: limits.sitePicturesMaxBytes,
      unusedDays: 7,
    });
    const view = (await call(service.url, routes.picture, on(folderId, picture.id))).body;
    const shown = Buffer.from(view.dataUrl.slice(view.dataUrl.indexOf(',') + 1), 'base64');
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 1600 });
  });

  it('is known by its bytes: a wrong name or type does not matter, and twice is once', async () => {
    const bytes = await pngOf(50, 40);
    const first = await upload(bytes, { name: '../../etc/passwd.exe', type: 'image/jpeg' });
    expect(first.name).toBe('passwd');
    const [second, third] = await Promise.all(
      [1, 2].map(() => upload(bytes, { name: 'other.svg', type: 'application/octet-stream' })),
    );
    expect([second, third]).toEqual([first, first]);
    expect((await listed()).pictures).toHaveLength(1);
    const both = await Promise.all([jpegOf(90, 90), pngOf(91, 91)].map(async (made) => upload(await made)));
    expect(new Set(both.map(({ id }) => id)).size).toBe(2);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, number, RegExp]>([
    ['nothing', () => Buffer.alloc(0), 400, /empty/],
    [
      'a page called picture',
      () => Buffer.from('<!DOCTYPE html><img src=x onerror=alert(1)>'),
      415,
      /web page/,
    ],
    ['words', () => Buffer.from('not a picture'), 415, /Choose a PNG/],
    ['a cut-off JPEG', async () => (await jpegOf()).subarray(0, 4000), 400, /cut off/],
    ['a bomb', () => bombOf(30_000, 30_000), 400, /more than 100 million/],
    ['too many frames', () => gifOf(5000), 400, /5,000 frames/],
    [
      '16 MB',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(16 * 1024 * 1024)]),
      413,
      /larger than 15 MB/,
    ],
    [
      'entities',
      () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>'),
      400,
      /entities/,
    ],
  ])('of %s is refused with what to do', async (_name, make, status, message) => {
    expect(await refusalOf(await make(), { name: 'picture.png', type: 'image/png' })).toMatchObject({
      status,
      message: expect.stringMatching(message),
    });
    expect((await listed()).pictures).toEqual([]);
  });

  it('is its owner’s alone, and comes as a file', async () => {
    const bytes = await jpegOf(20, 20);
    expect(await refusalOf(bytes, { token: '' })).toMatchObject({ status: 401 });
    expect(await refusalOf(bytes, { token: stranger })).toMatchObject({ status: 404 });
    expect(await refusalOf(bytes, { token: admin })).toMatchObject({ status: 403 });
    expect(await refusalOf(bytes, { id: 'f'.repeat(32) })).toMatchObject({ status: 404 });
    expect(await refusalOf(bytes, { type: 'text/plain' })).toMatchObject({ status: 415 });
    for (const route of [routes.pictures, routes.picture]) {
      const id = 'a'.repeat(32);
      expect((await callRefused(service.url, route, { ...on(folderId, id), token: stranger })).status).toBe(
        404,
      );
    }
  });

  it('is limited by the minute', async () => {
    const bytes = await jpegOf(20, 20);
    const statuses = new Set<number>();
    for (let count = 0; count < 31; count += 1) statuses.add((await send(bytes)).status);
    expect([...statuses]).toEqual([201, 429]);
  });

  it('has no place where the pictures of the site take 50 MB', async () => {
    const picture = await upload(await jpegOf(20, 20));
    await service.sitePictures.updateOne(
      { folderId, pictureId: picture.id },
      { $set: { bytes: limits.sitePicturesMaxBytes } },
    );
    expect(await refusalOf(await jpegOf(21, 21))).toMatchObject({
      status: 400,
      message: expect.stringMatching(/50 MB/),
    });
    expect((await listed()).pictures).toHaveLength(1);
  });

  it('takes room of the person, until a version holds it', async () => {
    await service.sitePictures.insertOne({
      ...(await storedPicture()),
      folderId: '9'.repeat(32),
      pictureId: 'a'.repeat(32),
      bytes: 2 * 1000 * 1024 * 1024,
    });
    expect(await refusalOf(await jpegOf(22, 22))).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
    await service.sitePictures.updateOne(
      { pictureId: 'a'.repeat(32) },
      { $set: { usedAt: new Date(), bytes: 9 } },
    );
    await upload(await jpegOf(22, 22));
  });

  it('that was cut off by the death of the decoder can be sent again', async () => {
    await upload(await jpegOf(20, 20));
    const answers = send(await jpegOf(3000, 2800));
    await expect.poll(() => service.decoder.pid).toBeDefined();
    process.kill(service.decoder.pid ?? expect.fail('There is no decoder.'), 'SIGKILL');
    const [answer] = await Promise.all([answers]);
    expect([201, 503]).toContain(answer.status);
    await upload(await jpegOf(23, 23));
  });

  async function storedPicture() {
    await upload(await jpegOf(24, 24));
    const { _id, ...stored } =
      (await service.sitePictures.findOne({ folderId })) ?? expect.fail('It is not stored.');
    return stored;
  }
});

describe('a picture on a page', () => {
  it('takes the place, the classes and the shape of a drawing, and changes nothing besides', async () => {
    const picture = await upload(await jpegOf(1700, 1000));
    const before = await details();
    const source = await read();
    const request = await useOf({ focus: { x: 0.25, y: 0.5 } });
    const used = await use(picture.id, request);
    expect(used).toMatchObject({ version: 2, canUndo: true });

    const after = await read();
    const markup = after.slice(used.element.start, used.element.end);
    expect(after).toBe(source.slice(0, request.start) + markup + source.slice(request.end));
    const [, classes = ''] = /class="([^"]*)"/.exec(request.old) ?? [];
    expect(markup).toContain(`src="${picture.stem}-1600.webp"`);
    expect(markup).toContain(`srcset="${picture.stem}-480.webp 480w, ${picture.stem}-800.webp 800w,`);
    expect(markup).toMatch(/ width="1600" height="941" alt="Loaves on a shelf" /);
    expect(markup).toContain(`class="${classes}"`);
    expect(markup).toMatch(/aspect-ratio:\d+\/\d+;object-fit:cover;object-position:25% 50%/);

    const now = await details();
    expect(now.files.filter(({ path }) => !path.startsWith('assets/') && path !== 'index.html')).toEqual(
      before.files.filter(({ path }) => path !== 'index.html'),
    );
    expect(now.files.filter(({ path }) => path.startsWith(picture.stem))).toHaveLength(4);
    const failed = ({ checks }: typeof now.report) => checks.filter(({ status }) => status === 'failed');
    expect(failed(now.report)).toEqual(failed(before.report));
    const answer = await preview(`${picture.stem}-800.webp`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await listed()).pictures[0]).toMatchObject({ usedOn: ['index.html'], alt: 'Loaves on a shelf' });
  });

  it('is in the download, in a copy, in the comparison and in the versions, and goes with undo', async () => {
    const picture = await upload(await jpegOf(500, 400));
    const source = await read();
    await use(picture.id, await useOf());
    const zip = Buffer.from(await (await fetch(`${service.url}/api/download/${folderId}`)).arrayBuffer());
    expect(zip.includes(`${picture.stem}-500.webp`)).toBe(true);
    const { body: copy } = await call(service.url, routes.duplicateSite, on(folderId));
    const inCopy = (await call(service.url, routes.pictures, on(copy.folderId))).body.pictures;
    expect(inCopy).toMatchObject([{ id: picture.id, usedOn: ['index.html'] }]);
    const { body: compared } = await call(service.url, routes.compareVersions, {
      token: owner,
      params: { id: folderId, number: '2' },
      query: '?with=1',
    });
    expect(compared.differences.length).toBeGreaterThan(0);
    await call(service.url, routes.undo, { ...on(folderId), body: { version: 2 } });
    expect(await read()).toBe(source);
    expect((await details()).files.some(({ path }) => path.startsWith('assets/'))).toBe(false);
    expect((await preview(`v/2/${picture.stem}-500.webp`)).status).toBe(200);
  });

  it('takes the place of another one, whose files go where no page names them', async () => {
    const [first, second] = [
      await upload(await jpegOf(500, 400)),
      await upload(await pngOf(600, 300), { name: 'x' }),
    ];
    const used = await use(first.id, await useOf());
    const old = (await read()).slice(used.element.start, used.element.end);
    const again = await use(second.id, await useOf({ ...(await placeOf(old)), alt: '', decorative: true }));
    const markup = (await read()).slice(again.element.start, again.element.end);
    expect(markup).toContain(`src="${second.stem}-600.webp"`);
    expect(markup).toContain(' alt="" ');
    const paths = (await details()).files.map(({ path }) => path);
    expect(paths.some((path) => path.startsWith(first.stem))).toBe(false);
    expect(paths.some((path) => path.startsWith(second.stem))).toBe(true);
  });

  it('is cropped, keeps the shape of the crop, and can be there twice', async () => {
    const picture = await upload(await jpegOf(1000, 1000));
    const crop = { x: 0, y: 0.5, width: 1, height: 0.25 };
    const used = await use(picture.id, await useOf({ crop, focus: { x: 0.5, y: 0.625 } }));
    const markup = (await read()).slice(used.element.start, used.element.end);
    expect(markup).toMatch(/ width="1000" height="250" /);
    expect(markup).not.toContain('aspect-ratio');
    expect(markup).toContain('object-position:50% 50%');
    const path = / src="([^"]+)"/.exec(markup)?.[1] ?? '';
    expect(path).toMatch(new RegExp(`^${picture.stem}-[a-z0-9]+-1000\\.webp$`));
    const shown = Buffer.from(await (await preview(path)).arrayBuffer());
    expect(await sharp(shown).metadata()).toMatchObject({ width: 1000, height: 250 });
    const start = (await read()).indexOf('</main>');
    await use(picture.id, await useOf({ path: 'index.html', start, end: start, old: '' }));
    expect((await read()).match(/<img [^>]*assets\//g)).toHaveLength(2);
  });

  it('takes the place of a picture with the sources that stand in for it', async () => {
    const picture = await upload(await jpegOf(300, 200));
    const start = (await read()).indexOf('</main>');
    const old =
      '<picture><source srcset="wide.webp" media="(min-width: 60rem)"><img class="wide" src="a.png" alt="Before"></picture>';
    const edit = { path: 'index.html', start, end: start, old: '', new: old };
    const body = { version: 1, sitting: 'sitting-1', instruction: 'Added a picture', edits: [edit] };
    await call(service.url, routes.editSite, { ...on(folderId), body });
    const used = await use(picture.id, await useOf(await placeOf(old)));
    const source = await read();
    expect(source.slice(used.element.start, used.element.end)).toContain('class="wide"');
    expect(source).not.toContain('wide.webp');
    expect(source).not.toContain('<picture>');
  });

  it('is put into a figure, and where nothing was', async () => {
    const picture = await upload(await jpegOf(300, 200));
    const start = (await read()).indexOf('</main>');
    const inserted = await use(picture.id, await useOf({ path: 'index.html', start, end: start, old: '' }));
    expect((await read()).slice(start, inserted.element.end)).toMatch(
      /^<img .*style="max-width:100%;height:auto;object-fit:cover">$/,
    );
    const source = await read();
    const figure = `<figure class="x"><svg viewBox="0 0 9 9"></svg><figcaption>Rye</figcaption></figure>`;
    await call(service.url, routes.editSite, {
      ...on(folderId),
      body: {
        version: 2,
        sitting: 'sitting-1',
        instruction: 'Added a figure',
        edits: [{ path: 'index.html', start, end: start, old: '', new: figure }],
      },
    });
    const used = await use(picture.id, await useOf(await placeOf(figure)));
    const after = await read();
    const markup = after.slice(used.element.start, used.element.end);
    expect(after).toBe(
      `${source.slice(0, start)}<figure class="x">${markup}<figcaption>Rye</figcaption></figure>${source.slice(start)}`,
    );
    expect(markup).toContain('style="width:100%;aspect-ratio:9/9;object-fit:cover"');
  });

  it('says what it shows, or that it only decorates', async () => {
    const picture = await upload(await jpegOf(300, 200));
    expect(await useRefused(picture.id, await useOf({ alt: ' ' }))).toMatchObject({
      status: 400,
      fields: { alt: expect.stringContaining('what the picture shows') },
    });
    await use(picture.id, await useOf({ alt: '"><script>alert(1)</script>' }));
    expect(await read()).toContain('alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('is refused where the place is another by now, or none, or the site is', async () => {
    const picture = await upload(await jpegOf(300, 200));
    const request = await useOf();
    expect(await useRefused(picture.id, { ...request, start: request.start + 1 })).toMatchObject({
      status: 400,
    });
    expect(await useRefused(picture.id, { ...request, ...(await placeOf('<title>')) })).toMatchObject({
      status: 400,
      message: expect.stringContaining('no picture'),
    });
    const page = await read();
    expect(await useRefused(picture.id, { ...request, start: 0, end: page.length, old: page })).toMatchObject(
      {
        message: expect.stringContaining('several pictures'),
      },
    );
    expect(await useRefused('a'.repeat(32), request)).toMatchObject({ status: 404 });
    expect(
      await useRefused(picture.id, { ...request, crop: { x: 0.9, y: 0, width: 0.5, height: 1 } }),
    ).toMatchObject({
      status: 400,
    });
    expect(await useRefused(picture.id, request, stranger)).toMatchObject({ status: 404 });
    expect(await useRefused(picture.id, request, admin)).toMatchObject({ status: 403 });
    const first = await use(picture.id, request);
    expect(await use(picture.id, request)).toEqual(first);
    expect(await useRefused(picture.id, { ...request, alt: 'Other' })).toMatchObject({
      status: 409,
      conflict: { theirs: { version: 2 } },
    });
  });

  it('stays when something else is edited, and when the site is composed anew', async () => {
    const picture = await upload(await jpegOf(500, 400));
    await use(picture.id, await useOf());
    const isShown = async () =>
      (await read()).includes(`src="${picture.stem}-500.webp"`) &&
      (await preview(`${picture.stem}-500.webp`)).status === 200;
    await call(service.url, routes.editSite, {
      ...on(folderId),
      body: {
        version: 2,
        sitting: 'sitting-1',
        instruction: 'Changed the title',
        edits: [{ ...(await placeOf('<title>')), new: '<title>The ' }],
      },
    });
    expect(await isShown()).toBe(true);
    const { report, files } = await details();
    expect(report.bytes).toBe(files.reduce((sum, { bytes }) => sum + bytes, 0));
    await call(service.url, routes.changeSiteBrief, {
      ...on(folderId),
      body: {
        version: 3,
        changes: { contacts: [{ kind: 'phone', value: '0113 496 0999', from: [] }] },
      },
    });
    expect(await read()).toContain('0113 496 0999');
    expect(await isShown()).toBe(true);
  });

  it('of another site is none of this one', async () => {
    const picture = await upload(await jpegOf(300, 200), { id: template });
    expect(await useRefused(picture.id, await useOf())).toMatchObject({ status: 404 });
    await call(service.url, routes.removePicture, on(template, picture.id));
  });
});

describe('what is not shown', () => {
  it('can be removed, and what is shown cannot', async () => {
    const picture = await upload(await jpegOf(300, 200));
    await use(picture.id, await useOf());
    const refused = await callRefused(service.url, routes.removePicture, on(folderId, picture.id));
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('index.html') } });
    await call(service.url, routes.undo, { ...on(folderId), body: { version: 2 } });
    await call(service.url, routes.removePicture, on(folderId, picture.id));
    expect((await listed()).pictures).toEqual([]);
    await call(service.url, routes.redo, { ...on(folderId), body: { version: 3 } });
    expect((await preview(`${picture.stem}-300.webp`)).status).toBe(200);
    expect((await callRefused(service.url, routes.removePicture, on(folderId, picture.id))).status).toBe(404);
  });

  it('goes after a week with its blobs; what a version or the list holds stays', async () => {
    const pictures = createPicturesRepository(service);
    const [unused, used] = [
      await upload(await jpegOf(301, 200)),
      await upload(await jpegOf(302, 200), { name: 'y' }),
    ];
    await use(used.id, await useOf());
    const hashes = async () =>
      (await service.sitePictures.find({ folderId }).toArray()).flatMap(({ files }) =>
        files.map(({ hash }) => hash),
      );
    const [all, now] = [await hashes(), Date.now()];
    const blobs = createCollectedBlobsRepository(service);
    const left = () => service.siteBlobs.countDocuments({ _id: { $in: all } });
    await collectBlobs(blobs, new Date(now + 2 * dayMs), signal);
    expect(await left()).toBe(2);
    expect(await removeUnusedPictures(pictures, new Date(now + 6.9 * dayMs), signal)).toBe(0);
    expect(await removeUnusedPictures(pictures, new Date(now + 7.1 * dayMs), signal)).toBeGreaterThanOrEqual(
      1,
    );
    expect((await listed()).pictures.map(({ id }) => id)).toEqual([used.id]);
    expect(unused.id).not.toBe(used.id);
    await collectBlobs(blobs, new Date(now + 40 * dayMs), signal);
    expect(await left()).toBe(1);
  });

  it('goes with its site', async () => {
    await upload(await jpegOf(303, 200));
    await createPurgedSitesRepository(service).remove(folderId);
    expect(await service.sitePictures.countDocuments({ folderId })).toBe(0);
  });
});
