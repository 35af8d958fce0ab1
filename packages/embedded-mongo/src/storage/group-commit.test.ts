import { afterEach, beforeEach, expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import { Sqlite } from './sqlite.ts';

let sqlite: Sqlite;
let rollbacks: number;
let commands: GroupCommit;

beforeEach(() => {
  sqlite = new Sqlite(':memory:');
  sqlite.execute('CREATE TABLE things (name TEXT)');
  rollbacks = 0;
  commands = new GroupCommit(sqlite, () => {
    rollbacks += 1;
  });
});

afterEach(() => sqlite.close());

const add = (name: string) => commands.write(() => sqlite.run('INSERT INTO things (name) VALUES (?)', name));
const names = () => sqlite.all('SELECT name FROM things ORDER BY rowid').map(({ name }) => name);

test('commands that come together are committed together', async () => {
  const work = [add('a'), add('b')];
  expect(sqlite.isInTransaction).toBe(true);
  await Promise.all(work);
  expect(sqlite.isInTransaction).toBe(false);
  expect(names()).toEqual(['a', 'b']);
});

test('a command that fails halfway is undone alone', async () => {
  const failing = commands.write(() => {
    sqlite.run("INSERT INTO things (name) VALUES ('half')");
    throw new Error('broken');
  });
  const outcomes = await Promise.allSettled([add('before'), failing, add('after')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(names()).toEqual(['before', 'after']);
  expect(rollbacks).toBe(1);
});

test('a reader hears of a write only once it is committed', async () => {
  const write = add('a');
  let isInTransaction = true;
  const read = commands.read(names).then((found) => {
    isInTransaction = sqlite.isInTransaction;
    return found;
  });
  expect(await read).toEqual(['a']);
  expect(isInTransaction).toBe(false);
  await write;
});

test('when the commit fails, every command of the group fails and nothing is kept', async () => {
  sqlite.execute('PRAGMA foreign_keys = ON');
  sqlite.execute('CREATE TABLE parents (id INTEGER PRIMARY KEY)');
  sqlite.execute('CREATE TABLE children (id INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)');
  const orphan = commands.write(() => sqlite.run('INSERT INTO children (id) VALUES (1)'));
  const outcomes = await Promise.allSettled([add('a'), orphan]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(names()).toEqual([]);
  await add('b');
  expect(names()).toEqual(['b']);
});
