import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { inRoot } from './paths.js';

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, from?: string, to?: string }} [options] `quiet` keeps
 *   the output for the result; `from` and `to` are files: what it reads, and a new one, for its owner only, that it fills
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { cwd = inRoot(), env = process.env, quiet = false, from, to } = {}) {
  const input = from === undefined ? 'ignore' : openSync(from, 'r');
  const sink = to === undefined ? undefined : openSync(to, 'wx', 0o600);
  const kept = quiet || sink !== undefined ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: [input, sink ?? kept, kept] });
    for (const file of [input, sink]) if (typeof file === 'number') closeSync(file);
    /** @type {string[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(String(chunk)));
    child.stderr?.on('data', (chunk) => output.push(String(chunk)));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.join('') }));
  });
}

/**
 * Runs a program of an installed package under this Node.
 * @param {string} bin its name in node_modules/.bin
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runBin = (bin, args, options) =>
  run(process.execPath, [inRoot('node_modules/.bin', bin), ...args], options);
