import type { SiteFile } from '../engine.ts';
import { createFairQueue } from '../pipeline/fair-queue.ts';
import type { TaskOptions } from '../pipeline/worker-pool.ts';
import { findBrowser } from './find-browser.ts';
import type { LookOutcome } from './look-checks.ts';
import { type LookAnswer, type LookRequest, readOutcome, toSent } from './look-protocol.ts';
import { type LookGuard, type LookProcess, startLookProcess } from './start-look-process.ts';

export interface LookTimes {
  /** For all pages of one site. */
  timeoutMs?: number | undefined;
  /** That a site waits for its turn before it is done without a look. */
  turnMs?: number | undefined;
}

export interface LookerSettings extends LookTimes {
  /** Of Chromium, or a browser made of it; one of the usual places by default. */
  browser?: string | undefined;
  /** Sites that are looked at at the same time. */
  atOnce?: number | undefined;
  /** A browser is started also where the system keeps it from neither network nor files: in a container that has none. */
  unguarded?: boolean | undefined;
  /** Told once, of the first browser that is started, or is not. */
  onStart?: ((started: LookStart) => void) | undefined;
}

export type LookStart = { guard: LookGuard | 'elsewhere' } | { failed: string };

/** Opens finished sites in a browser, in a process of its own, which starts when it is needed and ends when it is not. */
export interface Looker {
  /** Where nobody can look, or nobody waits for it any more, it says why. */
  look(files: SiteFile[], options: TaskOptions): Promise<LookOutcome>;
  close(): Promise<void>;
}

export const defaultTimes = { timeoutMs: 30_000, turnMs: 10_000 };
const idleMs = 60_000;

const busy = 'it was busy with other sites for too long.';
const absent = 'there is none on this server.';
const unstarted = 'none starts on this server that is kept from its network and its secrets.';
export const late = 'they took too long to draw.';
const lost = 'it ended while they were drawn.';

export function createLooker(settings: LookerSettings = {}): Looker {
  const { atOnce = 2, unguarded = false } = settings;
  const { timeoutMs = defaultTimes.timeoutMs, turnMs = defaultTimes.turnMs } = settings;
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
    const started = await startLookProcess(browser, unguarded, closing.signal);
    if (!isTold && !closing.signal.aborted) settings.onStart?.(started);
    isTold = true;
    return 'failed' in started ? { failed: unstarted } : started;
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
    const request: LookRequest = { id: lastId, files: toSent(files) };
    return new Promise((resolve) => {
      const finish = (outcome: LookOutcome) => {
        clearTimeout(deadline);
        child.off('message', hear);
        child.off('exit', lose);
        signal.removeEventListener('abort', leave);
        resolve(outcome);
      };
      const hear = (answer: LookAnswer) => {
        if ('id' in answer && answer.id === request.id) finish(readOutcome(answer.outcome));
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
