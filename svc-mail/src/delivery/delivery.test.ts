import { routes } from '@sitewright/contracts';
import { call } from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, type HarnessOptions, type MailService, startMailService } from '../../test/harness.ts';
import { type MailServer, type MailServerOptions, startMailServer } from '../../test/mail-server.ts';
import { sample } from '../../test/samples.ts';

const never = 24 * 60 * 60 * 1000;
const sent = 'Thank you. Your message has been sent.';
const kept = 'Thank you. Your message is kept and will be sent as soon as our mail server takes it.';

let server: MailServer;
let service: MailService;
const opened: { close(): Promise<void> }[] = [];
beforeEach(async () => {
  server = await openServer();
});
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function openServer(options: MailServerOptions = {}) {
  const started = await startMailServer(options);
  opened.push(started);
  return started;
}
async function start(options: Partial<HarnessOptions> = {}) {
  service = await startMailService({ mail: server.url, ...options });
  opened.push(service);
}

const send = async (over = {}) => {
  const { body } = await call(service.url, routes.sendEmail, { body: sample(over) });
  return body.message;
};
const stored = () => service.messages.findOne({});
const untilGone = () => expect.poll(stored).toBeNull();

it('sends at once, says so, and keeps nothing', async () => {
  await start();
  expect(await send()).toBe(sent);
  expect(server.received).toHaveLength(1);
  expect(await stored()).toBeNull();
});

it('comes back to a server that greylists', async () => {
  server.refuse((step, attempt) =>
    step === 'recipient' && attempt < 3 ? { code: 451, text: '4.7.1 Greylisted' } : undefined,
  );
  await start();
  expect(await send()).toBe(kept);
  await server.untilReceived(1);
  await untilGone();
  expect(server.attempts.filter((step) => step === 'recipient')).toHaveLength(3);
});

it('waits with the reason until the next attempt is due', async () => {
  server.refuse((step) => (step === 'sender' ? { code: 452, text: '4.3.1 Full' } : undefined));
  await start({ waitMs: never });
  await send();
  const message = await stored();
  expect(message).toMatchObject({
    state: 'waiting',
    attempts: 1,
    reason: expect.stringContaining('4.3.1 Full'),
  });
  expect(message?.nextAttemptAt).toEqual(
    expect.toSatisfy((due: Date) => due.getTime() > Date.now() + never / 2),
  );
  expect(message).not.toHaveProperty('lease');
});

it.each(['sender', 'recipient', 'data'] as const)(
  'parks what the server refuses for good at %s, and never tries it again by itself',
  async (refusing) => {
    server.refuse((step) => (step === refusing ? { code: 550, text: '5.1.1 No such user' } : undefined));
    await start();
    expect(await send()).toBe('Thank you. Your message is kept, and an administrator will look at it.');
    expect(await stored()).toMatchObject({
      state: 'parked',
      reason: 'The mail server refused the message: “550 5.1.1 No such user”',
    });
    server.refuse(() => undefined);
    expect(await send({ subject: 'Another' })).toBe(sent);
    expect(server.received.map(({ subject }) => subject)).toEqual(['Another']);
    expect(await service.messages.countDocuments()).toBe(1);
  },
);

it('keeps what is written while the server is down, and sends it when it is back', async () => {
  await server.close();
  await start();
  expect(await send()).toBe(kept);
  await expect.poll(async () => (await stored())?.attempts).toBeGreaterThan(1);
  expect((await stored())?.reason).toBe('The mail could not be handed over (ECONNREFUSED).');
  const back = await openServer({ after: server });
  await back.untilReceived(1);
  await untilGone();
  expect(back.received).toHaveLength(1);
});

it('answers before a slow server does, and does not send twice meanwhile', async () => {
  const letGo = server.holdBack('data');
  await start({ answerWithinMs: 10 });
  expect(await send()).toBe(kept);
  await server.untilTried('data', 1);
  expect(await service.outbox.claimDue()).toBeUndefined();
  letGo();
  await server.untilReceived(1);
  await untilGone();
  expect(server.attempts.filter((step) => step === 'data')).toHaveLength(1);
});

