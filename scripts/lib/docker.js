import { run } from './run.js';
import { Refusal } from './say.js';

/**
 * `docker compose …` at the root of the repository.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const compose = (args, options) => run('docker', ['compose', ...args], options);

/**
 * The same, for what has to succeed.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 * @returns {Promise<string>} its output, where `quiet` kept it
 */
export async function composeOrRefuse(args, options) {
  const { code, output } = await compose(args, options);
  if (code === 0) return output;
  throw new Refusal(`${output}\ndocker compose ${args.join(' ')} failed: see above.`.trimStart());
}

/** Whether an engine answers here. */
export async function hasEngine() {
  const { code } = await run('docker', ['info'], { quiet: true });
  return code === 0;
}

export async function requireEngine() {
  if (await hasEngine()) return;
  throw new Refusal('No Docker engine answers. Start it, or install Docker with its Compose plugin.');
}
