import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.js';

/** The stack's own MongoDB, as its services reach it. @param {string} password */
const addressFor = (password) =>
  `mongodb://sitewright:${password}@mongodb:27017/sitewright?replicaSet=rs0&authSource=admin`;

/** What the stack cannot be without is made; what an operator may have is left empty, which counts as unset. */
const secrets = {
  'jwt-secret': () => randomBytes(48).toString('base64url'),
  'admin-password': () => randomBytes(18).toString('base64url'),
  // By it the members of a replica set know each other, also where there is one only.
  'mongodb-key': () => randomBytes(512).toString('base64'),
  'mongodb-admin-password': () => randomBytes(24).toString('base64url'),
  'mongodb-uri': () => addressFor(randomBytes(24).toString('base64url')),
  'google-client-secret': () => '',
  'openai-api-key': () => '',
  'smtp-url': () => '',
  's3-access-key-id': () => '',
  's3-secret-access-key': () => '',
};

/** @param {NodeJS.ProcessEnv} env */
export const secretsFolder = (env) => inRoot(env.SECRETS_DIR ?? 'secrets');

/**
 * Makes the secrets that are not there yet. The users of the containers have to read them and what an operator put beside
 * them, so the folder is what keeps everybody else of this machine out.
 * @param {string} folder
 */
export function ensureStackSecrets(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const [name, make] of Object.entries(secrets)) {
    const file = join(folder, name);
    if (!existsSync(file)) writeFileSync(file, make());
  }
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isFile()) chmodSync(join(folder, entry.name), 0o644);
}
