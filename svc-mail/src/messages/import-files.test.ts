import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@sitewright/service-kit';
import { startTestDatabase } from '@sitewright/service-kit/testing';
import { expect, it, onTestFinished } from 'vitest';
import { addresses } from '../../test/harness.ts';
import { sample } from '../../test/samples.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { createFileMailer } from '../mail/file-mailer.ts';
import { createOutboxFolder } from '../mail/outbox-folder.ts';
import { importFiles } from './import-files.ts';
import { openMessages } from './message-document.ts';
import { createMessagesRepository } from './messages.repository.ts';

const now = new Date('2026-03-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

it('lists a message of yesterday, and removes the file of one that is too old, however young the file is', async () => {
  const database = await startTestDatabase();
  onTestFinished(() => database.close());
  const path = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(path, { recursive: true }));
  const folder = createOutboxFolder(path);
  const mailer = createFileMailer(folder);
  const write = (id: string, createdAt: Date) =>
    mailer.send(
      composeMail({ ...sample(), id, createdAt, state: 'kept', attempts: 1 }, addresses),
      new AbortController().signal,
    );
  await write('a'.repeat(24), daysAgo(91));
  await write('b'.repeat(24), daysAgo(1));

  const messages = createMessagesRepository(database.db);
  await importFiles({ folder, messages, log: createLogger('svc-mail', 'silent') }, now);
  const listed = await openMessages(database.db).find().toArray();
  expect(listed.map(({ _id }) => _id.toHexString())).toEqual(['b'.repeat(24)]);
  expect(await readdir(path)).toEqual([`${'b'.repeat(24)}.eml`]);
});

it('lists the others when one file cannot be read', async () => {
  const database = await startTestDatabase();
  onTestFinished(() => database.close());
  const path = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(path, { recursive: true }));
  const folder = createOutboxFolder(path);
  // A folder has the name of a file, and is none.
  await mkdir(join(path, `${'a'.repeat(24)}.eml`));
  const message = {
    ...sample(),
    id: 'b'.repeat(24),
    createdAt: daysAgo(1),
    state: 'kept' as const,
    attempts: 1,
  };
  await createFileMailer(folder).send(composeMail(message, addresses), new AbortController().signal);

  const messages = createMessagesRepository(database.db);
  await importFiles({ folder, messages, log: createLogger('svc-mail', 'silent') }, now);
  expect(await openMessages(database.db).countDocuments()).toBe(1);
});
