import { containersOf, isReady, removeAtOnce, retire, untilReady } from './containers.js';
import { compose, composeOrRefuse, requireEngine } from './docker.js';
import { Refusal, say } from './say.js';
import { ensureStackSecrets, secretsFolder } from './stack-secrets.js';
import { readComposeSettings } from './stack-settings.js';

/**
 * How many replicas the configuration asks for.
 * @param {string} service
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
async function configuredReplicas(service, env) {
  const { services } = JSON.parse(
    await composeOrRefuse(['config', '--format', 'json'], { env, quiet: true }),
  );
  if (services[service]) return services[service].scale ?? services[service].deploy?.replicas ?? 1;
  throw new Refusal(`There is no service ${service}. These are: ${Object.keys(services).join(', ')}.`);
}

/**
 * Starts one replica more; one that does not become ready is removed again.
 * @param {string} service
 * @param {NodeJS.ProcessEnv} env
 */
async function startOneMore(service, env) {
  const before = await containersOf(env, service);
  const scale = ['--scale', `${service}=${before.length + 1}`];
  const args = ['up', '--detach', '--no-deps', '--no-recreate', '--no-build', ...scale, service];
  const { code, output } = await compose(args, { env, quiet: true });
  const known = new Set(before.map(({ Id }) => Id));
  const added = (await containersOf(env, service)).filter(({ Id }) => !known.has(Id));
  try {
    if (code !== 0) throw new Refusal(output.trim());
    // A restart that happened before it was looked at counts too.
    await untilReady(
      added.map((container) => ({ ...container, RestartCount: 0 })),
      env,
    );
  } catch (error) {
    for (const container of added) await removeAtOnce(container, env);
    throw error;
  }
}

/**
 * @param {string} service
 * @param {{ done: number, wanted: number }} progress
 * @param {unknown} error
 */
function explain(service, { done, wanted }, error) {
  if (!(error instanceof Refusal)) return error;
  const state =
    done === 0
      ? 'every replica from before is as it was'
      : `${done} of ${wanted} are new, the rest as before`;
  return new Refusal(
    `${error.message}\n\n${service} was not replaced: the new replica was removed, ${state}.`,
  );
}

/**
 * Replaces every replica of a service by one of the image that its tag names now: a new one is ready before an old one
 * goes, so that at each moment as many answer as before. Afterwards there are as many as are configured.
 * @param {string | undefined} service
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function roll(service, env = process.env) {
  if (!service) throw new Refusal('Usage: npm run roll -- SERVICE');
  await requireEngine();
  ensureStackSecrets(secretsFolder(await readComposeSettings(env)));
  const wanted = await configuredReplicas(service, env);
  const found = await containersOf(env, service);
  if (found.length === 0) throw new Refusal(`${service} does not run. docker compose up starts it.`);
  // One that answers nobody goes first.
  const old = [...found.filter((container) => !isReady(container)), ...found.filter(isReady)];
  for (let done = 0; done < wanted; done += 1) {
    say(`${service}: replica ${done + 1} of ${wanted} …`);
    try {
      await startOneMore(service, env);
    } catch (error) {
      throw explain(service, { done, wanted }, error);
    }
    const [replaced] = old.splice(0, 1);
    if (replaced) await retire(replaced, env);
  }
  for (const surplus of old) await retire(surplus, env);
}
