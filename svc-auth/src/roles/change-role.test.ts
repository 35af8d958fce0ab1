import { routes } from '@sitewright/contracts';
import { call, callRefused } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthService, startAuthService } from '../../test/harness.ts';

let service: AuthService;
beforeAll(async () => {
  service = await startAuthService();
});
afterAll(() => service.close());

type Person = Awaited<ReturnType<AuthService['person']>>;
let ada: Person;
let bob: Person;
beforeEach(async () => {
  await service.db.collection('users').deleteMany({});
  await service.db.collection('audit').deleteMany({});
  ada = await service.person('ada@example.com', 'admin');
  bob = await service.person('bob@example.com');
});

type Change = { email: string; role: string };
const change = (by: Person, body: Change) => call(service.url, routes.changeRole, { token: by.token, body });
const refused = (by: Person, body: unknown) =>
  callRefused(service.url, routes.changeRole, { token: by.token, body });
const adminsLeft = () => service.db.collection('users').countDocuments({ role: 'admin' });
const audit = () => service.db.collection('audit').find().sort({ at: 1 }).toArray();

describe('changing a role', () => {
  it('says what has changed, and records who changed whose role', async () => {
    const { body } = await change(ada, { email: 'Bob@Example.com', role: 'admin' });
    expect(body).toEqual({ message: 'bob@example.com is an admin now.' });
    const [entry] = await audit();
    expect(entry).toMatchObject({
      action: 'change-role',
      at: expect.any(Date),
      actorId: new ObjectId(ada.id),
      actorEmail: ada.email,
      userId: new ObjectId(bob.id),
      userEmail: bob.email,
      from: 'user',
      to: 'admin',
    });
  });

  it('V8.3.2: counts at the next call, up and down, whatever the token claims', async () => {
    expect((await callRefused(service.url, routes.users, { token: bob.token })).status).toBe(403);
    await change(ada, { email: bob.email, role: 'admin' });
    expect((await call(service.url, routes.users, { token: bob.token })).body).toHaveLength(2);
    expect((await call(service.url, routes.me, { token: bob.token })).body.role).toBe('admin');

    await change(bob, { email: ada.email, role: 'user' });
    expect((await callRefused(service.url, routes.users, { token: ada.token })).status).toBe(403);
    expect((await refused(ada, { email: bob.email, role: 'user' })).status).toBe(403);
  });

  it('V8.3.2: lets no call of an administrator through that begins after the demotion is answered', async () => {
    await change(ada, { email: bob.email, role: 'admin' });
    let isDemoted = false;
    const statusesAfter: number[] = [];
    const callAgainAndAgain = async () => {
      for (let n = 0; n < 20; n++) {
        const beganAfter = isDemoted;
        const { status } = await fetch(`${service.url}${routes.users.path}`, {
          headers: { Authorization: `Bearer ${bob.token}` },
        });
        if (beganAfter) statusesAfter.push(status);
      }
    };
    const load = Promise.all(Array.from({ length: 10 }, callAgainAndAgain));
    await change(ada, { email: bob.email, role: 'user' });
    isDemoted = true;
    await load;
    await callAgainAndAgain();
    expect(statusesAfter.length).toBeGreaterThanOrEqual(20);
    expect(new Set(statusesAfter)).toEqual(new Set([403]));
  });

  it('that is so already changes and records nothing', async () => {
    const { body } = await change(ada, { email: bob.email, role: 'user' });
    expect(body.message).toBe('bob@example.com is a user already.');
    expect(await audit()).toHaveLength(0);
  });

  it('of nobody is 404', async () => {
    const { status, body } = await refused(ada, { email: 'nobody@example.com', role: 'admin' });
    expect(status).toBe(404);
    expect(body.message).toBe('There is no account with this email address.');
  });

  it.each([
    [{}],
    [{ email: { $gt: '' }, role: 'admin' }],
    [{ email: 'bob@example.com', role: 'root' }],
    [{ email: 'bob@example.com', role: { $ne: 'user' } }],
    [{ email: ['bob@example.com'], role: ['admin'] }],
    [[]],
    [null],
  ])('V1.2.4: refuses %j', async (body) => {
    expect((await refused(ada, body)).status).toBe(400);
    expect(await adminsLeft()).toBe(1);
  });

  it('V15.3.3: takes nothing else from the body', async () => {
    await change(ada, { email: bob.email, role: 'admin', ...{ passwordHash: 'x', _id: 'y', googleId: 'z' } });
    const stored = await service.db.collection('users').findOne({ email: bob.email });
    expect(Object.keys(stored ?? {}).sort()).toEqual(['_id', 'createdAt', 'email', 'role', 'schema']);
  });
});

