import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeOrRefuse } from './docker.js';
import { inRoot } from './paths.js';
import { Refusal, say } from './say.js';
import { secretsFolder } from './stack-secrets.js';

/** @typedef {Record<string, string | undefined>} Settings */

const ownMongodbFile = 'docker-compose.own-mongodb.yml';

/** What Compose goes by besides the variables that its files name. */
const composeVariables = ['COMPOSE_FILE', 'COMPOSE_PROJECT_NAME', 'COMPOSE_PROFILES'];

/**
 * What Compose goes by: the environment, and the file `.env`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Settings>}
 */
export async function readComposeSettings(env) {
  const lines = await composeOrRefuse(['config', '--environment'], { env, quiet: true });
  return Object.fromEntries(lines.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

/** Where Compose itself reads settings from. @param {NodeJS.ProcessEnv} env */
export const settingsFile = (env) => inRoot(env.COMPOSE_ENV_FILES?.split(',').at(-1) ?? '.env');

/** @param {Settings} settings */
const composeFiles = ({ COMPOSE_FILE = 'docker-compose.yml' }) => COMPOSE_FILE.split(':');

/** Whether the gateway itself ends TLS. @param {Settings} settings */
export const endsTls = (settings) => composeFiles(settings).includes('docker-compose.tls.yml');

/** @param {Settings} settings */
function variablesOf(settings) {
  const texts = composeFiles(settings).map((file) => readFileSync(inRoot(file), 'utf8'));
  const named = [...texts.join('\n').matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name);
  return [...new Set([...composeVariables, ...named])];
}

const quoted = (/** @type {string} */ value) =>
  /^[\w./:,@%+-]*$/.test(value) ? value : `"${value.replace(/["\\$]/g, '\\$&')}"`;

const isLineOf = (/** @type {string} */ name) => (/** @type {string} */ line) =>
  new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line);

/**
 * Writes settings into the text of a `.env` file and leaves every other line as it is; undefined takes one out.
 * @param {string} text
 * @param {Settings} settings
 */
export function withSettings(text, settings) {
  let lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  for (const [name, value] of Object.entries(settings)) {
    const index = lines.findIndex(isLineOf(name));
    const others = lines.filter((line) => !isLineOf(name)(line));
    const at = index === -1 ? others.length : index;
    lines = value === undefined ? others : others.toSpliced(at, 0, `${name}=${quoted(value)}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * @param {string} file
 * @param {Settings} settings
 */
function writeSettings(file, settings) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = withSettings(before, settings);
  if (after === before) return;
  writeFileSync(file, after, { mode: 0o600 });
  const kept = Object.keys(settings).filter((name) => settings[name] !== undefined);
  say(`Kept in ${file}, which every docker compose command goes by: ${kept.join(', ')}.`);
}

/** @param {Settings} settings */
function refuseLostTls(settings) {
  const certificate = join(secretsFolder(settings), 'tls-certificate.pem');
  if (!existsSync(certificate) || endsTls(settings)) return;
  throw new Refusal(
    `${certificate} is there, but COMPOSE_FILE does not name docker-compose.tls.yml: the gateway would answer without TLS. ` +
      'Add it to COMPOSE_FILE in .env, or move the certificate away.',
  );
}

/**
 * A MongoDB of the operator's own: its address, which holds a password, becomes a secret, and the stack's is left out.
 * @param {Settings} settings
 * @returns {Settings} what changes
 */
function useOwnMongodb(settings) {
  if (!settings.MONGODB_URI) return {};
  const secret = join(secretsFolder(settings), 'mongodb-uri');
  writeFileSync(secret, settings.MONGODB_URI);
  say(`MONGODB_URI is kept in ${secret}; the stack's own MongoDB is left out.`);
  const others = composeFiles(settings).filter((file) => file !== ownMongodbFile);
  return { COMPOSE_FILE: [...others, ownMongodbFile].join(':'), MONGODB_URI: undefined };
}

/**
 * Keeps what this command was given in its environment where every later command finds it: an upgrade of one part would
 * otherwise bring it back without TLS, on another port, or beside another database.
 * @param {Settings} found what {@link readComposeSettings} read
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} what to go by from now on
 */
export function keepSettings(found, env) {
  refuseLostTls(found);
  const given = variablesOf(found).filter((name) => env[name] !== undefined && name !== 'MONGODB_URI');
  const changed = { ...Object.fromEntries(given.map((name) => [name, env[name]])), ...useOwnMongodb(found) };
  writeSettings(settingsFile(env), changed);
  return { ...env, ...changed };
}
