import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';

const program = new URL('../../test/service-of-release.ts', import.meta.url);
let database: TestDatabase;
beforeEach(async () => {
  database = await startTestDatabase();
});
afterEach(async () => {
  killProcesses();
  await database.close();
});

/** A release that writes these documents, which a release has to know all of. */
const start = (schema: number, env: Record<string, string> = {}) =>
  startProcess(program, {
    MONGODB_URI: database.uri,
    JWT_SECRET: 's'.repeat(32),
    WRITES: String(schema),
    READABLE_BY: String(schema),
    ...env,
  });
const noted = () => database.db.collection<{ _id: string }>('schemas').findOne({ _id: 'svc-test' });
const things = () => database.db.collection('things').countDocuments();
const isNewer = 'A later release has written this database (schema 2; this release knows 1).';

describe('a release', () => {
  it('that dies while it starts keeps the one before from nothing', async () => {
    await start(1).url;
    const died = start(2, { DIES: 'yes' });
    expect(await died.stderr).toContain('It dies while it starts.');
    expect(await died.exitCode).toBe(1);
    expect(await noted()).toMatchObject({ writes: 1, readableBy: 1 });

    const answer = await fetch(`${await start(1).url}/livez`);
    expect(answer.status).toBe(200);
    expect(await things()).toBe(2);
  });

  it('is noted once it writes', async () => {
    await start(2).url;
    expect(await noted()).toMatchObject({ writes: 2, readableBy: 2 });
    expect(await things()).toBe(1);
  });

  it('does not start on documents of a later one, says so, and writes nothing', async () => {
    const later = start(2);
    await later.url;
    const { stderr, exitCode } = start(1);
    expect(await exitCode).toBe(1);
    expect(await stderr).toContain(`svc-test cannot start:\n  ${isNewer}`);
    expect(await things()).toBe(1);
    expect((await fetch(`${await later.url}/livez`)).status).toBe(200);
  });

  it('that runs beside a later one which it cannot read ends, in order, and says why', async () => {
    const earlier = start(1);
    await earlier.url;
    const later = await start(2).url;
    expect(await earlier.exitCode).toBe(1);
    expect(await earlier.stdout).toContain(isNewer);
    expect((await fetch(`${later}/livez`)).status).toBe(200);
    const replicas = await database.db.collection('replicas').find().toArray();
    expect(replicas).toHaveLength(1);
  });
});
