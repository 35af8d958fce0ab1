import assert from 'node:assert/strict';
import { projectSchema, routes, type SessionResponse } from '@sitewright/contracts';
import { createFollower } from '@sitewright/service-kit/testing';
import { recordedAnswer } from '@sitewright/site-engine/testing';
import { ObjectId } from 'mongodb';
import { administrator, changeRole, request } from '../../../e2e/support/account.ts';
import { newEmail, password } from '../../../e2e/support/journey.ts';
import { repeat } from '../../load/repeat.ts';
import { until } from '../../load/until.ts';
import type { Fault, Group } from '../fault.ts';
import { filesOfSite, isWholeOnce, makeSite, writeUpTo } from '../writer.ts';

const times = <Value>(count: number, make: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, n) => make(n));

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

const countOf = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

const registrations = 20;

const sameAddress: Fault = {
  id: 9,
  name: 'one address registered many times at once',
  done: `${registrations} registrations at once, half of them in capitals`,
  proofs: [{ file: 'svc-auth/src/auth/auth.routes.test.ts', names: ['lets exactly one of twenty'] }],
  async carryOut({ platform, db }) {
    const email = newEmail();
    const register = (n: number) =>
      request(platform, routes.register, { email: n % 2 ? email : email.toUpperCase(), password });
    const statuses = await statusesOf(times(registrations, register));
    assert.equal(countOf(statuses, 201), 1);
    assert.equal(countOf(statuses, 409), registrations - 1);
    assert.equal(await db.collection('users').countDocuments({ email }), 1);
    return `one 201, ${registrations - 1} 409, one account`;
  },
};

const tabs = 4;

/** The recorded site of another baker. */
const answerOf = (name: string) =>
  recordedAnswer.replaceAll('Hearth &amp; Rye', name).replaceAll('Hearth & Rye', name);

const manyTabs: Fault = {
  id: 20,
  name: 'one person generates in several tabs at once',
  done: `${tabs} tabs of one person who may have two sites made at a time; the model writes them by turns`,
  proofs: [{ file: 'svc-sites/src/generation/day-quota.test.ts', names: ['the sites of one day'] }],
  async carryOut(world) {
    const { token } = await world.newPerson();
    const writers = times(tabs, (n) => {
      const prompt = `A bakery in tab ${n} of ${token.slice(-8)}`;
      return {
        name: `Baker ${n} of four`,
        prompt,
        asked: world.provider.direct(prompt),
        follower: createFollower(token),
      };
    });
    const overs = writers.map(({ follower, prompt }) => follower.start(world.url, { prompt }));
    const writing = writers.map(async ({ asked, name }) => {
      const answer = await asked.next();
      for (const piece of answerOf(name).match(/[\s\S]{1,400}/g) ?? []) {
        answer.write(piece);
        await new Promise(setImmediate);
      }
      answer.end();
    });
    await Promise.all([...overs, ...writing]);
    for (const writer of writers) {
      await isWholeOnce(world, writer);
      const { id } = await writer.follower.until('done');
      const page = (await filesOfSite(world, id, token))['index.html'] ?? '';
      for (const { name } of writers)
        assert.equal(
          page.includes(name),
          name === writer.name,
          `a page of ${writer.name} has to do with ${name}`,
        );
    }
    const waited = writers.filter(({ follower }) => follower.places.length > 0).length;
    assert.ok(waited >= tabs - 2, 'more than two were made at a time');
    return `${tabs} sites, each with its own words; ${waited} waited in line`;
  },
};

const retries = 5;

const sameRequest: Fault = {
  id: 21,
  name: 'the same request again',
  done: `one Idempotency-Key ${retries} times at once, ${retries} times in a row, and once with another body`,
  proofs: [{ file: 'svc-sites/src/generation/idempotency.test.ts', names: ['F21'] }],
  async carryOut({ url, db, newPerson }) {
    const { token } = await newPerson();
    const ask = (prompt: string) =>
      fetch(url + routes.generate.path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': token.slice(-20),
          Authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ prompt, engine: 'composer' }),
      });
    const answers = await Promise.all(times(retries, () => ask('A bakery')));
    for (let n = 0; n < retries; n += 1) answers.push(await ask('A bakery'));
    const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id)));
    assert.equal(ids.size, 1, 'one request has made several sites');
    assert.equal((await ask('A smithy')).status, 409);
    assert.equal(await db.collection('sites').countDocuments({ folderId: [...ids][0] }), 1);
    return `${answers.length} answers with one site; 409 for another body`;
  },
};

const renames = 10;

