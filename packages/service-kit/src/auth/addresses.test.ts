import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { storePerson } from '../testing/tokens.ts';
import { type Addresses, openAddresses } from './addresses.ts';

const [ada, adam, bob, gone] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
];
let database: TestDatabase;
let addresses: Addresses;

beforeAll(async () => {
  database = await startTestDatabase();
  addresses = openAddresses(database.db);
  await storePerson(database.db, { id: bob, email: 'bob@example.com' });
  await storePerson(database.db, { id: adam, email: 'adam@example.com' });
  await storePerson(database.db, { id: ada, email: 'ada@example.com' });
});
afterAll(() => database.close());

describe('the addresses of people', () => {
  it('are told by id, without those who do not exist any more', async () => {
    expect(await addresses.ofPeople([bob, ada, bob, gone])).toEqual(
      new Map([
        [ada, 'ada@example.com'],
        [bob, 'bob@example.com'],
      ]),
    );
  });

  it('of nobody are none', async () => {
    expect(await addresses.ofPeople([])).toEqual(new Map());
  });
});

describe('people by the beginning of their address', () => {
  it.each<[beginning: string, limit: number, expected: string[]]>([
    ['AD', 5, [ada, adam]],
    ['ad', 1, [ada]],
    ['adam@example.com', 5, [adam]],
    ['example', 5, []],
    ['.*', 5, []],
    ['{"$gt":""}', 5, []],
  ])('%j, at most %i', async (beginning, limit, expected) => {
    expect(await addresses.idsByBeginning(beginning, limit)).toEqual(expected);
  });
});
