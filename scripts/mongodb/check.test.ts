import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(new URL('./check.js', import.meta.url), 'utf8');
const secrets: Record<string, string> = {
  'mongodb-admin-password': 'of the admin\n',
  'mongodb-uri':
    'mongodb://sitewright:of-the-services@mongodb:27017/sitewright?replicaSet=rs0&authSource=admin',
};
const require = createRequire(import.meta.url);
const requireWithSecrets = (name: string) =>
  name === 'node:fs'
    ? { readFileSync: (path: string) => secrets[path.split('/').at(-1) ?? ''] }
    : require(name);

interface Account {
  pwd: string;
  roles: unknown[];
}

/** MongoDB as far as its health check knows it; without accounts it lets a local client make the first one. */
function server(accounts: Record<string, Account> = {}, isReplicaSet = false) {
  let isInitiated = isReplicaSet;
  let user = '';
  const mayManage = () => user === 'admin' || Object.keys(accounts).length === 0;
  const refuse = () => {
    throw new Error('Authentication failed.');
  };
  const admin = {
    auth: (name: string, password: string) => {
      if (accounts[name]?.pwd !== password) refuse();
      user = name;
    },
    getUser: (name: string) => accounts[name] ?? null,
    createUser: ({ user: name, ...account }: Account & { user: string }) => {
      if (!mayManage() || !isInitiated) refuse();
      accounts[name] = account;
    },
    updateUser: (name: string, changes: Account) => {
      if (!mayManage()) refuse();
      accounts[name] = changes;
    },
  };
  const shell = {
    db: { getSiblingDB: () => admin, hello: () => ({ isWritablePrimary: isInitiated }) },
    rs: {
      status: () => (isInitiated ? {} : refuse()),
      initiate: () => {
        isInitiated = true;
      },
    },
  };
  return {
    accounts,
    /** @returns the exit code of the health check */
    check: () => {
      let exitCode: number | undefined;
      const quit = (code: number) => {
        exitCode = code;
      };
      runInNewContext(script, { ...shell, quit, require: requireWithSecrets });
      return exitCode;
    },
  };
}

const prepared = {
  admin: { pwd: 'of the admin', roles: ['root'] },
  sitewright: { pwd: 'of-the-services', roles: [{ role: 'readWrite', db: 'sitewright' }] },
};

it('makes the replica set and both accounts of a new database, and is content with them afterwards', () => {
  const { accounts, check } = server();
  expect(check()).toBe(0);
  expect(accounts).toEqual(prepared);
  expect(check()).toBe(0);
});

it('gives accounts to a database that had none', () => {
  const { accounts, check } = server({}, true);
  expect(check()).toBe(0);
  expect(accounts).toEqual(prepared);
});

it('gives the services another password when theirs was changed', () => {
  const { accounts, check } = server(
    { ...prepared, sitewright: { ...prepared.sitewright, pwd: 'before' } },
    true,
  );
  expect(check()).toBe(0);
  expect(accounts).toEqual(prepared);
});

it('fails with MongoDB’s own reason where there are accounts that it does not know', () => {
  const { accounts, check } = server({ admin: { pwd: 'another', roles: ['root'] } }, true);
  expect(check).toThrow('Authentication failed.');
  expect(Object.keys(accounts)).toEqual(['admin']);
});
