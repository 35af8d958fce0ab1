import { routes } from '@sitewright/contracts';
import { call, startTestDatabase, type TestDatabase } from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HarnessOptions, type MailService, startMailService } from '../../test/harness.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { sample } from '../../test/samples.ts';

let database: TestDatabase;
let server: MailServer;
const replicas: MailService[] = [];
beforeEach(async () => {
  database = await startTestDatabase();
  server = await startMailServer();
});
afterEach(async () => {
  for (const replica of replicas.splice(0)) await replica.close();
  await server.close();
  await database.close();
});

async function startReplica(options: Partial<HarnessOptions> = {}) {
  const replica = await startMailService({ mail: server.url, database, ...options });
  replicas.push(replica);
  return replica;
}

const send = (url: string, subject: string) => call(url, routes.sendEmail, { body: sample({ subject }) });
const subjects = (number: number) => Array.from({ length: number }, (_, index) => `Message ${index}`);
const untilEmpty = (replica: MailService) => expect.poll(() => replica.messages.countDocuments()).toBe(0);

it('sends each message once, however many replicas want to', async () => {
  const all = subjects(60);
  server.refuse((step, attempt) =>
    step === 'sender' && attempt <= 60 ? { code: 451, text: 'later' } : undefined,
  );
  const one = await startReplica();
  const other = await startReplica();
  await Promise.all(all.map((subject, index) => send(index % 2 ? one.url : other.url, subject)));
  await untilEmpty(one);
  expect(server.received.map(({ subject }) => subject).sort()).toEqual(all.sort());
});

it('leaves a message to whoever holds it, and takes it over when they are gone for good', async () => {
  const replica = await startReplica();
  await replica.outbox.add(sample({ subject: 'of a dead replica' }));
  expect(await replica.outbox.claimDue()).toBeUndefined();
  await replica.endLeases();
  await untilEmpty(replica);
  expect(server.received.map(({ subject }) => subject)).toEqual(['of a dead replica']);
});

it('does not hear whoever has lost their lease', async () => {
  const { outbox, messages } = await startReplica();
  const claim = await outbox.add(sample());
  const stranger = { ...claim, lease: 'of an earlier time' };
  await outbox.park(stranger, 'no');
  await outbox.postpone(stranger, 0, 'no');
  await outbox.release(stranger);
  expect(await messages.findOne({})).toMatchObject({ state: 'waiting', lease: claim.lease });
});

it('does not send again what was sent while the database went away', async () => {
  const replica = await startReplica();
  vi.spyOn(replica.outbox, 'remove').mockRejectedValueOnce(new Error('the database is away'));
  await send(replica.url, 'once');
  expect(await replica.messages.countDocuments()).toBe(1);
  await replica.endLeases();
  await untilEmpty(replica);
  expect(server.received).toHaveLength(1);
});

it('gives back what it is sending when it has to stop, for the next start', async () => {
  const letGo = server.holdBack('data');
  const replica = await startReplica({ answerWithinMs: 1 });
  await send(replica.url, 'in the middle');
  await server.untilTried('data', 1);
  replica.loop.stop();
  await replica.deliveries.drain(AbortSignal.abort());
  const message = await replica.messages.findOne({});
  expect(message).not.toHaveProperty('lease');
  expect(message?.nextAttemptAt?.getTime()).toBeLessThanOrEqual(Date.now());
  letGo();
});

it('delivers 1,000 messages exactly once while the mail server goes up and down', async () => {
  const all = subjects(1000);
  const one = await startReplica({ answerWithinMs: 0, waitMs: 100 });
  const other = await startReplica({ answerWithinMs: 0, waitMs: 100 });
  const refused = { reason: /ECONNREFUSED/ };

  const comesAndGoes = async () => {
    for (const count of [100, 400, 700]) {
      await server.untilReceived(count);
      await server.retire();
      await expect.poll(() => one.messages.countDocuments(refused)).toBeGreaterThan(0);
      server = await startMailServer({ after: server });
    }
  };
  const areWritten = async () => {
    for (let start = 0; start < all.length; start += 50) {
      const batch = all.slice(start, start + 50);
      await Promise.all(batch.map((subject, index) => send(index % 2 ? one.url : other.url, subject)));
    }
  };
  await Promise.all([comesAndGoes(), areWritten()]);
  await untilEmpty(one);
  expect(server.received.map(({ subject }) => subject).sort()).toEqual(all.sort());
});
