import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@sitewright/contracts';
import { call, callRefused, startTestDatabase, type TestDatabase } from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailService, startMailService } from '../../test/harness.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { sample } from '../../test/samples.ts';
import { createFileMailer } from '../mail/file-mailer.ts';
import { createOutboxFolder } from '../mail/outbox-folder.ts';

let database: TestDatabase;
let folderPath: string;
let service: MailService;
let token: string;
beforeEach(async () => {
  database = await startTestDatabase();
  folderPath = await mkdtemp(join(tmpdir(), 'outbox-'));
  service = await start();
  token = await service.admin();
});
afterEach(async () => {
  await service.close();
  await database.close();
  await rm(folderPath, { recursive: true });
});

/** Without a mail server unless one is named. */
const start = (mail?: string) =>
  startMailService({ mail: mail ?? createFileMailer(createOutboxFolder(folderPath)), folderPath, database });
const write = (subject: string) => call(service.url, routes.sendEmail, { body: sample({ subject }) });
const list = async (query = '') => (await call(service.url, routes.messages, { token, query })).body;
const idOf = async (subject: string) => (await list(`?search=${subject}`))[0]?._id ?? '';
const remove = (id: string) => call(service.url, routes.deleteMessage, { token, params: { id } });
const undelete = (id: string) => call(service.url, routes.undeleteMessage, { token, params: { id } });
const files = () => readdir(folderPath);

describe('without a mail server', () => {
  it('says so, and for how long messages are kept', async () => {
    const { body } = await call(service.url, routes.mailServer, { token });
    expect(body).toEqual({ isSet: false, keptDays: 90 });
  });

  it('lists what was received, to read and to search', async () => {
    await write('first');
    await write('second');
    expect((await list()).map(({ subject, state }) => [subject, state])).toEqual([
      ['second', 'kept'],
      ['first', 'kept'],
    ]);
    expect(await list('?search=first&state=kept')).toMatchObject([{ message: sample().message }]);
    expect(await list('?state=waiting')).toEqual([]);
    expect(await files()).toHaveLength(2);
  });

  it('is not sent again by itself', async () => {
    await write('once');
    await service.endLeases();
    expect(await service.outbox.claimDue()).toBeUndefined();
    expect(await service.outbox.nextDueAt()).toBeUndefined();
  });
});

it('a message that is removed to make room takes its file along', async () => {
  await write('earlier');
  await service.messages.insertMany(
    Array.from({ length: 4_998 }, () => ({ ...sample(), createdAt: new Date(), state: 'kept', attempts: 1 })),
  );
  await write('later');
  const earlier = await idOf('earlier');
  const answer = await fetch(`${service.url}${routes.sendEmail.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.7' },
    body: JSON.stringify(sample({ subject: 'latest' })),
  });
  expect(answer.status).toBe(200);
  expect((await files()).sort()).toEqual([`${earlier}.eml`, `${await idOf('latest')}.eml`]);
  expect(await idOf('later')).toBe('');
});

describe('a deleted message', () => {
  it('is gone from the list and from the disk, and comes back whole', async () => {
    await write('keep');
    await write('remove');
    const id = await idOf('remove');
    await remove(id);
    expect((await list()).map(({ subject }) => subject)).toEqual(['keep']);
    expect(await files()).not.toContain(`${id}.eml`);

    const { body } = await undelete(id);
    expect(body).toMatchObject({ _id: id, subject: 'remove', state: 'kept' });
    expect((await list()).map(({ subject }) => subject)).toEqual(['remove', 'keep']);
    expect(await files()).toContain(`${id}.eml`);
  });

  it('can be neither deleted twice nor sent', async () => {
    await write('remove');
    const id = await idOf('remove');
    await remove(id);
    for (const route of [routes.deleteMessage, routes.retryMessage])
      expect((await callRefused(service.url, route, { token, params: { id } })).status).toBe(404);
    await undelete(id);
    const again = await callRefused(service.url, routes.undeleteMessage, { token, params: { id } });
    expect(again.body.message).toBe('This message cannot be brought back any more.');
  });

  it('that waits is not sent by the loop', async () => {
    await service.outbox.add({ ...sample(), subject: 'waiting' });
    const id = await idOf('waiting');
    const early = await callRefused(service.url, routes.deleteMessage, { token, params: { id } });
    expect(early.body.code).toBe('CONFLICT');
    await service.endLeases();
    await service.loop.stop();
    await remove(id);
    expect(await service.outbox.claimDue()).toBeUndefined();
  });

  it.each(['x', '$ne', '%00'])('%j is not one', async (id) => {
    expect((await callRefused(service.url, routes.deleteMessage, { token, params: { id } })).status).toBe(
      404,
    );
  });
});

describe('once a mail server is set', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());

  it('what was kept is sent when an administrator says so, and not before', async () => {
    await write('from before');
    await service.close();
    service = await start(server.url);
    expect((await call(service.url, routes.mailServer, { token })).body.isSet).toBe(true);
    await service.endLeases();
    expect(server.received).toEqual([]);
    await call(service.url, routes.retryMessage, { token, params: { id: await idOf('from') } });
    expect(server.received.map(({ subject }) => subject)).toEqual(['from before']);
    expect(await list()).toEqual([]);
    expect(await files()).toEqual([]);
  });

  it('the file of a message that is deleted goes, too', async () => {
    await write('from before');
    await service.close();
    service = await start(server.url);
    await remove(await idOf('from'));
    expect(await files()).toEqual([]);
  });
});
