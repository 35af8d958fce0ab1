import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openLog } from './log-file.js';
import { inRoot } from './paths.js';
import { createRestartWait } from './restart-wait.js';
import { Refusal, say } from './say.js';

const startSeconds = 30;
const stopSeconds = 4;

/**
 * @typedef {{ name: string, script: string, env: NodeJS.ProcessEnv, logDir: string }} Part
 * @typedef {{ type: 'ready', port?: number, uri?: string, server?: string, metricsPort?: number }} Ready
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
  const log = openLog(join(part.logDir, `${part.name}.log`));
  child.stdout?.on('data', log.write);
  child.stderr?.on('data', log.write);
  child.stderr?.on('data', (chunk) => tail.add(String(chunk)));
  child.on('close', log.close);
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
 * Starts one part of the platform and keeps it running: one that stops is started again where it was reached before.
 * @param {Part} part
 */
export async function supervise(part) {
  let isStopping = false;
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  const wait = createRestartWait();
  const tail = keepTail();
  let child = launch(part, tail);
  const ready = await untilReady(part, child, tail);
  const env = ready.port === undefined ? part.env : { ...part.env, PORT: String(ready.port) };

  const restart = () => {
    if (isStopping) return;
    const ms = wait.next();
    const when = ms === 0 ? 'again' : `again in ${Math.ceil(ms / 1000)} s`;
    say(`${part.name} stopped unexpectedly; starting it ${when}. Its log is in ${part.logDir}.`);
    waiting = setTimeout(start, ms);
  };
  const start = () => {
    child = launch({ ...part, env }, tail);
    child.once('exit', restart);
    // One that hangs at its start is ended, and so started again. Why it stopped is in its log.
    untilReady(part, child, tail).catch(() => undefined);
  };
  child.once('exit', restart);

  return {
    ready,
    stop: () => {
      isStopping = true;
      clearTimeout(waiting);
      return stopChild(child);
    },
    /** Ends it and starts it again on its port: what a developer's change asks for. */
    renew: async () => {
      child.removeListener('exit', restart);
      clearTimeout(waiting);
      wait.forget();
      await stopChild(child);
      if (!isStopping) start();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof supervise>>} Supervised */
