import { routes } from '@sitewright/contracts';
import { callRefused } from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MailService, startMailService } from '../../test/harness.ts';
import { createRecordingMailer, type RecordingMailer } from '../../test/recording-mailer.ts';
import { sample } from '../../test/samples.ts';

let mailer: RecordingMailer;
let service: MailService;
beforeEach(async () => {
  mailer = createRecordingMailer();
  service = await startMailService({ mail: mailer, messagesPerHour: { ofAddress: 3, ofAll: 8 } });
});
afterEach(() => service.close());

/** As the gateway forwards a client of this address. */
const from = (address: string, body: object = sample()) =>
  fetch(`${service.url}${routes.sendEmail.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  });
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

it('V6.3.1: one address writes so many messages an hour, and hears when it may write again', async () => {
  const flood = Array.from({ length: 10 }, () => from('203.0.113.1'));
  expect(await statuses(flood)).toEqual([...Array(3).fill(200), ...Array(7).fill(429)]);
  expect(mailer.mails).toHaveLength(3);
  const { headers, body } = await callRefused(service.url, routes.sendEmail, {
    body: sample(),
    headers: { 'X-Forwarded-For': '203.0.113.1' },
  });
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
  expect(body).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/^Too many messages\. Try/),
  });
  expect((await from('203.0.113.2')).status).toBe(200);
});

it('a flood from many addresses shuts nobody out and fills no mailbox: what is too much waits for an administrator', async () => {
  const flood = Array.from({ length: 50 }, (_, index) => from(`203.0.113.${index}`));
  expect(await statuses(flood)).toEqual(Array(50).fill(200));
  expect(mailer.mails).toHaveLength(8);
  expect(await service.messages.countDocuments({ state: 'parked' })).toBe(42);

  const answer = await from('198.51.100.7', sample({ subject: 'of a person' }));
  expect(await answer.json()).toEqual({
    message: 'Thank you. Your message is kept, and an administrator will look at it.',
  });
  expect(await service.messages.findOne({ subject: 'of a person' })).toMatchObject({
    state: 'parked',
    reason: 'Too many messages came within the hour. Send it if a person wrote it.',
  });
});

const stored = 5_000;
const fill = (fields: (index: number) => object) =>
  service.db
    .collection('messages')
    .insertMany(Array.from({ length: stored }, (_, index) => ({ state: 'parked', ...fields(index) })));
const refused = {
  code: 'STORAGE_FULL',
  message: 'The contact form cannot take another message right now. Please try again tomorrow.',
};

it('whoever fills the storage shuts out themselves and nobody else', async () => {
  await fill((index) => ({ network: '203.0.113.0/24', subject: `flood ${index}` }));
  const ofFlood = await from('203.0.113.77');
  expect(ofFlood.status).toBe(507);
  expect(await ofFlood.json()).toMatchObject(refused);

  expect((await from('198.51.100.7', sample({ subject: 'of a person' }))).status).toBe(200);
  expect((await from('2001:db8:1:2::1', sample({ subject: 'of another' }))).status).toBe(200);
  expect(mailer.mails).toHaveLength(2);
  expect(await service.messages.countDocuments()).toBeLessThanOrEqual(stored);
  expect(await service.messages.countDocuments({ subject: 'flood 0' })).toBe(1);
  expect(await service.messages.countDocuments({ subject: 'flood 4999' })).toBe(0);
});

it('a message of a flood is parked with its network, so that its share is known', async () => {
  const flood = Array.from({ length: 12 }, (_, index) => from(`203.0.113.${index}`));
  await Promise.all(flood);
  expect(await service.messages.countDocuments({ state: 'parked', network: '203.0.113.0/24' })).toBe(4);
});

it('what many networks sent, each no more than others, is kept: the form says that it can take no more', async () => {
  await fill((index) => ({ network: `10.${index >> 8}.${index & 255}.0/24` }));
  const answer = await from('203.0.113.1');
  expect(answer.status).toBe(507);
  expect(await answer.json()).toMatchObject(refused);
  expect(await service.messages.countDocuments()).toBe(stored);
});

it('what waits for the mail server, or came before networks were kept, makes no room', async () => {
  const waiting = { state: 'waiting', network: '203.0.113.0/24', nextAttemptAt: new Date(8e15) };
  await fill((index) => (index % 2 ? waiting : {}));
  expect((await from('198.51.100.7')).status).toBe(507);
  expect(await service.messages.countDocuments()).toBe(stored);
});

it('what an administrator deleted makes room at once', async () => {
  await fill((index) => (index === 7 ? { deletedAt: new Date() } : {}));
  expect((await from('198.51.100.7')).status).toBe(200);
  expect((await from('198.51.100.7')).status).toBe(200);
  expect(await service.messages.countDocuments({ deletedAt: { $exists: true } })).toBe(0);
});

it('what programs send counts, what people mistype does not', async () => {
  for (let n = 0; n < 5; n++) expect((await from('203.0.113.1', sample({ email: 'ada@' }))).status).toBe(400);
  for (let n = 0; n < 3; n++) await from('203.0.113.1', sample({ website: 'x' }));
  expect((await from('203.0.113.1')).status).toBe(429);
});

it('V4.1.3: an address of one’s own making does not help', async () => {
  const flood = Array.from({ length: 6 }, (_, index) => from(`198.51.100.${index}, 203.0.113.1`));
  expect(await statuses(flood)).toEqual([200, 200, 200, 429, 429, 429]);
});
