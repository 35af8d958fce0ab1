import { limits, type PromptAttachment, routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, testUser, tokenOf } from '@sitewright/service-kit/testing';
import { answers, breaksAfter, type FakeProvider } from '@sitewright/site-engine/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeEngine } from '../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { type SitesWithModel, startSitesWithModel } from '../../test/sites-with-model.ts';
import { followed } from '../../test/started-generation.ts';
import { createPicturesRepository } from '../pictures/pictures.repository.ts';
import { removeUnusedPictures } from '../pictures/remove-unused-pictures.ts';
import { createPurgedSitesRepository } from '../purge/purged-sites.repository.ts';

const owner = tokenOf();
const stranger = tokenOf({ id: 'e'.repeat(24) });
const dayMs = 24 * 60 * 60 * 1000;
const prompt = 'A bakery called Golden Crust in Leeds. Phone 0113 496 0123.';

let provider: FakeProvider;
let service: SitesService;
let close: SitesWithModel['close'];
beforeAll(async () => {
  ({ provider, service, close } = await startSitesWithModel({ modelPictureSide: 256 }));
  await storePerson(service.db, { id: 'e'.repeat(24), email: 'stranger@example.com' });
});
afterAll(() => close());
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
  await service.sitePictures.deleteMany({});
});

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const send = async (name: string, body: Buffer, token = owner, of = service, type = 'image/jpeg') =>
  fetch(`${of.url}${routes.uploadPromptPicture.path}?name=${name}`, {
    method: 'POST',
    headers: { 'Content-Type': type, Authorization: `Bearer ${token}` },
    body: Buffer.from(body),
  });

async function upload(name: string, background = '#c84', of = service) {
  const answer = await send(name, await photo(background), owner, of);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return routes.uploadPromptPicture.response.parse(await answer.json());
}

const generate = async (attachments: PromptAttachment[], more: object = {}) =>
  (await call(service.url, routes.generate, { token: owner, body: { prompt, attachments, ...more } })).body;
const byComposer = { engine: 'composer' as const };

const siteOf = async (id: string) =>
  (await call(service.url, routes.site, { token: owner, params: { id } })).body;
const pageOf = async (id: string) =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id, path: 'index.html' } })).body
    .content;
const picturesOf = async (id: string) =>
  (await call(service.url, routes.pictures, { token: owner, params: { id } })).body.pictures;
const shows = async (id: string, path: string) =>
  (await fetch(`${service.url}/preview/${id}/${path}`)).status;

