import { type ModelCheck, routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, testUser, tokenOf } from '@sitewright/service-kit/testing';
import { EngineError } from '@sitewright/site-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleSite } from '../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { keepLastCheck } from './last-check.ts';
import { scoreLines } from './score-lines.ts';

let service: SitesService;
let admin: string;
beforeAll(async () => {
  service = await startSitesService({
    site: { ...exampleSite, usage: { inputTokens: 900, outputTokens: 2100 } },
  });
  admin = await storePerson(service.db, { id: 'a'.repeat(24), role: 'admin' });
});
afterAll(() => service.close());

const check: ModelCheck = {
  at: '2026-03-04T09:30:00.000Z',
  model: 'small-model',
  scores: [{ area: 'format', passed: 1, of: 4, problems: ['theme.css does not come first'] }],
  firstPieceMs: 420,
  charactersPerSecond: 310,
  inputTokens: 2700,
  outputTokens: 6300,
};
const view = async () => (await call(service.url, routes.engineView, { token: admin })).body;

it('tells administrators of failures by their kind, tokens by day and person, and the last check', async () => {
  expect(await view()).toMatchObject({ failures: [], tokensByDay: [], tokensByPerson: [] });
  await service.generate();
  await service.generate();
  const brokeOff = new EngineError('PROVIDER_FAILED', 'Broke off.', { reason: 'broke-off' });
  service.engine.failWith(brokeOff, { inputTokens: 900, outputTokens: 50 });
  await callRefused(service.url, routes.generate, { token: tokenOf(), body: { prompt: 'A bakery' } });
  await keepLastCheck(service, check);

  const today = new Date().toISOString().slice(0, 10);
  const sum = { sites: 2, inputTokens: 2700, outputTokens: 4250 };
  expect(await view()).toEqual({
    engine: { engine: 'composer', label: 'Fake engine' },
    lastCheck: check,
    failures: [{ reason: 'broke-off', count: 1 }],
    tokensByDay: [{ date: today, ...sum }],
    tokensByPerson: [{ email: testUser.email, ...sum }],
  });
});

it('tells nobody else', async () => {
  expect((await callRefused(service.url, routes.engineView, { token: tokenOf() })).status).toBe(403);
  expect((await callRefused(service.url, routes.engineView)).status).toBe(401);
});

it('is printed with what went wrong', () => {
  expect(scoreLines(check).join('\n')).toMatch(/format +25 % +1 of 4\n +theme\.css does not come first/);
});