describe('the audit', () => {
  const unrecorded = () => service.db.collection('users').findOne({ email: bob.email });

  it('has a change whose process died right after it, once, whoever records it', async () => {
    await service.roles.promote(bob.email, ada);
    expect(await audit()).toHaveLength(0);
    await Promise.all([service.audit.collect(), service.audit.collect(), service.audit.collect()]);
    await service.audit.collect();
    expect(await audit()).toMatchObject([{ actorEmail: ada.email, userEmail: bob.email, to: 'admin' }]);
    expect(await unrecorded()).not.toHaveProperty('unrecorded');
  });

  it('has a change once whose process died while it recorded it', async () => {
    await service.roles.promote(bob.email, ada);
    const before = await unrecorded();
    await service.audit.collect();
    await service.db.collection('users').replaceOne({ email: bob.email }, before ?? {});
    await service.audit.collect();
    expect(await audit()).toHaveLength(1);
    expect(await unrecorded()).not.toHaveProperty('unrecorded');
  });

  it('has every change of one person, with the time it was made', async () => {
    await service.roles.promote(bob.email, ada);
    await service.roles.demote(bob.email, ada);
    await change(ada, { email: bob.email, role: 'admin' });
    const entries = await audit();
    expect(entries.map(({ from, to }) => `${from} -> ${to}`)).toEqual([
      'user -> admin',
      'admin -> user',
      'user -> admin',
    ]);
  });

  it('has nothing of a demotion that was refused', async () => {
    await refused(ada, { email: ada.email, role: 'user' });
    await service.audit.collect();
    expect(await audit()).toHaveLength(0);
  });
});

describe('the last admin', () => {
  it('stays, also by their own wish', async () => {
    const { status, body } = await refused(ada, { email: ada.email, role: 'user' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'CONFLICT',
      message: 'This is the last admin. Promote somebody else first.',
    });
    expect(await adminsLeft()).toBe(1);
    await change(ada, { email: bob.email, role: 'admin' });
    await change(ada, { email: ada.email, role: 'user' });
  });

  it('V15.4.2: remains when two admins demote each other at the same moment, two hundred times over', async () => {
    for (let round = 0; round < 200; round++) {
      await service.db.collection('users').updateMany({}, { $set: { role: 'admin' } });
      const outcomes = await Promise.all([
        service.roles.demote(ada.email, bob),
        service.roles.demote(bob.email, ada),
      ]);
      const demoted = outcomes.filter((outcome) => outcome === 'demoted').length;
      expect(demoted).toBeLessThan(2);
      expect(await adminsLeft()).toBe(2 - demoted);
    }
  });

  it('V15.4.2: remains when many demote many over HTTP', async () => {
    const admins = await Promise.all(
      Array.from({ length: 10 }, (_, n) => service.person(`admin${n}@example.com`, 'admin')),
    );
    const everybody = [ada, ...admins];
    const wishes = everybody.flatMap((by) => everybody.map(({ email }) => ({ by, email })));
    await Promise.allSettled(wishes.map(({ by, email }) => change(by, { email, role: 'user' })));
    expect(await adminsLeft()).toBeGreaterThanOrEqual(1);
    const demotions = (await audit()).length;
    expect(await adminsLeft()).toBe(11 - demotions);
  });

  it('an attempt that died on its way does not keep admins for ever, and cannot be finished later', async () => {
    await service.roles.promote(bob.email, ada);
    const died = ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 60);
    const users = service.db.collection('users');
    await users.updateOne({ email: bob.email }, { $set: { demotion: died } });

    expect((await refused(ada, { email: ada.email, role: 'user' })).status).toBe(409);
    expect(await users.countDocuments({ demotion: { $exists: true } })).toBe(0);
    await change(ada, { email: ada.email, role: 'user' });
    expect(await adminsLeft()).toBe(1);
  });
});
