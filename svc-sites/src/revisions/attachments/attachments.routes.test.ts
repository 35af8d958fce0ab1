import { routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { answers, type FakeProvider, saysOf, takesNo } from '@sitewright/site-engine/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SitesService } from '../../../test/harness.ts';
import { type SitesWithModel, startSitesWithModel } from '../../../test/sites-with-model.ts';

const owner = tokenOf();
const stranger = tokenOf({ id: 'e'.repeat(24) });
const prompt =
  'A bakery called Golden Crust in Leeds. Phone 0113 496 0123. Prices:\n- Rye £5\n- Spelt £6\nA gallery.';

let provider: FakeProvider;
let service: SitesService;
let close: SitesWithModel['close'];
let template: string;
let id: string;

beforeAll(async () => {
  ({ provider, service, close } = await startSitesWithModel({ modelPictureSide: 256 }));
  await storePerson(service.db, { id: 'e'.repeat(24), email: 'stranger@example.com' });
  const { body } = await call(service.url, routes.generate, {
    token: owner,
    body: { prompt, engine: 'composer' },
  });
  template = body.id;
});
afterAll(() => close());
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
  const { body } = await call(service.url, routes.duplicateSite, { token: owner, params: { id: template } });
  id = body.folderId;
});

const photo = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(name: string, background = '#c84') {
  const answer = await fetch(`${service.url}/api/sites/${id}/pictures?name=${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', Authorization: `Bearer ${owner}` },
    body: await photo(background),
  });
  expect(answer.status).toBe(201);
  return routes.uploadPicture.response.parse(await answer.json());
}
const on = {
  get params() {
    return { id };
  },
  token: owner,
};
const ask = async (instruction: string, attachments: { picture: string; alt: string }[], more: object = {}) =>
  (
    await call(service.url, routes.reviseSite, {
      ...on,
      body: { version: 1, instruction, attachments, ...more },
    })
  ).body;
const byComposer = { engine: 'composer' as const };
const stored = async (path = 'index.html') =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id, path } })).body.content ?? '';
const shows = async (path: string) => (await fetch(`${service.url}/preview/${id}/${path}`)).status;
const pictures = async () => (await call(service.url, routes.pictures, on)).body.pictures;

describe('a picture that belongs to a change', () => {
  it('stands at the top of the page where that is asked for, with its files', async () => {
    const before = await stored();
    const { id: picture, stem } = await upload('Loaves');
    const { revision, comparison } = await ask(
      'use this picture for the hero',
      [{ picture, alt: 'Three loaves' }],
      byComposer,
    );
    expect(revision).toMatchObject({ state: 'made', made: 2, pictures: ['Loaves'], notUnderstood: [] });
    expect(revision.answer).toContain('“Loaves” stands at the top of the page');
    const html = await stored();
    expect(html).toContain('alt="Three loaves"');
    const [, src = ''] = /src="(assets\/[^"]+)"/.exec(html) ?? [];
    expect(src.startsWith(stem)).toBe(true);
    expect(await shows(src)).toBe(200);
    expect(html.indexOf(src)).toBeLessThan(html.indexOf('id="prices"'));
    expect(new Set(comparison?.differences.map(({ part }) => part))).toEqual(
      new Set(['Files', 'Top of the page']),
    );
    expect(html.slice(html.indexOf('id="prices"'))).toBe(before.slice(before.indexOf('id="prices"')));
    expect((await pictures())[0]).toMatchObject({ alt: 'Three loaves', usedOn: ['index.html'] });
  });

  it('stays where it is when the site is composed anew', async () => {
    const { id: picture, stem } = await upload('Loaves');
    await ask('use this picture for the hero', [{ picture, alt: 'Three loaves' }], byComposer);
    const { body } = await call(service.url, routes.reviseSite, {
      ...on,
      body: { version: 2, instruction: 'Rye is £7 now', engine: 'composer' },
    });
    expect(body.revision).toMatchObject({ state: 'made', made: 3 });
    expect(await stored()).toContain('£7');
    expect(await stored()).toContain(stem);
  });

  it('is the logo on every page, silent beside the name', async () => {
    const { id: picture, stem } = await upload('Mark');
    const { revision } = await ask('replace the logo', [{ picture, alt: 'Our mark' }], byComposer);
    expect(revision.state).toBe('made');
    const header = /<header[\s\S]*?<\/header>/.exec(await stored())?.[0] ?? '';
    expect(header).toContain(stem);
    expect(header).toMatch(/<img [^>]*alt=""/);
    expect(header).toContain('Golden Crust');
  });

  it('is in the gallery, in the place of a drawing, and so are several', async () => {
    const one = await upload('Rye', '#a63');
    const two = await upload('Oven', '#333');
    const wanted = [one, two].map(({ id: picture, name }) => ({ picture, alt: `${name} & more` }));
    const count = (await stored()).match(/data-lightbox class/g)?.length;
    const { revision } = await ask('add them to the gallery', wanted, byComposer);
    expect(revision.state).toBe('made');
    const html = await stored();
    const gallery = html.slice(html.indexOf('id="gallery"'));
    expect(gallery).toContain(one.stem);
    expect(gallery).toContain(two.stem);
    expect(gallery).toContain('Rye &amp; more');
    expect(html.match(/data-lightbox class/g)?.length).toBe(count);
  });

  it('takes the place of what is pointed at, and the rest of the request is done as well', async () => {
    const { id: picture, stem } = await upload('Loaves');
    const html = await stored();
    const start = html.indexOf('<img src="images/gallery-2.svg"');
    const target = {
      path: 'index.html',
      element: { start, end: html.indexOf('>', start) + 1 },
      label: 'Picture',
    };
    const { revision } = await ask('put this picture here. Rye is £7 now.', [{ picture, alt: 'Loaves' }], {
      ...byComposer,
      target,
    });
    expect(revision.state).toBe('made');
    const after = await stored();
    expect(after).toContain('£7');
    expect(after).not.toContain('images/gallery-2.svg"');
    expect(after.slice(after.indexOf('id="gallery"'))).toContain(stem);
  });

  it('without a place changes nothing, and says what to say', async () => {
    const { id: picture } = await upload('Loaves');
    const { revision } = await ask('make it nice with bread', [{ picture, alt: 'Loaves' }], byComposer);
    expect(revision.state).toBe('nothing');
    expect(revision.answer).toContain('Not shown anywhere: “Loaves”. Say where it is to stand.');
    expect((await pictures())[0]?.usedOn).toEqual([]);
  });
});

describe('a model', () => {
  it('is told the picture as it is to be written, looks at it, and shows it', async () => {
    const { id: picture, stem } = await upload('Loaves');
    const before = await stored();
    const search = before.split('\n').find((line) => line.includes('<h1')) ?? '';
    const asked = provider.requests.length;
    const markup = `<img src="${stem}-900.webp" alt="Three loaves" width="900" height="600">`;
    const block = (replace: string) =>
      `<edit path="index.html">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</edit>`;
    provider.behave(answers(block(search.replace('</h1>', `</h1>${markup}`))));
    const { revision } = await ask('Show our bread at the top', [{ picture, alt: 'Three loaves' }]);
    expect(revision).toMatchObject({ state: 'made', engine: 'openai', pictures: ['Loaves'] });
    expect(await stored()).toContain(markup);
    expect(await shows(`${stem}-900.webp`)).toBe(200);
    expect((await pictures())[0]?.usedOn).toEqual(['index.html']);
    const sent = JSON.stringify(provider.requests[asked]?.body);
    expect(sent).toContain(`${stem}-480.webp 480w`);
    expect(sent).toContain('Three loaves');
    const [, jpeg = ''] = /data:image\/jpeg;base64,([^"\\]+)/.exec(sent) ?? [];
    expect(await sharp(Buffer.from(jpeg, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 256 });
  });

  it('that cannot see it changes the site all the same, and that is said', async () => {
    const { id: picture } = await upload('Loaves');
    const title = '<title>';
    const change = `<edit path="index.html">\n<<<<<<< SEARCH\n${title}\n=======\n${title}Best \n>>>>>>> REPLACE\n</edit>`;
    const isSeen = (body: unknown) => JSON.stringify(body).includes('image_url');
    const refusal = saysOf(404, 'No endpoints found that support image input');
    provider.behave(takesNo(isSeen, refusal, answers(change)));
    const { revision } = await ask('Praise our bread', [{ picture, alt: 'Three loaves' }]);
    expect(revision).toMatchObject({ state: 'made', engine: 'openai' });
    expect(revision.answer).toContain('The model did not see your pictures');
    expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain('Three loaves');
  });

  it('that leaves it out is said, and its files are not in the site', async () => {
    const { id: picture, stem } = await upload('Loaves');
    const title = '<title>';
    provider.behave(
      answers(
        `<edit path="index.html">\n<<<<<<< SEARCH\n${title}\n=======\n${title}Best \n>>>>>>> REPLACE\n</edit>`,
      ),
    );
    const { revision } = await ask('Praise our bread', [{ picture, alt: 'Three loaves' }]);
    expect(revision.answer).toContain('Not shown anywhere: “Loaves”');
    const { files } = (await call(service.url, routes.site, on)).body;
    expect(files.some(({ path }) => path.startsWith(stem))).toBe(false);
  });
});

it('a picture of another site, too many, or without words is refused', async () => {
  const { id: picture } = await upload('Loaves');
  const refused = async (attachments: object[], token = owner) => {
    const body = { version: 1, instruction: 'use this picture for the hero', attachments } as never;
    const { status, body: said } = await callRefused(service.url, routes.reviseSite, {
      token,
      params: { id },
      body,
    });
    return [status, said.code];
  };
  expect(await refused([{ picture: '0'.repeat(32), alt: 'x' }])).toEqual([404, 'NOT_FOUND']);
  expect(await refused([{ picture, alt: ' ' }])).toEqual([400, 'VALIDATION_FAILED']);
  expect(await refused(Array.from({ length: 5 }, () => ({ picture, alt: 'x' })))).toEqual([
    400,
    'VALIDATION_FAILED',
  ]);
  expect(await refused([])).toEqual([400, 'VALIDATION_FAILED']);
  expect(await refused([{ picture, alt: 'x' }], stranger)).toEqual([404, 'NOT_FOUND']);
  expect((await call(service.url, routes.revisions, on)).body.revisions).toEqual([]);
});
