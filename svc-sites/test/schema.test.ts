import { routes } from '@sitewright/contracts';
import { call, readSchemas, tokenOf, withoutSchema } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCollections } from '../src/db/collections.ts';
import { schema } from '../src/db/schema.ts';
import { composerEngine } from './composer-engine.ts';
import { type SitesService, startSitesService } from './harness.ts';
import { jpegOf } from './pictures.ts';

const token = tokenOf();
let service: SitesService;
let id: string;
beforeAll(async () => {
  service = await startSitesService({ engine: composerEngine });
  id = await service.generate('A yarn shop called Skein in Leeds. Prices:\n- Merino wool £14');
});
afterAll(() => service.close());

const of = (params: Record<string, string> = {}) => ({ token, params: { id, ...params } });
const upload = async () => {
  const answer = await fetch(`${service.url}/api/sites/${id}/pictures?name=wool.jpg`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', Authorization: `Bearer ${token}` },
    body: new Uint8Array(await jpegOf(300, 200)),
  });
  expect(answer.status).toBe(201);
};
const comment = async () => {
  const link = await call(service.url, routes.createShareLink, { ...of(), body: { days: 7 } });
  const opened = await call(service.url, routes.openShared, { body: { token: link.body.token } });
  const at = { x: 0.5, y: 0.5 };
  const place = { path: 'index.html', label: 'Page', at, onPage: at };
  const body = { name: 'Ana', text: 'Larger, please', version: 1, place };
  await call(service.url, routes.createSharedComment, { params: { ticket: opened.body.ticket }, body });
};
const ofRecord = () =>
  Object.values(openCollections(service.db))
    .map(({ collectionName }) => collectionName)
    .filter((name) => !Object.hasOwn(withoutSchema, name));

it('every document of every collection says in which shape it was written', async () => {
  await upload();
  await comment();
  const colours = { primary: '#7a1f3d' };
  const kit = { contacts: [], hours: [], colours };
  await call(service.url, routes.changeBrandKit, { token, body: kit });
  await call(service.url, routes.mySites, { token, query: '?search=merino' });
  const body = { version: 1, instruction: 'Merino wool is £16 now' };
  await call(service.url, routes.reviseSite, { ...of(), body });
  await call(service.url, routes.duplicateSite, of());

  const { users: _ofSvcAuth, ...schemas } = await readSchemas(service.db);
  expect(schemas).toEqual(Object.fromEntries(ofRecord().map((name) => [name, [schema.writes]])));
});
