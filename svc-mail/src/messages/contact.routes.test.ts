import { limits, routes } from '@sitewright/contracts';
import { call, callRefused } from '@sitewright/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, type MailService, startMailService } from '../../test/harness.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../../test/mail-server.ts';
import { sample } from '../../test/samples.ts';

let server: MailServer;
let service: MailService;
beforeAll(async () => {
  server = await startMailServer();
  service = await startMailService({ mail: server.url });
});
beforeEach(() => {
  server.received.length = 0;
});
afterEach(() => service.messages.deleteMany({}));
afterAll(async () => {
  await service.close();
  await server.close();
});

const send = (over: object = {}) => call(service.url, routes.sendEmail, { body: sample(over) });
const refused = (body: unknown) => callRefused(service.url, routes.sendEmail, { body });

async function arrives(over: object): Promise<ReceivedMail> {
  await send(over);
  const [mail, ...more] = server.received;
  if (!mail || more.length > 0) throw new Error(`${server.received.length} mails arrived`);
  return mail;
}

describe('a message', () => {
  it('arrives as it was written, and an answer goes to whoever wrote it', async () => {
    const mail = await arrives({});
    const { name, email, subject, message } = sample();
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(message);
    expect(mail.replyTo?.value).toEqual([{ name, address: email }]);
    expect(mail.from?.value).toEqual([{ name: 'Sitewright contact form', address: addresses.from }]);
    expect(mail.to).toMatchObject({ text: addresses.to });
    expect(mail.messageId).toMatch(/^<[0-9a-f]{24}@sitewright\.example>$/);
  });

  it.each([
    ['Zoë Ångström-Łukasiewicz', 'Öffnungszeiten? Größe & Maß'],
    ['山田 太郎', '営業時間についてのお問い合わせ'.repeat(4)],
    ['محمد الأمين', 'سؤال عن الأسعار'],
    ['👩‍👩‍👧‍👦 Family', '🎉'.repeat(60)],
    ['Ada "the countess" Lovelace, PhD (London) <x>', 'Re: [a]; (b) "c" ?='],
  ])('of %s arrives with name and subject whole', async (name, subject) => {
    const mail = await arrives({ name, subject, message: `${subject}\n${name}` });
    expect(mail.replyTo?.value).toEqual([{ name, address: 'ada@example.com' }]);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`${subject}\n${name}`);
  });

  it('of the greatest length arrives whole', async () => {
    const message = `${'ä'.repeat(limits.contactMessageMaxLength - 1)}.`;
    const subject = 'ü'.repeat(limits.contactSubjectMaxLength);
    const mail = await arrives({ message, subject, name: 'é'.repeat(limits.contactNameMaxLength) });
    expect(mail.text).toContain(message);
    expect(mail.subject).toBe(subject);
    for (const line of mail.raw.split('\r\n')) expect(line.length).toBeLessThan(999);
  });

  it('keeps its lines and dots, and loses control characters', async () => {
    const mail = await arrives({ message: 'one\r\n.\r\n..\rQUIT\u0000\u001b[31m\ttab\n' });
    expect(mail.text).toContain('one\n.\n..\nQUIT[31m\ttab');
  });

  it('with half a character arrives all the same', async () => {
    const mail = await arrives({ message: 'half \ud83d of it', subject: 'half \ud83d' });
    expect(mail.subject).toBe('half \ufffd');
  });
});

