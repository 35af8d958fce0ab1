import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './say.js';

/**
 * @param {string} path
 * @param {() => string} make
 */
function keep(path, make) {
  try {
    return readFileSync(path, 'utf8').trimEnd();
  } catch {
    const value = make();
    writeFileSync(path, `${value}\n`, { mode: 0o600 });
    return value;
  }
}

/** @param {string} dataDir */
function openDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
  } catch (error) {
    throw new Refusal(
      `DATA_DIR ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/**
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ email: string, password: string, file?: string }}
 */
function firstAdmin(dataDir, env) {
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) return { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  const file = join(dataDir, 'admin.txt');
  const [email = '', password = ''] = keep(
    file,
    () => `admin@localhost\n${randomBytes(12).toString('base64url')}`,
  ).split('\n');
  return { email, password, file };
}

/**
 * The secrets of a local run: given by the environment, or made once and kept in the data folder for its owner only.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 */
export function localSecrets(dataDir, env) {
  openDataDir(dataDir);
  const isGiven = env.JWT_SECRET !== undefined || env.JWT_SECRET_FILE !== undefined;
  const jwtSecretFile = join(dataDir, 'jwt-secret');
  if (!isGiven) keep(jwtSecretFile, () => randomBytes(48).toString('base64url'));
  return { jwt: isGiven ? {} : { JWT_SECRET_FILE: jwtSecretFile }, admin: firstAdmin(dataDir, env) };
}
