import { routes } from '@sitewright/contracts';
import { call, callRefused, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { composerEngine } from '../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

const token = tokenOf();
let service: SitesService;
let id: string;

beforeAll(async () => {
  service = await startSitesService({ engine: composerEngine });
});
afterAll(async () => {
  await service.close();
});
beforeEach(async () => {
  id = await service.generate('A yarn shop called Skein in Leeds. Open Tuesday to Friday 10 to 17');
});

const view = async () => (await call(service.url, routes.typefaces, { token, params: { id } })).body;
const details = async () => {
  const { body } = await call(service.url, routes.site, { token, params: { id } });
  return { ...body, files: body.files.toSorted((one, two) => one.path.localeCompare(two.path)) };
};
const change = async (version: number, wanted: object) =>
  (
    await call(service.url, routes.setTypefaces, {
      token,
      params: { id },
      body: { version, sitting: 'sitting-1', ...wanted },
    })
  ).body;

it('sets the site in other typefaces, which can be undone and taken back to how it was made', async () => {
  const made = await details();
  const { headings, text, choices } = await view();
  expect(choices.length).toBeGreaterThan(10);
  expect(headings).toBeDefined();
  const other = choices.find(({ family, isForText }) => isForText && family !== text && family !== headings);
  expect(await change(1, { headings: other?.family, text: other?.family })).toMatchObject({ version: 2 });
  expect(await view()).toMatchObject({ headings: other?.family, text: other?.family });
  const changed = await details();
  expect(changed.files).not.toEqual(made.files);
  expect(changed.report.checks.filter(({ status }) => status === 'failed')).toEqual([]);

  expect(await change(2, { likeVersion: 1 })).toMatchObject({ version: 3 });
  expect((await details()).files).toEqual(made.files);
  expect(await change(3, { likeVersion: 1 })).toMatchObject({ version: 3 });
});

it.each([
  ['none', {}],
  ['a name of nobody', { headings: 'Comic Sans' }],
])('refuses %s', async (_name, wanted) => {
  const refused = await callRefused(service.url, routes.setTypefaces, {
    token,
    params: { id },
    body: { version: 1, sitting: 'sitting-1', ...wanted },
  });
  expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
});
