import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createLogger,
  ensureIndexes,
  type Logger,
  limitIndexes,
  trustedProxiesSetting,
} from '@sitewright/service-kit';
import {
  serve,
  startTestDatabase,
  storePerson,
  type TestDatabase,
  testSecret,
} from '@sitewright/service-kit/testing';
import { type AppDependencies, buildApp } from '../src/app.ts';
import { createDeliveries } from '../src/delivery/deliveries.ts';
import { createOutboxLoop } from '../src/delivery/outbox-loop.ts';
import type { Mailer } from '../src/mail/mailer.ts';
import { createOutboxFolder } from '../src/mail/outbox-folder.ts';
import { createSmtpMailer } from '../src/mail/smtp-mailer.ts';
import { messageIndexes } from '../src/messages/indexes.ts';
import { openMessages } from '../src/messages/message-document.ts';
import { createMessagesRepository } from '../src/messages/messages.repository.ts';
import { createOutboxRepository } from '../src/messages/outbox.repository.ts';

const atOnce = 5;
const silent = createLogger('svc-mail', 'silent');

export const addresses = { from: 'website@sitewright.example', to: 'office@sitewright.example' };

export interface HarnessOptions extends Partial<Pick<AppDependencies, 'messagesPerHour' | 'answerWithinMs'>> {
  /** Where mail goes: an SMTP address, or anything else that takes it. */
  mail: string | Mailer;
  /** Where files of messages are. */
  folderPath?: string;
  /** That of another replica. */
  database?: TestDatabase;
  /** After the first failure. */
  waitMs?: number;
  timeoutMs?: number;
  log?: Logger;
}

/** The whole service on a free port; its waits are milliseconds and its limits out of the way unless a test sets them. */
export async function startMailService({
  mail,
  database: shared,
  waitMs = 5,
  timeoutMs = 60_000,
  folderPath = join(tmpdir(), 'no-outbox'),
  log = silent,
  ...options
}: HarnessOptions) {
  const database = shared ?? (await startTestDatabase());
  const { db } = database;
  await ensureIndexes(db, [...messageIndexes, ...limitIndexes], log);
  const messages = openMessages(db);
  const outbox = createOutboxRepository(db, 2 * timeoutMs);
  const mailer = typeof mail === 'string' ? createSmtpMailer(mail, 2 * atOnce) : mail;
  const waits = { firstMs: waitMs, longestMs: 4 * waitMs };
  const folder = createOutboxFolder(folderPath);
  const deliveries = createDeliveries({ outbox, mailer, folder, addresses, waits, timeoutMs, atOnce, log });
  const loop = createOutboxLoop({ outbox, deliveries, log, atOnce, longestSleepMs: 50 });
  const app = buildApp({
    log,
    checks: { database: database.ping },
    db,
    outbox,
    messages: createMessagesRepository(db),
    folder,
    deliveries,
    mailer,
    addresses,
    jwtSecret: testSecret,
    messagesPerHour: { ofAddress: 100_000, ofAll: 100_000 },
    answerWithinMs: 10_000,
    trustedProxies: trustedProxiesSetting.parse(undefined),
    ...options,
  });
  const service = await serve(app);
  loop.start();

  const close = async () => {
    loop.stop();
    await service.close();
    await deliveries.close();
    mailer.close();
    if (!shared) await database.close();
  };
  /** As time does. */
  const endLeases = () => messages.updateMany({ state: 'waiting' }, { $set: { nextAttemptAt: new Date(0) } });
  const admin = () => storePerson(db, { id: 'a'.repeat(24), email: 'admin@example.com', role: 'admin' });
  return { url: service.url, db, database, messages, outbox, deliveries, loop, endLeases, admin, close };
}

export type MailService = Awaited<ReturnType<typeof startMailService>>;
