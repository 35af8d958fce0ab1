import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBrowserTests } from './browser-tests.js';
import { hasEngine, requireEngine } from './docker.js';
import { inRoot } from './paths.js';
import { run } from './run.js';
import { say } from './say.js';

/** Lends a throw-away engine to a command, where one is provided beside the repository. */
const engineLender = inRoot('../shared/containers/with-docker-engine.sh');

/** @returns {Promise<number>} the exit code of this same command, with an engine */
async function runWithEngine() {
  if (!existsSync(engineLender)) await requireEngine();
  say('No Docker engine answers here; borrowing one …');
  const folder = join(tmpdir(), 'sitewright-docker-engine');
  const { code } = await run(engineLender, [folder, process.execPath, inRoot('scripts/test-stack.js')]);
  return code;
}

/** The whole of `npm run test:stack`: the images, the stack with the embedded server, a browser through nginx. */
export async function testStack() {
  process.exit((await hasEngine()) ? await runBrowserTests('stack.config.ts') : await runWithEngine());
}
