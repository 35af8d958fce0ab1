import { composeOrRefuse, requireEngine } from './docker.js';
import { run } from './run.js';
import { Refusal, say } from './say.js';

/**
 * The replicas of a service that run now.
 * @param {string} service
 * @param {NodeJS.ProcessEnv} env
 */
async function replicasOf(service, env) {
  const output = await composeOrRefuse(['ps', '--quiet', service], { env, quiet: true });
  return output.split('\n').filter(Boolean);
}

/**
 * @param {string} container
 * @param {NodeJS.ProcessEnv} env
 */
async function retire(container, env) {
  for (const command of [['stop'], ['rm', '--volumes']]) {
    const { code, output } = await run('docker', [...command, container], { env, quiet: true });
    if (code !== 0) throw new Refusal(output);
  }
}

/**
 * Replaces every replica of a service by one of the image that its tag names now: a new one is ready before an old one
 * goes, so that at each moment as many answer as before.
 * @param {string | undefined} service
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function roll(service, env = process.env) {
  if (!service) throw new Refusal('Usage: npm run roll -- SERVICE');
  await requireEngine();
  const old = await replicasOf(service, env);
  if (old.length === 0) throw new Refusal(`${service} does not run. docker compose up starts it.`);
  const oneMore = ['--no-deps', '--no-recreate', '--no-build', '--scale', `${service}=${old.length + 1}`];
  for (const [index, container] of old.entries()) {
    say(`${service}: replacing ${index + 1} of ${old.length} …`);
    await composeOrRefuse(['up', '--detach', '--wait', ...oneMore, service], { env, quiet: true });
    await retire(container, env);
  }
}
