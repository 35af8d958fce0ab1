import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@sitewright/contracts';
import { createLogger } from '@sitewright/service-kit';
import { call, readSchemas } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileMailer } from '../src/mail/file-mailer.ts';
import { createOutboxFolder, type OutboxFolder } from '../src/mail/outbox-folder.ts';
import { importFiles } from '../src/messages/import-files.ts';
import { createMessagesRepository } from '../src/messages/messages.repository.ts';
import { schema } from '../src/messages/schema.ts';
import { type MailService, startMailService } from './harness.ts';
import { sample } from './samples.ts';

let folderPath: string;
let folder: OutboxFolder;
let service: MailService;
beforeAll(async () => {
  folderPath = await mkdtemp(join(tmpdir(), 'outbox-'));
  folder = createOutboxFolder(folderPath);
  service = await startMailService({ mail: createFileMailer(folder), folderPath });
});
afterAll(async () => {
  await service.close();
  await rm(folderPath, { recursive: true });
});

const send = (body: object) => call(service.url, routes.sendEmail, { body });
const states = async () => (await service.messages.distinct('state')).toSorted();

it('every document says in which shape it was written, however the message came', async () => {
  await send(sample());
  await service.messages.deleteMany({});
  const messages = createMessagesRepository(service.db);
  await importFiles({ folder, messages, log: createLogger('svc-mail', 'silent') }, new Date());
  expect(await states()).toEqual(['kept']);
  expect(await readSchemas(service.db)).toEqual({ messages: [schema.writes] });

  await send(sample());
  await send({ ...sample(), fillMilliseconds: 400 });
  expect(await states()).toEqual(['kept', 'parked']);
  expect(await service.messages.countDocuments()).toBe(3);
  expect(await readSchemas(service.db)).toEqual({ messages: [schema.writes] });
});
