import type { SiteFile } from '../engine.ts';
import { createFairQueue } from '../pipeline/fair-queue.ts';
import type { TaskOptions } from '../pipeline/worker-pool.ts';
import { findBrowser } from './find-browser.ts';
import type { LookOutcome } from './look-checks.ts';
import type { LookAnswer, LookRequest } from './look-protocol.ts';
import { type LookProcess, startLookProcess } from './start-look-process.ts';

export interface LookSettings {
  /** Of Chromium, or a browser made of it; one of the usual places by default. */
  browser?: string | undefined;
  /** Sites that are looked at at the same time. */
  atOnce?: number | undefined;
  /** For all pages of one site. */
  timeoutMs?: number | undefined;
  /** That a site waits for its turn before it is done without a look. */
  turnMs?: number | undefined;
  /** Told once, of the first browser that is started: whether it is kept from the network by the system, too. */
  onStart?: ((isApart: boolean) => void) | undefined;
}

/** Opens finished sites in a browser, in a process of its own, which starts when it is needed and ends when it is not. */
export interface Looker {
  /** Where nobody can look, or nobody waits for it any more, it says why. */
  look(files: SiteFile[], options: TaskOptions): Promise<LookOutcome>;
  close(): Promise<void>;
}

const defaults = { atOnce: 2, timeoutMs: 30_000, turnMs: 10_000 };
const idleMs = 60_000;

const busy = 'it was busy with other sites for too long.';
const absent = 'there is none on this server.';
const late = 'they took too long to draw.';
const lost = 'it ended while they were drawn.';

export function createLooker(settings: LookSettings = {}): Looker {
  const { atOnce = defaults.atOnce, timeoutMs = defaults.timeoutMs, turnMs = defaults.turnMs } = settings;
  const queue = createFairQueue({ atOnce });
  const closing = new AbortController();
  let current: Promise<LookProcess | { failed: string }> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isTold = false;
  let running = 0;
  let lastId = 0;

  const end = async () => {
    clearTimeout(idle);
    const ending = current;
    current = undefined;
    const started = await ending;
    if (!started || 'failed' in started) return;
    started.child.kill('SIGKILL');
    await started.ended;
  };

  const start = async (): Promise<LookProcess | { failed: string }> => {
    const browser = await findBrowser(settings.browser);
    if (!browser) return { failed: absent };
    const started = await startLookProcess(browser, closing.signal);
    if ('failed' in started) return { failed: 'it does not start on this server.' };
    if (!isTold) settings.onStart?.(started.isApart);
    isTold = true;
    return started;
  };

  const begin = () => {
    const begun = start();
    const forget = () => {
      if (current === begun) current = undefined;
    };
    void begun.then((started) => 'child' in started && started.child.once('exit', forget));
    return begun;
  };

  const ask = async (files: SiteFile[], signal: AbortSignal): Promise<LookOutcome> => {
    current ??= begin();
    const started = await current;
    if ('failed' in started) return { why: started.failed };
    const { child } = started;
    lastId += 1;
    const request: LookRequest = { id: lastId, files };
    return new Promise((resolve) => {
      const finish = (outcome: LookOutcome) => {
        clearTimeout(deadline);
        child.off('message', hear);
        child.off('exit', lose);
        signal.removeEventListener('abort', leave);
        resolve(outcome);
      };
      const hear = (answer: LookAnswer) => {
        if ('id' in answer && answer.id === request.id) finish(answer.outcome);
      };
      const lose = () => finish({ why: lost });
      const leave = () => finish({ why: late });
      const deadline = setTimeout(() => {
        finish({ why: late });
        void end();
      }, timeoutMs);
      child.on('message', hear);
      child.once('exit', lose);
      signal.addEventListener('abort', leave);
      child.send(request, (error) => {
        if (error) finish({ why: lost });
      });
    });
  };

  return {
    async look(files, { signal, owner = '' }) {
      clearTimeout(idle);
      running += 1;
      const turn = AbortSignal.any([signal, AbortSignal.timeout(turnMs)]);
      try {
        return await queue.run(owner, () => ask(files, signal), turn);
      } catch (error) {
        if (turn.aborted) return { why: signal.aborted ? late : busy };
        throw error;
      } finally {
        running -= 1;
        if (running === 0) idle = setTimeout(end, idleMs).unref();
      }
    },
    close() {
      // A service that is told to stop does not wait for a browser that still starts.
      closing.abort();
      return end();
    },
  };
}
