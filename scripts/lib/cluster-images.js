import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeOrRefuse, requireEngine } from './docker.js';
import { run } from './run.js';
import { Refusal, say } from './say.js';
import { buildImages } from './stack.js';

/** The images of the test on a cluster have a tag of their own. */
export const clusterTag = 'kubernetes-test';

const parts = [
  'GATEWAY',
  'SVC_AUTH',
  'SVC_SITES',
  'SVC_MAIL',
  'SHELL',
  'MFE_GENERATOR',
  'MFE_DASHBOARD',
  'MFE_ADMIN',
];

/** @returns {NodeJS.ProcessEnv} what Compose builds by: every part, and the embedded server that plays the database */
const settings = () => ({
  ...process.env,
  COMPOSE_FILE: 'docker-compose.yml:docker-compose.embedded.yml',
  ...Object.fromEntries([...parts, 'EMBEDDED_MONGO'].map((name) => [`${name}_TAG`, clusterTag])),
});

/**
 * Builds every image and writes them into one file, as `docker save` does.
 * @param {string} folder
 */
export async function saveImages(folder) {
  await requireEngine();
  const env = settings();
  await buildImages(env);
  const images = (await composeOrRefuse(['config', '--images'], { env, quiet: true }))
    .split('\n')
    .filter(Boolean);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'sitewright.tar');
  const { code, output } = await run('docker', ['save', '--output', file, ...images], { quiet: true });
  if (code !== 0) throw new Refusal(`${output}\nThe images were not saved.`);
  say(`${images.length} images are in ${file}.`);
}
