import { join, resolve } from 'node:path';
import { runMain } from '@sitewright/service-kit';
import manifest from '../package.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { secrets, settingsSchema } from './config.ts';
import { createDeliveries } from './delivery/deliveries.ts';
import { createOutboxLoop } from './delivery/outbox-loop.ts';
import { createFileMailer } from './mail/file-mailer.ts';
import { createOutboxFolder } from './mail/outbox-folder.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { importFiles } from './messages/import-files.ts';
import { messageIndexes } from './messages/indexes.ts';
import { measureOutbox } from './messages/measure-outbox.ts';
import { createMessagesRepository } from './messages/messages.repository.ts';
import { createOutboxRepository } from './messages/outbox.repository.ts';
import { createOutboxStateRepository } from './messages/outbox-state.repository.ts';
import { removeOldFiles } from './messages/remove-old-files.ts';
import { schema } from './messages/schema.ts';

const { version } = manifest;
const service = { name: 'svc-mail', version, settingsSchema, secrets, indexes: messageIndexes, schema };
const answerWithinMs = 800;
const longestWaitMs = 60 * 60 * 1000;
const longestSleepMs = 2000;
// By the loop, and as many again for people who wait: nothing that has a deadline ever queues for a connection.
const atOnce = 5;

await runMain(service, async ({ settings, log, mongo: { db, checks }, registry, tracing }) => {
  const timeoutMs = settings.MAIL_TIMEOUT_SECONDS * 1000;
  const firstMs = settings.MAIL_RETRY_SECONDS * 1000;
  // Twice the longest attempt: one that still runs is never taken for dead, even where clocks differ.
  const outbox = createOutboxRepository(db, 2 * timeoutMs);
  const messages = createMessagesRepository(db);
  const folder = createOutboxFolder(resolve(join(settings.DATA_DIR, 'outbox')));
  const mailer = settings.SMTP_URL
    ? createSmtpMailer(settings.SMTP_URL, 2 * atOnce)
    : createFileMailer(folder);
  const addresses = {
    from: settings.MAIL_FROM ?? 'contact-form@localhost',
    to: settings.MAIL_TO ?? 'admin@localhost',
  };
  const deliveries = createDeliveries({
    outbox,
    mailer,
    folder,
    addresses,
    waits: { firstMs, longestMs: Math.max(firstMs, longestWaitMs) },
    timeoutMs,
    atOnce,
    log,
  });
  const loop = createOutboxLoop({ outbox, deliveries, log, atOnce, longestSleepMs });
  measureOutbox(registry, createOutboxStateRepository(db));
  const app = buildApp({
    log,
    checks,
    db,
    outbox,
    messages,
    folder,
    deliveries,
    mailer,
    addresses,
    jwtSecret: settings.JWT_SECRET,
    messagesPerHour: { ofAddress: settings.MESSAGES_PER_HOUR, ofAll: settings.MESSAGES_PER_HOUR_OVERALL },
    answerWithinMs,
    trustedProxies: settings.TRUST_PROXY,
    tracing,
  });
  return {
    app,
    begin: loop.start,
    drain: (graceOver) => {
      loop.stop();
      return deliveries.drain(graceOver);
    },
    hourlyTasks: [
      { what: 'old files of the outbox removed', run: (now) => removeOldFiles(folder, now) },
      { what: 'files of the outbox listed', run: (now) => importFiles({ folder, messages, log }, now) },
    ],
    closers: [deliveries.close, async () => mailer.close()],
  };
});
