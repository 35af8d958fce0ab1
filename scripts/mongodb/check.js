// The health check of MongoDB's container, run by its own shell. Where they are missing it makes the replica set, of one
// member, and the accounts: MongoDB lets a client on its own machine do so for as long as it has no account.
const { readFileSync } = require('node:fs');
const { URL } = require('node:url');

/**
 * @typedef {{ auth: (user: string, password: string) => unknown, getUser: (user: string) => unknown,
 *   createUser: (user: object) => unknown, updateUser: (user: string, changes: object) => unknown }} AdminDatabase
 * @typedef {{ getSiblingDB: (name: string) => AdminDatabase, hello: () => { isWritablePrimary: boolean } }} Database
 * @typedef {{ db: Database, rs: { status: () => unknown, initiate: (set: object) => unknown }, quit: (code: number) => void }} Shell
 */
const shell = /** @type {Shell} */ (/** @type {unknown} */ (globalThis));
const admin = shell.db.getSiblingDB('admin');

/** @param {string} name */
function secret(name) {
  return readFileSync(`/run/secrets/${name}`, 'utf8').trim();
}

/**
 * @param {string} user
 * @param {string} password
 */
function canSignIn(user, password) {
  try {
    admin.auth(user, password);
    return true;
  } catch {
    return false;
  }
}

function ensureReplicaSet() {
  try {
    shell.rs.status();
  } catch {
    shell.rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] });
  }
}

/** @param {string} password */
function makeAdmin(password) {
  ensureReplicaSet();
  if (!shell.db.hello().isWritablePrimary) return false;
  admin.createUser({ user: 'admin', pwd: password, roles: ['root'] });
  return canSignIn('admin', password);
}

/**
 * The account of the services, which may use their own database only.
 * @param {string} name
 * @param {string} password
 */
function prepareAccount(name, password) {
  const adminPassword = secret('mongodb-admin-password');
  if (!canSignIn('admin', adminPassword) && !makeAdmin(adminPassword)) return;
  const account = { pwd: password, roles: [{ role: 'readWrite', db: 'sitewright' }] };
  if (admin.getUser(name)) admin.updateUser(name, account);
  else admin.createUser({ user: name, ...account });
}

const { username, password } = new URL(secret('mongodb-uri'));
if (!canSignIn(username, password)) prepareAccount(username, password);
shell.quit(canSignIn(username, password) && shell.db.hello().isWritablePrimary ? 0 : 1);