it('gives up on a server that never answers, and tries again', async () => {
  const letGo = server.holdBack('data');
  // The server itself takes 100 ms before it greets.
  await start({ timeoutMs: 600 });
  expect(await send()).toBe(kept);
  expect((await stored())?.reason).toBe('The mail server did not answer in time.');
  await server.untilTried('data', 2);
  letGo();
  await untilGone();
});

it('sends what broke off after the last byte again under the same Message-ID', async () => {
  const letGo = server.holdBack('data');
  await start({ waitMs: 20 });
  const answer = send();
  await server.untilTried('data', 1);
  server.cut();
  expect(await answer).toBe(kept);
  letGo();
  await server.untilReceived(2);
  await untilGone();
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
});

it('does not mind that the server has closed an idle connection', async () => {
  await start({ waitMs: never });
  await send();
  server.cut();
  expect(await send()).toBe(sent);
  expect(server.received).toHaveLength(2);
});

describe('a server that asks for a password', () => {
  const withPassword = (password: string) => ({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (
      auth: { username?: string | undefined; password?: string | null | undefined },
      _session: object,
      callback: (error: Error | null, response?: { user: string }) => void,
    ) =>
      auth.username === 'postman' && auth.password === password
        ? callback(null, { user: 'postman' })
        : callback(Object.assign(new Error('5.7.8 Bad credentials'), { responseCode: 535 })),
  });
  const url = (port: number, password: string, host = '127.0.0.1') =>
    `smtp://postman:${encodeURIComponent(password)}@${host}:${port}`;
  // It leads here, and is not known to.
  const elsewhere = '0.0.0.0';

  it('is given it', async () => {
    server = await openServer(withPassword('p@ss/word:1'));
    await start({ mail: url(server.port, 'p@ss/word:1') });
    expect(await send()).toBe(sent);
    expect(server.received[0]?.envelope.user).toBe('postman');
  });

  it('that does not take it leaves the message waiting for the operator', async () => {
    server = await openServer(withPassword('another'));
    await start({ mail: url(server.port, 'wrong'), waitMs: never });
    expect(await send()).toBe(kept);
    const message = await stored();
    expect(message).toMatchObject({ state: 'waiting', reason: expect.stringContaining('does not accept') });
    expect(message?.reason).not.toContain('wrong');
  });

  it('on another machine is never told it without encryption, unless the operator says so', async () => {
    server = await openServer(withPassword('secret'));
    await start({ mail: url(server.port, 'secret', elsewhere), waitMs: never });
    expect(await send()).toBe(kept);
    expect(server.received).toEqual([]);

    await start({ mail: `${url(server.port, 'secret', elsewhere)}?requireTLS=false` });
    expect(await send()).toBe(sent);
  });
});

describe('encryption', () => {
  const trusting = 'tls.rejectUnauthorized=false';
  const at = (scheme: string, query = '') => `${scheme}://127.0.0.1:${server.port}?${query}`;

  it('is used from the first byte with smtps', async () => {
    server = await openServer({ secure: true });
    await start({ mail: at('smtps', trusting) });
    expect(await send()).toBe(sent);
    expect(server.received[0]?.envelope.isEncrypted).toBe(true);
  });

  it('is used as soon as the server offers it', async () => {
    server = await openServer({ disabledCommands: [] });
    await start({ mail: at('smtp', trusting) });
    expect(await send()).toBe(sent);
    expect(server.received[0]?.envelope.isEncrypted).toBe(true);
  });

  it.each([
    ['a certificate that nobody vouches for', { secure: true }, 'smtps', ''],
    ['a server without it, where it is asked for', {}, 'smtp', 'requireTLS=true'],
  ])('that fails is never gone without: %s', async (_case, options, scheme, query) => {
    server = await openServer(options);
    await start({ mail: at(scheme, query), waitMs: never });
    expect(await send()).toBe(kept);
    expect(server.received).toEqual([]);
    expect((await stored())?.state).toBe('waiting');
  });
});

it('hands mail to the operator’s address alone', async () => {
  await start();
  await send({ email: 'everybody@example.net', name: 'office@example.net, other@example.net' });
  expect(server.received[0]?.envelope).toMatchObject({ from: addresses.from, to: [addresses.to] });
});
