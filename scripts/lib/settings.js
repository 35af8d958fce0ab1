import { resolve } from 'node:path';
import { root } from './paths.js';
import { Refusal } from './say.js';

const isPort = (/** @type {string} */ text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/**
 * The settings that the start command itself needs; each service reads and checks its own.
 * @param {NodeJS.ProcessEnv} env
 */
export function readSettings(env) {
  const port = env.PORT ?? '8080';
  const problems = [];
  if (!isPort(port)) problems.push(`PORT must be a number from 0 to 65535, but is "${port}".`);
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL)
    problems.push('ADMIN_PASSWORD is set without ADMIN_EMAIL; set both or none.');
  if (env.ADMIN_EMAIL && !env.ADMIN_PASSWORD)
    problems.push('ADMIN_EMAIL is set without ADMIN_PASSWORD; set both or none.');
  if (env.DATA_DIR === '') problems.push('DATA_DIR is empty; name a folder or leave it unset.');
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  return { port: Number(port), dataDir: resolve(root, env.DATA_DIR ?? '.data') };
}

/** @typedef {ReturnType<typeof readSettings>} Settings */
