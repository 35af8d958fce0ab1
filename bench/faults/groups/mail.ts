import assert from 'node:assert/strict';
import { routes } from '@sitewright/contracts';
import { request } from '../../../e2e/support/account.ts';
import { newEmail, password } from '../../../e2e/support/journey.ts';
import { until } from '../../load/until.ts';
import type { Fault, Group } from '../fault.ts';
import { allowed, inWords, within } from '../say.ts';
import type { World } from '../world.ts';

const retryAfterSeconds = 300;
const deliveryTests = 'svc-mail/src/delivery/delivery.test.ts';

let messages = 0;

/** Somebody who writes from an address of their own, or from this one. */
async function write({ url }: World, address?: string) {
  messages += 1;
  const subject = `Message ${messages}`;
  const begun = performance.now();
  const answer = await fetch(url + routes.sendEmail.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address ?? `198.51.${messages >> 8}.${messages & 255}`,
    },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', subject, message: 'What does it cost?' }),
  });
  await answer.arrayBuffer();
  return { subject, status: answer.status, took: performance.now() - begun };
}

const stored = ({ db }: World, subject: string) => db.collection('messages').findOne({ subject });
const arrived = ({ mail }: World, subject: string) =>
  mail.received.filter((received) => received.subject === subject).length;

async function untilSentOnce(world: World, subject: string): Promise<void> {
  await until('the outbox has sent it', async () => (await stored(world, subject)) === null, allowed(20));
  assert.equal(arrived(world, subject), 1, 'a message was not sent once');
}

const killMail: Fault = {
  id: 3,
  name: 'kill -9 of svc-mail between accepting and sending',
  done: 'the mail server holds the message back while its process is killed; it is started again',
  proofs: [{ file: 'svc-mail/src/main.test.ts', names: ['sends what it had accepted when it was killed'] }],
  async carryOut(world) {
    const { mail } = world;
    const letGo = mail.holdBack('sender');
    const tried = mail.attempts.filter((step) => step === 'sender').length;
    const { subject, status } = await write(world);
    assert.equal(status, 200);
    await mail.untilTried('sender', tried + 1);
    world.kill('svc-mail');
    const begun = performance.now();
    const { status: registered } = await request(world.platform, routes.register, {
      email: newEmail(),
      password,
    });
    assert.equal(registered, 201, 'without svc-mail nobody can register');
    letGo();
    await world.untilReady();
    await untilSentOnce(world, subject);
    return `sent once, ${inWords(performance.now() - begun)} after the kill`;
  },
};

interface Trouble {
  begin(world: World): void;
  end(world: World): void | Promise<void>;
  /** What is to become of a message that is written meanwhile. */
  becomes: 'waiting' | 'parked';
}

const refusing = (code: number, text: string): Pick<Trouble, 'begin' | 'end'> => ({
  begin: ({ mail }) => mail.refuse((step) => (step === 'recipient' ? { code, text } : undefined)),
  end: ({ mail }) => mail.refuse(() => undefined),
});

const troubles: Trouble[] = [
  {
    begin: ({ mailWire }) => mailWire.refuse(),
    end: ({ mailWire }) => mailWire.restore(),
    becomes: 'waiting',
  },
  { ...refusing(451, '4.7.1 Later'), becomes: 'waiting' },
  { ...refusing(550, '5.1.1 No'), becomes: 'parked' },
];

/** @returns milliseconds until the slowest answer */
async function writeIntoTrouble(world: World): Promise<number> {
  let slowest = 0;
  for (const { begin, end, becomes } of troubles) {
    begin(world);
    const { subject, status, took } = await write(world);
    assert.equal(status, 200, 'the person is told that it failed');
    slowest = Math.max(slowest, took);
    await until(
      'its attempt has failed',
      async () => (await stored(world, subject))?.reason !== undefined,
      allowed(10),
    );
    await end(world);
    const message = await stored(world, subject);
    assert.equal(message?.state, becomes);
    const wait = (message?.nextAttemptAt?.getTime() ?? 0) - Date.now();
    if (becomes === 'waiting')
      assert.ok(wait > (retryAfterSeconds - 10) * 1000, 'it is tried again too soon');
  }
  return slowest;
}

async function writeToSlowServer(world: World): Promise<number> {
  const letGo = world.mail.holdBack('data');
  const { status, took } = await write(world);
  assert.equal(status, 200);
  letGo();
  return took;
}

const mailServerTrouble: Fault = {
  id: 27,
  name: 'the mail server is down, slow, greylists or refuses',
  done: 'a message into each: refused connection, 451, 550, no answer to DATA; lost after DATA by a test',
  proofs: [
    {
      file: deliveryTests,
      names: ['comes back to a server', 'waits with the reason', 'broke off after the last byte'],
    },
  ],
  async carryOut(world) {
    const slowest = Math.max(await writeIntoTrouble(world), await writeToSlowServer(world));
    return `the form answers after ${within(1, 'the form', slowest)}; 451 waits 5 minutes, 550 waits for an administrator`;
  },
};

const posts = 1000;
const atOnce = 50;
const ofOneAddress = 10;
const ofAll = 300;

async function flood(world: World, addressOf: (n: number) => string): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let first = 0; first < posts; first += atOnce) {
    const answers = Array.from({ length: atOnce }, (_, n) => write(world, addressOf(first + n)));
    for (const { status } of await Promise.all(answers)) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}

const counted = (counts: Map<number, number>) =>
  [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');

const contactFlood: Fault = {
  id: 28,
  name: 'a flood of contact messages',
  done: `${posts} messages from one address, then ${posts} from 50 networks, ${atOnce} at a time`,
  proofs: [
    { file: 'svc-mail/src/messages/limits.test.ts', names: ['V6.3.1', 'a flood from many', 'whoever fills'] },
  ],
  async carryOut(world) {
    const before = world.mail.received.length;
    const begun = performance.now();
    const fromOne = await flood(world, () => '203.0.113.1');
    const fromMany = await flood(world, (n) => `10.0.${n % 50}.1`);
    const took = performance.now() - begun;
    const taken = fromOne.get(200) ?? 0;
    assert.ok(taken > 0 && taken <= ofOneAddress, counted(fromOne));
    assert.equal(fromOne.get(429), posts - taken, counted(fromOne));
    const known = [200, 429, 507];
    for (const status of fromMany.keys()) assert.ok(known.includes(status), counted(fromMany));
    const sent = world.mail.received.slice(before);
    assert.ok(sent.length <= ofAll, `${sent.length} mails were sent within an hour`);
    for (const { envelope } of sent) assert.deepEqual(envelope.to, ['team@sitewright.example']);
    return `${inWords(took)}; one address: ${counted(fromOne)}; fifty: ${counted(fromMany)}; ${sent.length} mails, all to the operator`;
  },
};

export const mail: Group = {
  name: 'Mail',
  options: { settings: { TRUST_PROXY: '127.0.0.1', MAIL_TIMEOUT_SECONDS: '2' } },
  faults: [killMail, mailServerTrouble, contactFlood],
};
