import { type BriefChanges, routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composerEngine } from '../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

const prompt = [
  'A yarn shop called Skein in Leeds.',
  'Open Tuesday to Friday 10 to 17',
  'Prices:',
  '- Merino wool £14',
  '- Alpaca £19',
  '- Silk £24',
  '- Linen £11',
  '- Cotton £9',
].join('\n');

const owner = tokenOf();
let service: SitesService;
let id: string;

beforeAll(async () => {
  service = await startSitesService({ engine: composerEngine });
  id = await service.generate(prompt);
});
afterAll(async () => {
  await service.close();
});

const change = (version: number, changes: BriefChanges) =>
  call(service.url, routes.changeSiteBrief, { token: owner, params: { id }, body: { version, changes } });
const compare = async (from: number, to: number, token = owner) =>
  (
    await call(service.url, routes.compareVersions, {
      token,
      params: { id, number: String(to) },
      query: `?with=${from}`,
    })
  ).body;

describe('comparing versions of a composed site', () => {
  it('tells what a correction of the brief changed, and nothing else', async () => {
    await change(1, { hours: [{ days: 'Saturday', times: '9 to 13', from: [1] }] });
    const { differences, same } = await compare(1, 2);
    expect(differences.map(({ part, kind, after }) => [part, kind, after])).toEqual([
      ['Top of the page', 'text', 'Saturday 9 to 13'],
      ['Contact', 'text', 'Saturday 9 to 13'],
    ]);
    expect(same).toEqual(expect.arrayContaining(['Header', 'Prices', 'Footer']));
  });

  it('tells other colours as colours, and that no words changed', async () => {
    await change(2, { design: { colours: [{ css: '#1c3faa', words: 'royal blue', from: [] }] } });
    const { differences } = await compare(2, 3);
    // The icon of the site is drawn in its colours.
    expect(new Set(differences.map(({ kind }) => kind))).toEqual(new Set(['look', 'picture']));
    expect(differences.some(({ before, after }) => before !== after && /^#/.test(after ?? ''))).toBe(true);
  });

  it('is the same, turned round', async () => {
    const [there, back] = [await compare(1, 2), await compare(2, 1)];
    expect(back.differences.map(({ before, after }) => [after, before])).toEqual(
      there.differences.map(({ before, after }) => [before, after]),
    );
  });

  it('takes one difference back alone, as a version of its own', async () => {
    const before = await compare(1, 2);
    const [hero, contact] = before.differences;
    await call(service.url, routes.restoreVersion, {
      token: owner,
      params: { id, number: '2' },
      body: { version: 3 },
    });
    await change(4, { hours: [{ days: 'Sunday', times: '10 to 12', from: [1] }] });
    const [first] = (await compare(4, 5)).differences;
    const { body: head } = await call(service.url, routes.takeBack, {
      token: owner,
      params: { id, number: '5' },
      body: { version: 5, differences: [first?.id ?? ''] },
    });
    expect(head).toMatchObject({ version: 6, canUndo: true });
    expect((await compare(4, 6)).differences.map(({ part }) => part)).toEqual([contact?.part]);
    expect((await compare(5, 6)).differences).toMatchObject([{ part: hero?.part, after: hero?.after }]);
  });

  it('takes back neither what is not there nor what is not shown', async () => {
    const [, known] = (await compare(4, 5)).differences;
    const refused = (number: string, version: number, token = owner, difference = 'nothing') =>
      callRefused(service.url, routes.takeBack, {
        token,
        params: { id, number },
        body: { version, differences: [difference] },
      });
    expect(await refused('6', 6)).toMatchObject({ status: 400 });
    expect(await refused('5', 6)).toMatchObject({ status: 400 });
    expect(await refused('5', 5, owner, known?.id)).toMatchObject({ status: 409 });
    expect(await refused('1', 1)).toMatchObject({ status: 400 });
  });

  it('is for whoever sees the site', async () => {
    const admin = await storePerson(service.db, {
      id: 'a'.repeat(24),
      role: 'admin',
      email: 'admin@example.com',
    });
    const stranger = await storePerson(service.db, { id: 'b'.repeat(24), email: 'eve@example.com' });
    expect(await compare(1, 2, admin)).toEqual(await compare(1, 2));
    const refused = (token: string | undefined, number: string, query: string) =>
      callRefused(service.url, routes.compareVersions, { token, params: { id, number }, query });
    expect(await refused(stranger, '2', '?with=1')).toMatchObject({ status: 404 });
    expect(await refused(undefined, '2', '?with=1')).toMatchObject({ status: 401 });
    const back = { params: { id, number: '6' }, body: { version: 6, differences: ['any'] } };
    for (const [token, status] of [
      [stranger, 404],
      [admin, 403],
      [undefined, 401],
    ] as const)
      expect(await callRefused(service.url, routes.takeBack, { token, ...back })).toMatchObject({ status });
    expect(await refused(owner, '99', '?with=1')).toMatchObject({ status: 404 });
    expect(await refused(owner, '2e0x', '?with=1')).toMatchObject({ status: 404 });
    expect(await refused(owner, '2', '')).toMatchObject({ status: 400 });
    expect(await refused(owner, '2', '?with=0')).toMatchObject({ status: 400 });
  });
});
