import { setTimeout } from 'node:timers/promises';
import { composeOrRefuse } from './docker.js';
import { run } from './run.js';
import { Refusal } from './say.js';

const lookEveryMs = 500;
const lastLines = 15;

/**
 * @typedef {{ Status: string, ExitCode: number, Health?: { Status: string, Log?: { Output: string }[] | null } }} State
 * @typedef {{ Id: string, Name: string, RestartCount: number, State: State, Config: { Labels: Record<string, string> } }} Container
 *   as `docker inspect` describes one
 */

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function docker(args, env) {
  const { code, output } = await run('docker', args, { env, quiet: true });
  if (code !== 0) throw new Refusal(`${output}\ndocker ${args.join(' ')} failed: see above.`);
  return output;
}

/**
 * The stack's containers, or those of one service, also those that have stopped.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [service]
 * @returns {Promise<Container[]>}
 */
export async function containersOf(env, service) {
  const args = ['ps', '--all', '--quiet', ...(service ? [service] : [])];
  const ids = (await composeOrRefuse(args, { env, quiet: true })).split('\n').filter(Boolean);
  if (ids.length === 0) return [];
  /** @type {Container[]} */
  const containers = JSON.parse(await docker(['inspect', ...ids], env));
  return containers.filter(({ Config }) => Config.Labels['com.docker.compose.oneoff'] !== 'True');
}

const nameOf = (/** @type {Container} */ { Name }) => Name.replace(/^\//, '');

export const isReady = (/** @type {Container} */ { State }) =>
  State.Status === 'running' && (State.Health?.Status ?? 'healthy') === 'healthy';

/**
 * Why a container is not going to be ready, if that is so. One that stopped once and was started again counts: what it
 * said then would be lost in a row of restarts.
 * @param {Container} container
 * @param {number} [restartsBefore]
 * @returns {string | undefined}
 */
export function failureOf({ State, RestartCount }, restartsBefore = 0) {
  if (State.Status === 'exited' || State.Status === 'dead') return `ended with exit code ${State.ExitCode}`;
  if (State.Status === 'restarting' || RestartCount > restartsBefore) return 'stops again and again';
  return State.Health?.Status === 'unhealthy' ? 'is unhealthy' : undefined;
}

const indented = (/** @type {string} */ text) => text.replace(/^/gm, '  ');

/**
 * @param {Container} container
 * @param {string} failure
 * @param {NodeJS.ProcessEnv} env
 */
async function describeFailure(container, failure, env) {
  const { output } = await run('docker', ['logs', '--tail', String(lastLines), container.Id], {
    env,
    quiet: true,
  });
  const log = output.trim() || 'It wrote nothing to its log.';
  const check = container.State.Health?.Log?.at(-1)?.Output.trim();
  const checked = check && failure === 'is unhealthy' ? `\nIts health check says:\n${indented(check)}` : '';
  return `${nameOf(container)} ${failure}. The end of its log:\n${indented(log)}${checked}`;
}

/**
 * Resolves when every one of these containers is ready.
 * @param {Container[]} containers as they were found, with the restarts that are past
 * @param {NodeJS.ProcessEnv} env
 * @throws {Refusal} as soon as one of them fails, with the end of the log of each that has failed
 */
export async function untilReady(containers, env) {
  if (containers.length === 0) return;
  const restartsBefore = new Map(containers.map(({ Id, RestartCount }) => [Id, RestartCount]));
  const ids = [...restartsBefore.keys()];
  for (;;) {
    /** @type {Container[]} */
    const now = JSON.parse(await docker(['inspect', ...ids], env));
    const failed = now.flatMap((container) => {
      const failure = failureOf(container, restartsBefore.get(container.Id));
      return failure ? [describeFailure(container, failure, env)] : [];
    });
    if (failed.length > 0) throw new Refusal((await Promise.all(failed)).join('\n\n'));
    if (now.every(isReady)) return;
    await setTimeout(lookEveryMs);
  }
}

/**
 * Lets a container finish what it does, and removes it.
 * @param {Container} container
 * @param {NodeJS.ProcessEnv} env
 */
export async function retire({ Id }, env) {
  await docker(['stop', Id], env);
  await docker(['rm', '--volumes', Id], env);
}

/**
 * @param {Container} container
 * @param {NodeJS.ProcessEnv} env
 */
export const removeAtOnce = ({ Id }, env) => docker(['rm', '--force', '--volumes', Id], env);
