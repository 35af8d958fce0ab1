import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.js';
import { Refusal, say } from './say.js';

const restartsPerMinute = 5;
const startSeconds = 30;
const stopSeconds = 4;

/**
 * @typedef {{ name: string, script: string, env: NodeJS.ProcessEnv, logDir: string }} Part
 * @typedef {{ type: 'ready', port?: number, uri?: string, server?: string }} Ready
 */

/** The last lines a process wrote to its error output: what a person needs when it does not start. */
function keepTail() {
  let tail = '';
  return {
    add: (/** @type {string} */ text) => {
      tail = (tail + text).slice(-2_000);
    },
    get: () => tail.trim(),
  };
}

/**
 * @param {Part} part
 * @param {ReturnType<typeof keepTail>} tail
 */
function launch(part, tail) {
  const child = spawn(process.execPath, [inRoot(part.script)], {
    env: part.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A session of its own: Ctrl-C reaches this process only, which then stops the parts in order.
    detached: true,
  });
  mkdirSync(part.logDir, { recursive: true });
  const log = createWriteStream(join(part.logDir, `${part.name}.log`), { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.stderr?.on('data', (chunk) => tail.add(String(chunk)));
  child.on('close', () => log.end());
  return child;
}

const isReady = (/** @type {unknown} */ message) =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';

/**
 * @param {Part} part
 * @param {import('node:child_process').ChildProcess} child
 * @param {ReturnType<typeof keepTail>} tail
 * @returns {Promise<Ready>}
 */
function untilReady(part, child, tail) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(
        new Refusal(
          `${part.name} was not ready after ${startSeconds} seconds. Its log is in ${part.logDir}.`,
        ),
      );
    }, startSeconds * 1_000);
    child.on('message', (message) => {
      if (!isReady(message)) return;
      clearTimeout(timer);
      resolve(/** @type {Ready} */ (message));
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(
        new Refusal(tail.get() || `${part.name} stopped before it was ready. Its log is in ${part.logDir}.`),
      );
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), stopSeconds * 1_000);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.kill('SIGTERM');
    })
  );
}

/**
 * Starts one part of the platform and keeps it running: one that dies is started again on the same port, unless it
 * dies too often.
 * @param {Part} part
 * @param {(reason: string) => void} onGivenUp
 */
export async function supervise(part, onGivenUp) {
  let isStopping = false;
  /** @type {number[]} */
  let restarts = [];
  const tail = keepTail();
  let child = launch(part, tail);
  const ready = await untilReady(part, child, tail);
  const env = ready.port === undefined ? part.env : { ...part.env, PORT: String(ready.port) };

  const restart = () => {
    if (isStopping) return;
    restarts = [...restarts.filter((at) => at > Date.now() - 60_000), Date.now()];
    if (restarts.length > restartsPerMinute)
      return onGivenUp(
        `${part.name} stopped ${restarts.length} times in a minute. Its log is in ${part.logDir}.`,
      );
    say(`${part.name} stopped unexpectedly; starting it again.`);
    start();
  };
  const start = () => {
    child = launch({ ...part, env }, tail);
    child.once('exit', restart);
  };
  child.once('exit', restart);

  return {
    ready,
    stop: () => {
      isStopping = true;
      return stopChild(child);
    },
    /** Ends it and starts it again on its port: what a developer's change asks for. */
    renew: async () => {
      child.removeListener('exit', restart);
      restarts = [];
      await stopChild(child);
      if (!isStopping) start();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof supervise>>} Supervised */
