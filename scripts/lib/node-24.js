import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { delimiter, dirname } from 'node:path';
import { inRoot } from './paths.js';
import { Refusal, say } from './say.js';

const wanted = 24;
const rememberedPath = inRoot('.cache', 'node-24');

const major = () => Number(process.versions.node.split('.')[0]);

const isExecutable = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const remembered = () => {
  try {
    const path = readFileSync(rememberedPath, 'utf8');
    return isExecutable(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

/** Asks npm for Node 24: fetched once into npm's own cache, nothing on the machine changes. */
function fetchNode() {
  say(`Sitewright runs on Node ${wanted}; this is ${process.version}. Fetching Node ${wanted} through npm …`);
  try {
    const path = execFileSync(
      'npm',
      ['exec', '--yes', `--package=node@${wanted}`, '--', 'node', '-p', 'process.execPath'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    ).trim();
    mkdirSync(dirname(rememberedPath), { recursive: true });
    writeFileSync(rememberedPath, path);
    return path;
  } catch {
    throw new Refusal(
      `Node ${wanted} could not be fetched through npm. Install Node ${wanted} and run the command again.`,
    );
  }
}

/**
 * Runs this same command under Node 24 and exits as it does. The channel between the two ends the inner process
 * when this one is killed.
 * @param {string} node path of the executable
 */
function runUnder(node) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * Every process and thread from here on finds compiled what an earlier one has loaded: half of what starting costs.
 * Reached through the module's default export: older versions of Node load this file too, and a named import that
 * they lack would end them before they can hand over.
 */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= inRoot('.cache/compiled');
  nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/**
 * True when the caller may go on. Otherwise the command is already running again under Node 24 and this process only
 * waits for it.
 */
export function isNode24() {
  if (major() >= wanted) {
    keepCompiled();
    return true;
  }
  runUnder(remembered() ?? fetchNode());
  return false;
}
