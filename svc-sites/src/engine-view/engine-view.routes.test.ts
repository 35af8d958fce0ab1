import { type ModelCheck, routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, testUser, tokenOf } from '@sitewright/service-kit/testing';
import { EngineError } from '@sitewright/site-engine';
import { ObjectId } from 'mongodb';
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
  expect(await day(today)).toEqual({ date: today, people: [{ email: testUser.email, ...sum }], others: 0 });
});

const day = async (date: string) =>
  call(service.url, routes.engineDay, { token: admin, query: `?date=${date}` }).then(({ body }) => body);

it('tells administrators who has used how much on a day, those who used most', async () => {
  const generation = (index: number, createdAt: string, outputTokens: number) => ({
    schema: 1,
    ownerId: new ObjectId(index.toString(16).padStart(24, '0')),
    prompt: 'A bakery',
    writer: 'openai' as const,
    state: 'done' as const,
    attempt: 1,
    turn: index,
    createdAt: new Date(createdAt),
    usage: { inputTokens: 10, outputTokens },
  });
  const date = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const people = Array.from({ length: 52 }, (_, index) => generation(index + 1, `${date}T00:00:00Z`, index));
  const next = new Date(Date.parse(date) + 24 * 60 * 60 * 1000).toISOString();
  await service.generations.insertMany([
    ...people,
    generation(52, `${date}T23:59:59.999Z`, 100),
    generation(7, next, 5000),
  ] as never);
  const told = await day(date);
  expect(told).toMatchObject({ date, others: 2 });
  expect(told.people).toHaveLength(50);
  expect(told.people[0]).toEqual({ sites: 2, inputTokens: 20, outputTokens: 151 });
  expect(told.people.at(-1)).toEqual({ sites: 1, inputTokens: 10, outputTokens: 2 });
  expect(await day('2020-02-29')).toEqual({ date: '2020-02-29', people: [], others: 0 });
});

it.each(['', 'yesterday', '2026-02-30', '2026-03-04T00:00:00Z'])('knows no day “%s”', async (date) => {
  const refusal = await callRefused(service.url, routes.engineDay, { token: admin, query: `?date=${date}` });
  expect([refusal.status, refusal.body.code]).toEqual([400, 'VALIDATION_FAILED']);
});

it('tells nobody else', async () => {
  expect((await callRefused(service.url, routes.engineView, { token: tokenOf() })).status).toBe(403);
  expect((await callRefused(service.url, routes.engineView)).status).toBe(401);
  const query = '?date=2026-03-04';
  expect((await callRefused(service.url, routes.engineDay, { token: tokenOf(), query })).status).toBe(403);
  expect((await callRefused(service.url, routes.engineDay, { query })).status).toBe(401);
});

it('is printed with what went wrong', () => {
  const blind = { ...check, scores: [{ area: 'vision' as const, passed: 0, of: 0, problems: [] }] };
  expect(scoreLines(blind)).toContain('vision        not offered');
  expect(scoreLines(check).join('\n')).toMatch(/format +25 % +1 of 4\n +theme\.css does not come first/);
});
