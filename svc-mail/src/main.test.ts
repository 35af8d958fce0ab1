import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@sitewright/contracts';
import {
  call,
  killProcesses,
  noteLaterRelease,
  startProcess,
  startTestDatabase,
  type TestDatabase,
  testSecret,
} from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../test/harness.ts';
import { type MailServer, parseMail, startMailServer } from '../test/mail-server.ts';
import { sample } from '../test/samples.ts';

const program = new URL('main.ts', import.meta.url);
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'svc-mail-'));
});
afterEach(async () => {
  killProcesses();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) =>
  startProcess(program, { MONGODB_URI: database.uri, JWT_SECRET: testSecret, DATA_DIR: folder, ...env });
const send = (url: string) => call(url, routes.sendEmail, { body: sample() });
const messages = () => database.db.collection('messages');

it('makes files of messages where no mail server is set, for their owner only, and stops when told to', async () => {
  const service = start();
  const { body } = await send(await service.url);
  expect(body.message).toBe('Thank you. Your message has been received.');

  const outbox = join(folder, 'outbox');
  const [file = '', ...more] = await readdir(outbox);
  expect(more).toEqual([]);
  expect(file).toMatch(/^[0-9a-f]{24}\.eml$/);
  expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  const mail = await parseMail(await readFile(join(outbox, file)));
  expect(mail.subject).toBe(sample().subject);
  expect(mail.replyTo?.text).toContain('ada@example.com');
  expect(await messages().findOne({})).toMatchObject({ ...sample(), state: 'kept' });

  service.child.kill('SIGTERM');
  expect(await service.exitCode).toBe(0);
});

it('lists files that it finds, once, and removes those that are too old', async () => {
  const first = start();
  await send(await first.url);
  first.child.kill('SIGTERM');
  await first.exitCode;
  const written = await messages().findOne({});
  await messages().deleteMany({});
  const outbox = join(folder, 'outbox');
  const longAgo = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
  for (const name of [`${'b'.repeat(24)}.eml`, `${'c'.repeat(24)}.eml.part`, 'notes.txt']) {
    await writeFile(join(outbox, name), 'Subject: old');
    await utimes(join(outbox, name), longAgo, longAgo);
  }

  for (const _start of [1, 2]) {
    const again = start();
    await again.url;
    await expect.poll(() => messages().countDocuments()).toBe(1);
    await expect.poll(() => readdir(outbox)).toEqual(['notes.txt', `${written?._id}.eml`].sort());
    again.child.kill('SIGTERM');
    await again.exitCode;
  }
  const { subject, email, name, message } = sample();
  expect(await messages().findOne({})).toMatchObject({ _id: written?._id, subject, email, name, message });
});

it('keeps a message while its file cannot be written', async () => {
  await writeFile(join(folder, 'outbox'), 'in the way');
  const { body } = await send(await start().url);
  expect(body.message).toContain('is kept and will be sent');
  expect(await messages().findOne({})).toMatchObject({
    state: 'waiting',
    reason: expect.stringMatching(/EEXIST|ENOTDIR/),
  });
});

describe('with a mail server', () => {
  let server: MailServer;
  let settings: Record<string, string>;
  beforeEach(async () => {
    server = await startMailServer();
    settings = { SMTP_URL: server.url, MAIL_FROM: addresses.from, MAIL_TO: addresses.to };
  });
  afterEach(() => server.close());

  it('sends, with its address in a file as containers have it', async () => {
    const { SMTP_URL = '', ...others } = settings;
    const file = join(folder, 'smtp-url');
    await writeFile(file, `${SMTP_URL}\n`);
    const { body } = await send(await start({ ...others, SMTP_URL_FILE: file }).url);
    expect(body.message).toBe('Thank you. Your message has been sent.');
    expect(server.received).toHaveLength(1);
    await expect(stat(join(folder, 'outbox'))).rejects.toThrow('ENOENT');
  });

  it('sends what it had accepted when it was killed, once, when it is started again', async () => {
    const letGo = server.holdBack('sender');
    const killed = start(settings);
    const { body } = await send(await killed.url);
    expect(body.message).toContain('is kept and will be sent');
    await server.untilTried('sender', 1);
    killed.child.kill('SIGKILL');
    await killed.exitCode;
    letGo();
    expect(server.received).toEqual([]);

    // As if the lease of the dead process were over.
    await messages().updateMany({}, { $set: { nextAttemptAt: new Date() } });
    await start(settings).url;
    await server.untilReceived(1);
    await expect.poll(() => messages().countDocuments()).toBe(0);
    expect(server.received.map(({ subject }) => subject)).toEqual([sample().subject]);
  });

  it('ends in time in the middle of a mail, and the next start sends it', async () => {
    const letGo = server.holdBack('sender');
    const service = start(settings);
    await send(await service.url);
    await server.untilTried('sender', 1);
    service.child.kill('SIGTERM');
    expect(await service.exitCode).toBe(0);
    const message = await messages().findOne({});
    expect(message).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(message).not.toHaveProperty('lease');
    letGo();

    await start(settings).url;
    await server.untilReceived(1);
    expect(server.received.map(({ subject }) => subject)).toEqual([sample().subject]);
  });

  it('ends in time while one that is nearly sent still gets its answer', async () => {
    const letGo = server.holdBack('data');
    const service = start(settings);
    const answer = send(await service.url);
    await server.untilTried('data', 1);
    service.child.kill('SIGTERM');
    letGo();
    await answer;
    expect(await service.exitCode).toBe(0);
    expect(server.received).toHaveLength(1);
    expect(await messages().countDocuments()).toBe(0);
  });
});

describe('what it measures', () => {
  it('shows its outbox on a port of its own, and its requests by their routes', async () => {
    const service = start({ METRICS_PORT: '0' });
    const url = await service.url;
    await send(url);
    const sent = new Date(Date.now() - 60_000);
    await messages().insertOne({
      ...sample(),
      state: 'waiting',
      createdAt: sent,
      nextAttemptAt: new Date(1e14),
    });
    await messages().insertOne({ ...sample(), state: 'waiting', createdAt: sent, deletedAt: new Date() });

    const text = await (await fetch(`${await service.metricsUrl}`)).text();
    expect(text).toContain('sitewright_outbox_messages{state="waiting",part="svc-mail"} 1\n');
    expect(text).toContain('sitewright_outbox_messages{state="kept",part="svc-mail"} 1\n');
    expect(text).toContain('sitewright_outbox_messages{state="parked",part="svc-mail"} 0\n');
    const age = /sitewright_outbox_oldest_seconds\{state="waiting",part="svc-mail"\} ([\d.]+)/.exec(
      text,
    )?.[1];
    expect(Number(age)).toBeGreaterThanOrEqual(60);
    expect(text).toContain(`route="${routes.sendEmail.path}",status="200"} 1\n`);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });

  it('is shown nowhere unless a port is set', async () => {
    const service = start();
    const url = await service.url;
    expect(await service.metricsUrl).toBeUndefined();
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });
});

it('does not start on a database that a later release has written, and says so', async () => {
  await noteLaterRelease(database.db, 'svc-mail');
  const { stderr, exitCode } = start();
  expect(await exitCode).toBe(1);
  expect(await stderr).toContain('svc-mail cannot start:\n  A later release has written this database');
});

it('names every bad setting', async () => {
  const { stderr, exitCode } = start({
    SMTP_URL: 'http://mail.example.com',
    MAIL_FROM: 'Office <o@example.com>',
    MAIL_RETRY_SECONDS: '0',
  });
  expect(await exitCode).toBe(1);
  const text = await stderr;
  for (const line of [
    'SMTP_URL: use an address',
    'MAIL_FROM: use one plain',
    'MAIL_RETRY_SECONDS: ',
    'MAIL_TO: set the address',
  ])
    expect(text).toContain(line);
});

it('does not start with a mail server and nobody to write to', async () => {
  const { stderr, exitCode } = start({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(await exitCode).toBe(1);
  expect(await stderr).toMatch(/MAIL_FROM: set the address .*\n.*MAIL_TO: set the address/);
});