describe('V1.3.11: what people write', () => {
  const hostile = '</div><script>alert(1)</script><img src=x onerror=alert(2)>"\'&amp;';

  it('is text in the HTML part, everywhere', async () => {
    const mail = await arrives({ name: hostile, subject: hostile, message: hostile });
    const html = String(mail.html);
    expect(html).not.toMatch(/<script|<img|<\/div><s/i);
    expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)).toHaveLength(4);
    expect(html).toContain('&quot;&#39;&amp;amp;');
  });

  it.each([
    '\r\nBcc: eve@example.net',
    '\nBcc: eve@example.net',
    '\rX: y',
    '\u0000',
    '\u0085Bcc: eve@example.net',
  ])('cannot begin a header with %j', async (injected) => {
    for (const field of ['name', 'subject', 'email']) {
      const body = sample({ [field]: `ada@example.com${injected}` });
      expect((await refused(body)).body.fields).toHaveProperty(field);
    }
    expect(server.received).toEqual([]);
  });

  it.each([
    '\u2028Bcc: eve@example.net',
    'a, eve@example.net',
    '<eve@example.net>',
    '"; Bcc: eve@example.net',
  ])('reaches nobody else with a name of %j', async (name) => {
    const mail = await arrives({ name, subject: name });
    expect(mail.envelope.to).toEqual([addresses.to]);
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|cc):/im);
    expect(mail.replyTo?.value.map(({ address }) => address)).toEqual(['ada@example.com']);
  });

  it('is not decoded where it looks like an encoded header', async () => {
    const encoded = '=?UTF-8?Q?a=0D=0ABcc:_eve@example.net?=';
    const mail = await arrives({ name: encoded, subject: encoded });
    expect(mail.subject).toBe('= ?UTF-8?Q?a=0D=0ABcc:_eve@example.net?=');
    expect(mail.replyTo?.value[0]?.name).toBe(mail.subject);
  });

  it('cannot choose who a mail is to or from', async () => {
    const mail = await arrives({ to: 'eve@example.net', bcc: ['eve@example.net'], from: 'boss@example.com' });
    expect(mail.envelope).toMatchObject({ from: addresses.from, to: [addresses.to] });
    expect(mail.raw).not.toMatch(/eve@|boss@/);
  });

  it('cannot read files or call addresses of the server', async () => {
    const mail = await arrives({
      message: 'x',
      html: { path: '/etc/passwd' },
      attachments: [{ path: '/etc/passwd' }],
    });
    expect(mail.attachments).toEqual([]);
    expect((await refused(sample({ message: { path: '/etc/passwd' } as never }))).status).toBe(400);
  });
});

describe('what is refused', () => {
  it.each([
    ['name', '', 'Enter your name.'],
    ['email', 'ada', 'Enter a whole address, such as you@example.com.'],
    ['subject', ' ', 'Enter a subject.'],
    ['message', undefined, 'Enter a message.'],
    ['message', 'x'.repeat(5001), 'A message has at most 5,000 characters.'],
    ['message', 'http://a.example '.repeat(6), 'A message has at most 5 links. Leave some out.'],
    ['name', 'x'.repeat(101), 'A name has at most 100 characters.'],
    ['subject', 'x'.repeat(201), 'A subject has at most 200 characters.'],
  ])('%s of %j is explained', async (field, value, message) => {
    const { status, body } = await refused({ ...sample(), [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message, fields: { [field]: message } });
    expect(server.received).toEqual([]);
  });

  it.each([42, null, ['a'], { $gt: '' }, true])(
    'V15.3.5: %j in any field is a 400, never a fault',
    async (value) => {
      for (const field of ['name', 'email', 'subject', 'message', 'website', 'fillMilliseconds']) {
        const expected = field === 'fillMilliseconds' && value === 42 ? 200 : 400;
        const answer = await fetch(`${service.url}${routes.sendEmail.path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...sample(), [field]: value }),
        });
        expect(answer.status, field).toBe(expected);
      }
    },
  );

  it('V5.2.1: a body beyond all limits costs nothing', async () => {
    expect((await refused(sample({ message: 'x'.repeat(300_000) }))).status).toBe(413);
  });
});

describe('what programs send', () => {
  it('with the hidden field filled in goes nowhere, and the program does not learn it', async () => {
    const honest = await send();
    const dropped = await send({ website: 'https://spam.example' });
    expect(dropped.body).toEqual(honest.body);
    expect(server.received).toHaveLength(1);
    expect(await service.messages.countDocuments()).toBe(0);
  });

  it('faster than people write is kept for an administrator, who can send it', async () => {
    const { body } = await send({ fillMilliseconds: 400 });
    expect(body.message).toBe('Thank you. Your message is kept, and an administrator will look at it.');
    expect(server.received).toEqual([]);
    const parked = await service.messages.findOne({});
    expect(parked).toMatchObject({
      state: 'parked',
      attempts: 0,
      reason: expect.stringContaining('0.4 seconds'),
    });

    const params = { id: parked?._id.toHexString() ?? '' };
    await call(service.url, routes.retryMessage, { token: await service.admin(), params });
    expect(server.received).toHaveLength(1);
    await service.db.collection('users').deleteMany({});
  });

  it.each([undefined, 1500, 3_600_000])(
    'is not what a person sends within %s ms',
    async (fillMilliseconds) => {
      await send({ website: '', ...(fillMilliseconds === undefined ? {} : { fillMilliseconds }) });
      expect(server.received).toHaveLength(1);
    },
  );
});
