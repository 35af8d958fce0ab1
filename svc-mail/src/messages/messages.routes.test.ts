import { type ContactMessage, routes } from '@sitewright/contracts';
import { call, callRefused, leastCpu } from '@sitewright/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailService, startMailService } from '../../test/harness.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { sample } from '../../test/samples.ts';

const aDay = 24 * 60 * 60 * 1000;
let server: MailServer;
let service: MailService;
let token: string;
beforeAll(async () => {
  server = await startMailServer();
  service = await startMailService({ mail: server.url, waitMs: aDay });
  token = await service.admin();
});
afterEach(async () => {
  server.refuse(() => undefined);
  server.received.length = 0;
  server.attempts.length = 0;
  await service.messages.deleteMany({});
});
afterAll(async () => {
  await service.close();
  await server.close();
});

const refuseWith = (code: number) =>
  server.refuse((step) => (step === 'recipient' ? { code, text: 'No' } : undefined));
const write = (over = {}) => call(service.url, routes.sendEmail, { body: sample(over) });
const list = (query = '') => call(service.url, routes.messages, { token, query });
const retry = (id: string) => call(service.url, routes.retryMessage, { token, params: { id } });
const refusedRetry = (id: string) => callRefused(service.url, routes.retryMessage, { token, params: { id } });
const subjects = (messages: ContactMessage[]) => messages.map(({ subject }) => subject);

async function writeAll(...all: string[]) {
  for (const subject of all) await write({ subject });
}
async function onlyOne(): Promise<ContactMessage> {
  const [message, ...more] = (await list()).body;
  if (!message || more.length > 0) throw new Error(`${more.length} messages`);
  return message;
}

describe('the list of what has not been sent', () => {
  it('shows a waiting message with everything about it, and nothing internal', async () => {
    refuseWith(451);
    await write();
    const answer = await fetch(`${service.url}${routes.messages.path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toEqual([
      {
        ...sample(),
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        state: 'waiting',
        attempts: 1,
        createdAt: expect.stringMatching(/Z$/),
        nextAttemptAt: expect.stringMatching(/Z$/),
        reason: 'The mail server asked to try again later: “451 No”',
      },
    ]);
  });

  it('has no next attempt for a parked one, and nothing at all of one that was sent', async () => {
    await write();
    expect((await list()).body).toEqual([]);
    refuseWith(550);
    await write();
    const message = await onlyOne();
    expect(message.state).toBe('parked');
    expect(message).not.toHaveProperty('nextAttemptAt');
  });

  it('is newest first, and by state when asked', async () => {
    refuseWith(451);
    await writeAll('first', 'second');
    refuseWith(550);
    await writeAll('third');
    expect(subjects((await list()).body)).toEqual(['third', 'second', 'first']);
    expect(subjects((await list('?state=waiting')).body)).toEqual(['second', 'first']);
    expect(subjects((await list('?state=parked')).body)).toEqual(['third']);
  });

  it('pages without gap or repetition, keeping state and search', async () => {
    refuseWith(451);
    await writeAll('a 1', 'b', 'a 2', 'a 3', 'a 4');
    const found: string[][] = [];
    for (let next: string | undefined = '?limit=2&state=waiting&search=a+'; next !== undefined; ) {
      const { body, headers } = await list(next);
      found.push(subjects(body));
      next = /^<\/api\/messages(\?[^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(found.flat()).toEqual(expect.arrayContaining(['a 4', 'a 3', 'a 2', 'a 1']));
    expect(found.map(({ length }) => length)).toEqual([2, 2, 1]);
  });

  it.each([
    ['LOVE', 1],
    ['ada@', 1],
    ['prices', 1],
    ['second site', 1],
    ['.*', 0],
    ['(a+)+$', 0],
  ])('V1.2.9: finds the literal text %j in any field', async (search, count) => {
    refuseWith(451);
    await write();
    expect((await list(`?search=${encodeURIComponent(search)}`)).body).toHaveLength(count);
  });

  it.each(['(a+)+$', '.*', 'a'.repeat(100)])(
    'V1.2.9: looks for %j in less than 100 ms of CPU',
    async (search) => {
      refuseWith(451);
      await write({ message: `${'a'.repeat(4000)}!` });
      expect(await leastCpu(5, () => list(`?search=${encodeURIComponent(search)}`))).toBeLessThan(100);
    },
  );

  it.each([
    '?state=sent',
    '?state[$ne]=x&state=parked&state=waiting',
    '?limit=0',
    '?cursor=nonsense',
    '?cursor=e30',
  ])('V2.2.1: %s is a 400, never a fault', async (query) => {
    expect((await callRefused(service.url, routes.messages, { token, query })).status).toBe(400);
  });
});

describe('trying again', () => {
  it('sends what was parked', async () => {
    refuseWith(550);
    await write();
    const { _id } = await onlyOne();
    server.refuse(() => undefined);
    expect((await retry(_id)).body.message).toBe('The message has been sent.');
    expect((await list()).body).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it('does not wait for the time that was set', async () => {
    refuseWith(451);
    await write();
    server.refuse(() => undefined);
    await retry((await onlyOne())._id);
    expect(server.received).toHaveLength(1);
  });

  it('says why it failed, and the message stays', async () => {
    refuseWith(550);
    await write();
    const { _id } = await onlyOne();
    expect((await retry(_id)).body.message).toBe(
      'The message could not be sent. The mail server refused the message: “550 No”',
    );
    refuseWith(451);
    await retry(_id);
    expect(await onlyOne()).toMatchObject({ _id, state: 'waiting', attempts: 3 });
  });

  it('is refused while the message is being sent, and sends it once', async () => {
    const letGo = server.holdBack('data');
    const writing = write();
    await server.untilTried('data', 1);
    const { _id } = await onlyOne();
    expect((await refusedRetry(_id)).body.code).toBe('CONFLICT');
    letGo();
    await writing;
    expect(server.received).toHaveLength(1);
    expect((await refusedRetry(_id)).status).toBe(404);
  });

  it('by two administrators at once sends once', async () => {
    refuseWith(550);
    await write();
    const { _id } = await onlyOne();
    server.refuse(() => undefined);
    const url = `${service.url}${routes.retryMessage.path.replace(':id', _id)}`;
    const both = [1, 2].map(() =>
      fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${token}` } }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()[0]).toBe(200);
    expect(server.received).toHaveLength(1);
  });

  it.each(['0123456789abcdef01234567', 'x', '$ne', '%00'])('of %j finds nothing', async (id) => {
    const { status, body } = await refusedRetry(id);
    expect(status).toBe(404);
    expect(body.code).toBe('NOT_FOUND');
  });
});