describe('a site that the composer makes with pictures', () => {
  it('shows the logo in the header, the first one at the top and the rest in a gallery', async () => {
    const [shop, loaves, oven, mark] = [
      await upload('shop.jpg', '#123'),
      await upload('loaves.jpg', '#456'),
      await upload('oven.jpg', '#789'),
      await upload('mark.jpg', '#abc'),
    ];
    const { id } = await generate(
      [
        { picture: shop.id, alt: 'The shop at dawn' },
        { picture: loaves.id, alt: 'Three loaves' },
        { picture: mark.id, alt: 'Our mark', isLogo: true },
        { picture: oven.id, alt: 'The oven' },
      ],
      byComposer,
    );
    const html = await pageOf(id);
    expect(/<header[\s\S]*?<\/header>/u.exec(html)?.[0]).toContain(mark.stem);
    const main = html.slice(html.indexOf('<main'));
    expect(main.slice(0, main.indexOf('</section>'))).toContain(`${shop.stem}-900.webp`);
    const gallery = main.slice(main.indexOf('id="gallery"'));
    expect(gallery).toContain('alt="Three loaves"');
    expect(gallery).toContain('alt="The oven"');
    expect(await shows(id, `${shop.stem}-480.webp`)).toBe(200);
    const used = await picturesOf(id);
    expect(used.map(({ usedOn }) => usedOn)).toEqual(Array.from({ length: 4 }, () => ['index.html']));
    expect(new Set(used.map(({ alt }) => alt))).toEqual(
      new Set(['The shop at dawn', 'Three loaves', 'Our mark', 'The oven']),
    );
  });

  it('keeps them when it is composed anew in another design', async () => {
    const [shop, loaves] = [await upload('shop.jpg', '#123'), await upload('loaves.jpg', '#456')];
    const attachments = [shop, loaves].map(({ id: picture, name }) => ({ picture, alt: name }));
    const { id } = await generate(attachments, byComposer);
    const request = { token: owner, params: { id }, body: { version: 1, changes: {}, seed: 5 } };
    const draft = (
      await call(service.url, routes.draftSiteBrief, { ...request, body: { ...request.body, path: '' } })
    ).body;
    expect(draft.page.html.match(/src="data:image\/webp/gu)?.length).toBe(2);
    await call(service.url, routes.changeSiteBrief, request);
    const html = await pageOf(id);
    expect(html).toContain(`${shop.stem}-900.webp`);
    expect(await shows(id, `${loaves.stem}-900.webp`)).toBe(200);
  });
});

const page = (body: string) =>
  answers(
    [
      '<file path="index.html">',
      '<!doctype html><html lang="en"><head><title>Golden Crust</title></head>',
      `<body><main><h1>Golden Crust</h1>${body}<p>${'Bread. '.repeat(40)}</p></main></body></html>`,
      '</file>',
    ].join('\n'),
  );

describe('a site that a model writes with pictures', () => {
  it('is told each, sees it, and shows it; what it leaves out is said', async () => {
    const [shop, loaves] = [await upload('shop.jpg', '#123'), await upload('loaves.jpg', '#456')];
    const markup = `<img src="${shop.stem}-900.webp" alt="The shop" width="900" height="600">`;
    provider.behave(page(markup));
    const asked = provider.requests.length;
    const { id } = await generate([
      { picture: shop.id, alt: 'The shop' },
      { picture: loaves.id, alt: 'Three loaves' },
    ]);
    const sent = JSON.stringify(provider.requests[asked]?.body);
    expect(sent).toContain(`${shop.stem}-480.webp 480w`);
    expect(sent).toContain('Three loaves');
    expect(sent.match(/data:image\/jpeg;base64/gu)).toHaveLength(2);
    expect(await pageOf(id)).toContain(`${shop.stem}-900.webp`);
    expect(await shows(id, `${shop.stem}-480.webp`)).toBe(200);
    const { files, report } = await siteOf(id);
    expect(files.some(({ path }) => path.startsWith(loaves.stem))).toBe(false);
    expect(report.notes.join(' ')).toContain('“loaves” is not on the pages');
    expect((await picturesOf(id)).map(({ name, usedOn }) => [name, usedOn.length])).toEqual(
      expect.arrayContaining([
        ['shop', 1],
        ['loaves', 0],
      ]),
    );
  });
});

describe('a logo that is a drawing', () => {
  it('is shown to a model as pixels, and is a drawing on the pages', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#a30" d="M0 0h8v8z"/></svg>';
    const answer = await send('mark.svg', Buffer.from(drawing), owner, service, 'image/svg+xml');
    const mark = routes.uploadPromptPicture.response.parse(await answer.json());
    provider.behave(page(`<img src="${mark.stem}.svg" alt="Our mark">`));
    const asked = provider.requests.length;
    await generate([{ picture: mark.id, alt: 'Our mark', isLogo: true }]);
    const sent = JSON.stringify(provider.requests[asked]?.body);
    expect(sent).toMatch(/Picture 1 is the logo, the file assets\/mark-[^:]+\.svg: use it in the header/u);
    const [, encoded = ''] = /data:image\/jpeg;base64,([^"]+)/u.exec(sent) ?? [];
    expect(await sharp(Buffer.from(encoded, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 256,
      height: 256,
    });
  });
});

describe('a sketch of the layout', () => {
  const sent = async () => {
    const [shop, plan, mark] = [
      await upload('shop.jpg', '#123'),
      await upload('plan.jpg', '#456'),
      await upload('mark.jpg', '#789'),
    ];
    const attachments = [
      { picture: shop.id, alt: 'The shop' },
      { picture: plan.id, alt: 'The first page', isSketch: true as const },
      { picture: mark.id, alt: 'Our mark', isLogo: true as const },
    ];
    return { attachments, stem: plan.stem };
  };
  const pathsOf = async (id: string) => (await siteOf(id)).files.map(({ path }) => path).join();
  const asked = (index: number) => JSON.stringify(provider.requests[index]?.body);

  it('is shown to a model for what it is, and is no file of the site, be it that a page names it', async () => {
    const { attachments, stem } = await sent();
    provider.behave(page(`<img src="${stem}-900.webp" alt="">`));
    const first = provider.requests.length;
    const { id } = await generate(attachments);
    expect(asked(first)).toMatch(/Picture 1 is the logo, the file assets\/mark-[^:]+: use it in the header/u);
    expect(asked(first)).toContain('Picture 2 is for the pages, {\\"name\\":\\"shop\\"');
    expect(asked(first)).toContain('Picture 3 is a sketch of the wanted layout');
    expect(asked(first).match(/data:image\/jpeg;base64/gu)).toHaveLength(3);
    expect(asked(first)).not.toContain(stem);
    expect(await pathsOf(id)).not.toContain(stem);
    expect(await shows(id, `${stem}-900.webp`)).toBe(404);
  });

  it('is still one where the rest of an interrupted site is written, as the logo is the logo', async () => {
    const { attachments } = await sent();
    provider.behave(
      breaksAfter('<file path="index.html">\n<!doctype html><h1>Golden Crust</h1><p>Bread</p>\n'),
    );
    const refusal = await callRefused(service.url, routes.generate, {
      token: owner,
      body: { prompt, attachments },
    });
    expect(refusal.body.code).toBe('PROVIDER_FAILED');
    const { folderId } = (await service.sites.findOne({ interrupted: true })) ?? { folderId: '' };
    provider.behave(answers('<p>More bread</p></html>\n</file>\n'));
    const rest = provider.requests.length;
    const { body } = await call(service.url, routes.writeRest, { token: owner, params: { id: folderId } });
    expect(body).toMatchObject({ isRest: true });
    expect(body).not.toHaveProperty('attachments');
    const begun = await service.running.find(testUser.id, body.id);
    if (begun) await service.running.ended(begun, new AbortController().signal);
    expect(asked(rest)).toMatch(/Picture 1 is the logo.*Picture 2 is for the pages.*Picture 3 is a sketch/u);
  });

  it('is not followed by the composer, which says so', async () => {
    const { attachments, stem } = await sent();
    const { id } = await generate(attachments, byComposer);
    const { report } = await siteOf(id);
    expect(report.notes).toContainEqual(
      'Your sketch “plan” was not followed: the offline composer arranges pages by itself.',
    );
    expect(await pathsOf(id)).not.toContain(stem);
    expect(await pageOf(id)).not.toContain('The first page');
  });
});

describe('what is refused', () => {
  const refused = async (attachments: unknown, token = owner) => {
    const { status, body } = await callRefused(service.url, routes.generate, {
      token,
      body: { prompt, attachments } as never,
    });
    return [status, body.code];
  };

  it('of a prompt: foreign and unknown pictures, too many, twice, two logos, no words', async () => {
    const { id: picture } = await upload('shop.jpg');
    const before = await service.generations.countDocuments();
    expect(await refused([{ picture, alt: 'x' }], stranger)).toEqual([404, 'NOT_FOUND']);
    expect(await refused([{ picture: '0'.repeat(32), alt: 'x' }])).toEqual([404, 'NOT_FOUND']);
    const invalid = [400, 'VALIDATION_FAILED'];
    const ids = Array.from({ length: limits.promptMaxAttachments + 1 }, (_, index) =>
      index.toString(16).padStart(32, '0'),
    );
    expect(await refused(ids.map((one) => ({ picture: one, alt: 'x' })))).toEqual(invalid);
    expect(await refused(ids.slice(0, 2).map((one) => ({ picture: one, alt: 'x', isLogo: true })))).toEqual(
      invalid,
    );
    expect(await refused([{ picture, alt: 'x', isLogo: true, isSketch: true }])).toEqual(invalid);
    expect(await refused([1, 2].map(() => ({ picture, alt: 'x' })))).toEqual(invalid);
    expect(await refused([{ picture, alt: ' ' }])).toEqual(invalid);
    expect(await service.generations.countDocuments()).toBe(before);
  });

  it('of an upload: what is no picture, what is too large, and who is not signed in', async () => {
    expect((await send('a.jpg', Buffer.from('no picture'))).status).toBe(415);
    expect((await send('a.jpg', Buffer.alloc(limits.pictureMaxBytes + 1))).status).toBe(413);
    expect((await send('a.jpg', await photo('#fff'), '')).status).toBe(401);
  });

  it('of a key: the same words with other pictures', async () => {
    const { id: picture } = await upload('shop.jpg');
    const request = (alt: string) => ({
      token: owner,
      headers: { 'Idempotency-Key': 'with-a-picture' },
      body: { prompt, ...byComposer, attachments: [{ picture, alt }] },
    });
    const { body: first } = await call(service.url, routes.generate, request('The shop'));
    const { body: again } = await call(service.url, routes.generate, request('The shop'));
    expect(again.id).toBe(first.id);
    expect((await callRefused(service.url, routes.generate, request('Another'))).body.code).toBe('CONFLICT');
  });
});

describe('the pictures that a person has sent', () => {
  it('make room for the next ones, and can be named by another prompt', async () => {
    const first = await upload('first.jpg', '#000001');
    const copies = Array.from({ length: 2 * limits.promptMaxAttachments - 1 }, (_, index) => index + 2);
    const stored = await service.sitePictures.findOne({ pictureId: first.id });
    if (!stored) throw new Error('It was stored.');
    const { _id, ...picture } = stored;
    await service.sitePictures.insertMany(
      copies.map((number) => ({
        ...picture,
        pictureId: number.toString(16).padStart(32, '0'),
        createdAt: new Date(stored.createdAt.getTime() + number),
      })),
    );
    const { id } = await upload('next.jpg', '#00ff00');
    const left = await service.sitePictures.find({ folderId: picture.folderId }).toArray();
    expect(left).toHaveLength(2 * limits.promptMaxAttachments);
    expect(left.map(({ pictureId }) => pictureId)).not.toContain(first.id);
    expect(left.map(({ pictureId }) => pictureId)).toContain(id);
  });

  it('are told with what was made of them, so that it can be asked for once more', async () => {
    const { id: picture, stem } = await upload('shop.jpg');
    const mark = await upload('mark.jpg', '#789');
    const body = {
      prompt,
      ...byComposer,
      seed: 3,
      brandKit: false as const,
      attachments: [
        { picture, alt: 'The shop' },
        { picture: mark.id, alt: 'Our mark', isLogo: true as const },
      ],
    };
    await call(service.url, routes.generate, { token: owner, body });
    const [latest] = (await call(service.url, routes.generations, { token: owner })).body;
    expect(latest).toMatchObject(body);
    const { seed, brandKit, attachments } = latest ?? {};
    const again = { prompt, ...byComposer, seed, brandKit, attachments };
    const { id } = (await call(service.url, routes.generate, { token: owner, body: again })).body;
    expect(await pageOf(id)).toContain(stem);
    expect(await pageOf(id)).toContain(mark.stem);
  });

  it('are not told where there are none', async () => {
    await call(service.url, routes.generate, { token: owner, body: { prompt, ...byComposer } });
    const [latest] = (await call(service.url, routes.generations, { token: owner })).body;
    for (const field of ['attachments', 'brandKit', 'isRest']) expect(latest).not.toHaveProperty(field);
  });

  it('go after a week; those of a site stay with it, and go with it', async () => {
    const { id: picture } = await upload('shop.jpg');
    const { id } = await generate([{ picture, alt: 'The shop' }], byComposer);
    const later = new Date(Date.now() + 8 * dayMs);
    expect(
      await removeUnusedPictures(createPicturesRepository(service), later, new AbortController().signal),
    ).toBe(1);
    expect(await picturesOf(id)).toHaveLength(1);
    await createPurgedSitesRepository(service).remove(id);
    expect(await service.sitePictures.countDocuments()).toBe(0);
  });
});

it('a process that takes the generation over has the pictures, too', async () => {
  const passive = await startSitesService({ isPassive: true });
  try {
    const other = createFakeEngine();
    other.hold();
    const vanishing = await passive.startProcess({ engine: other, isApart: true });
    const { id: picture, stem } = await upload('shop.jpg', '#123', passive);
    const generation = await vanishing.generations.request({
      ownerId: testUser.id,
      request: { prompt, attachments: [{ picture, alt: 'The shop' }] },
    });
    const started = followed(passive.running, generation);
    await other.begun(1);
    passive.running.begin();
    await vanishing.vanish();
    expect((await started.end()).generation.state).toBe('done');
    const [request] = passive.engine.requests;
    expect(request?.pictures?.map(({ name, files: [smallest] }) => [name, smallest?.path])).toEqual([
      ['shop', `${stem}-480.webp`],
    ]);
    other.release();
  } finally {
    await passive.close();
  }
});
