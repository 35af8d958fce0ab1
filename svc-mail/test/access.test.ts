import { routes } from '@sitewright/contracts';
import { createLogger } from '@sitewright/service-kit';
import { badTokens, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailService, startMailService } from './harness.ts';
import { createRecordingMailer } from './recording-mailer.ts';
import { sample } from './samples.ts';

type Who = 'nobody' | 'user' | 'admin' | 'demoted' | 'deleted';

let service: MailService;
const tokens: Partial<Record<Who, string>> = {};
const lines: string[] = [];
const newId = () => new ObjectId().toHexString();

beforeAll(async () => {
  const log = createLogger('svc-mail', 'trace', { write: (line: string) => void lines.push(line) });
  service = await startMailService({ mail: createRecordingMailer(), log });
  const demoted = { id: newId(), email: 'demoted@example.com' };
  tokens.user = await storePerson(service.db, { id: newId(), role: 'user' });
  tokens.admin = await storePerson(service.db, { id: newId(), email: 'admin@example.com', role: 'admin' });
  await storePerson(service.db, { ...demoted, role: 'user' });
  tokens.demoted = tokenOf({ ...demoted, role: 'admin' });
  tokens.deleted = tokenOf({ id: newId(), role: 'admin' });
});
afterAll(() => service.close());

const send = (method: string, path: string, token?: string, body?: object, headers: object = {}) =>
  fetch(`${service.url}${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const everybody = { nobody: 200, user: 200, admin: 200, demoted: 200, deleted: 200 };
const adminsOnly = (status: number) => ({
  nobody: 401,
  user: 403,
  admin: status,
  demoted: 403,
  deleted: 401,
});
const ofAMessage = (path: string) => path.replace(':id', newId());

const table: [method: string, path: string, body: object | undefined, expected: Record<Who, number>][] = [
  ['POST', routes.sendEmail.path, sample(), everybody],
  ['GET', routes.messages.path, undefined, adminsOnly(200)],
  ['GET', routes.mailServer.path, undefined, adminsOnly(200)],
  ['POST', ofAMessage(routes.retryMessage.path), undefined, adminsOnly(404)],
  ['DELETE', ofAMessage(routes.deleteMessage.path), undefined, adminsOnly(404)],
  ['POST', ofAMessage(routes.undeleteMessage.path), undefined, adminsOnly(404)],
];

describe.each(table)('V8.2.1, V8.3.2: %s %s', (method, path, body, expected) => {
  it.each(Object.entries(expected) as [Who, number][])('for %s is %i', async (who, status) => {
    expect((await send(method, path, tokens[who], body)).status).toBe(status);
  });
});

describe.each(table.slice(1))('V9.1, V9.2: %s %s', (method, path) => {
  it.each(badTokens)('is closed to %s', async (_name, token) => {
    expect((await send(method, path, token)).status).toBe(401);
  });
});

it.each(table)(
  'V4.1.1, V3.4.4, V14.3.2: %s %s answers in its type, unsniffed and unstored',
  async (...row) => {
    const [method, path, body] = row;
    const { headers } = await send(method, path, undefined, body);
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  },
);

const writes = table.filter(([method]) => method !== 'GET');

it.each(writes)('V3.5.2: %s %s is not for sandboxed pages', async (method, path, body) => {
  expect((await send(method, path, tokens.admin, body, { Origin: 'null' })).status).toBe(403);
});

it.each(writes)('V3.5.3: GET instead of %s %s changes nothing', async (_method, path) => {
  expect((await send('GET', path, tokens.admin)).status).toBe(405);
});

it('V3.5.3: a form of another site sends nothing', async () => {
  const answer = await send('POST', routes.sendEmail.path, undefined, sample(), {
    'Content-Type': 'text/plain',
  });
  expect(answer.status).toBe(415);
});

it('V16.2.5: the log holds what became of a message, and not what people wrote', async () => {
  const body = sample({
    name: 'Unmistakable Name',
    email: 'secret@example.com',
    message: 'Unmistakable text',
  });
  await send('POST', routes.sendEmail.path, undefined, body);
  const text = lines.join('');
  expect(text).toContain('"msg":"message sent"');
  expect(text).not.toMatch(/Unmistakable|secret@example/);
});

it('V16.5.1, V16.5.3: without its database the service says so, and gives nothing away', async () => {
  const broken = await startMailService({ mail: createRecordingMailer() });
  const admin = await broken.admin();
  await broken.database.crash();
  for (const [method, path, body] of table) {
    const answer = await fetch(`${broken.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await answer.text()).not.toMatch(/mongo|127\.0\.0\.1|ECONN|at /i);
  }
  await broken.close();
});
