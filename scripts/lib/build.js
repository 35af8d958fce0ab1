import { existsSync, globSync } from 'node:fs';
import { fingerprint, stamp } from './fingerprint.js';
import { inRoot } from './paths.js';
import { runBin } from './run.js';
import { Refusal, say } from './say.js';

const shared = ['package-lock.json', 'packages/{build-kit,contracts,ui,web-kit}/**/*'];

/** The folders of the front ends: the shell and every remote. */
export const frontEnds = () =>
  globSync('{shell,mfe-*}/rspack.config.ts', { cwd: inRoot() })
    .map((file) => file.split('/')[0] ?? '')
    .sort();

/** @param {string} part */
async function buildIfChanged(part) {
  // The shell's page names its own address, where that is known.
  const wanted = fingerprint([...shared, `${part}/**/*`]) + (process.env.PUBLIC_URL ?? '');
  const built = stamp(inRoot('.cache/builds', part));
  if (existsSync(inRoot(part, 'dist')) && built.is(wanted)) return;
  built.clear();
  say(`Building ${part} …`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runBin('rspack', ['build', '--mode', 'production'], {
    cwd: inRoot(part),
    env,
    quiet: true,
  });
  if (code !== 0) throw new Refusal(`${output}\n${part} could not be built: see above.`);
  built.set(wanted);
}

/** Builds each front end whose own files, or the shared packages it uses, changed since its last build. */
export async function ensureBuilt() {
  for (const part of frontEnds()) await buildIfChanged(part);
}