const editRace: Fault = {
  id: 22,
  name: 'one thing edited by several at once',
  done: `${renames} new names at once for a site that all have seen in the same state`,
  proofs: [{ file: 'svc-sites/src/sites/sites.routes.test.ts', names: ['F22'] }],
  async carryOut({ platform, newPerson }) {
    const { token } = await newPerson();
    const { id } = await makeSite({ platform }, token);
    const path = routes.renameSite.path.replace(':id', id);
    const rename = (body: object) => request(platform, { method: 'PATCH', path }, body, token);
    const { updatedAt } = projectSchema.parse(await (await rename({ name: 'As all have seen it' })).json());
    const statuses = await statusesOf(times(renames, (n) => rename({ name: `Name ${n}`, updatedAt })));
    assert.equal(countOf(statuses, 200), 1);
    assert.equal(countOf(statuses, 409), renames - 1);
    const [site] = await (await request(platform, routes.mySites, undefined, token)).json();
    assert.equal(site.name, `Name ${statuses.indexOf(200)}`, 'the name of who won was lost');
    return `one won, ${renames - 1} were told so (409)`;
  },
};

const callers = 10;

const demotion: Fault = {
  id: 23,
  name: 'a role that changes while its owner uses it',
  done: `an administrator is demoted while ${callers} calls of theirs are always under way`,
  proofs: [
    { file: 'svc-auth/src/roles/change-role.test.ts', names: ['lets no call of an administrator through'] },
  ],
  async carryOut({ platform, newPerson }) {
    const { token, user } = await newPerson();
    await changeRole(platform, user.email, 'admin');
    let demotedAt = Number.POSITIVE_INFINITY;
    const calls = { before: 0, after: 0 };
    const call = async () => {
      const begun = performance.now();
      const { status } = await request(platform, routes.users, undefined, token);
      const isAfter = begun > demotedAt;
      calls[isAfter ? 'after' : 'before'] += 1;
      if (isAfter) assert.equal(status, 403, 'a call after the demotion was let through');
    };
    const calling = times(callers, () => repeat(call));
    await changeRole(platform, user.email, 'user');
    demotedAt = performance.now();
    await until('there are calls after it', () => calls.after > 3 * callers);
    await Promise.all(calling.map((each) => each.end()));
    return `${calls.before} calls begun before, ${calls.after} after: none of these was let through`;
  },
};

const duels = 200;

const lastAdmin: Fault = {
  id: 24,
  name: 'the last administrator',
  done: `two administrators demote each other at the same moment, ${duels} times`,
  proofs: [{ file: 'svc-auth/src/roles/change-role.test.ts', names: ['the last admin'] }],
  async carryOut({ platform, db, newPerson }) {
    const other = await newPerson();
    await changeRole(platform, other.user.email, 'admin');
    const admins: SessionResponse[] = [await administrator(platform), other];
    const setRole = (by: SessionResponse, of: SessionResponse, role: string) =>
      request(platform, routes.changeRole, { email: of.user.email, role }, by.token);
    const [one, two] = admins as [SessionResponse, SessionResponse];
    for (let duel = 0; duel < duels; duel += 1) {
      await Promise.all([setRole(one, two, 'user'), setRole(two, one, 'user')]);
      const left = await db.collection('users').distinct('email', { role: 'admin' });
      assert.ok(left.length > 0, `nobody is an administrator after ${duel + 1} duels`);
      const [winner, loser] = left.includes(one.user.email) ? [one, two] : [two, one];
      if (left.length === 1) assert.equal((await setRole(winner, loser, 'admin')).status, 200);
    }
    return `${duels} duels, always at least one administrator`;
  },
};

const deletedPerson: Fault = {
  id: 25,
  name: 'a person is deleted while their site is written',
  done: 'the account goes when half of the site is written',
  proofs: [
    { file: 'svc-sites/test/followers.test.ts', names: ['F25'] },
    { file: 'svc-sites/src/generation/idempotency.test.ts', names: ['F25'] },
  ],
  async carryOut(world) {
    const writer = await world.newWriter();
    const { answer, over } = await writeUpTo(world, writer, recordedAnswer.length / 2);
    const { id: folderId } = await writer.follower.until('accepted');
    const { sub } = JSON.parse(Buffer.from(writer.token.split('.')[1] ?? '', 'base64url').toString());
    const { deletedCount } = await world.db.collection('users').deleteOne({ _id: new ObjectId(String(sub)) });
    assert.equal(deletedCount, 1);
    await Promise.all([answer.closed, over]);
    for (const name of ['sites', 'siteVersions'])
      assert.equal(await world.db.collection(name).countDocuments({ folderId }), 0, `${name} of nobody`);
    return 'the model was let go, the stream ended, nothing is stored';
  },
};

export const people: Group = {
  name: 'People who are in each other’s way',
  options: {},
  faults: [sameAddress, manyTabs, sameRequest, editRace, demotion, lastAdmin, deletedPerson],
};
