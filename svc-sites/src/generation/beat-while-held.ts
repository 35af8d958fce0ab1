import { answerWithin } from './answer-within.ts';
import { type GenerationLimits, type GenerationTimings, toEndTogether } from './generation-settings.ts';
import type { HasAccount } from './has-account.ts';
import type { HeldGeneration, Interruption } from './held-generation.ts';
import type { LeasesRepository } from './leases.repository.ts';

export interface BeatDependencies {
  leases: Pick<LeasesRepository, 'beat'>;
  hasAccount: HasAccount;
  limits: Pick<GenerationLimits, 'timeoutMs' | 'longestMs'>;
  timings: Pick<GenerationTimings, 'beatMs' | 'accountMs' | 'answerMs'>;
}

/**
 * Says again and again that the process lives, and interrupts the work when it is to: by its owner, by a silence or a whole that
 * lasts too long, or because the account or the lease is gone. Returns how to end that.
 */
export function beatWhileHeld(
  { leases, hasAccount, limits, timings }: BeatDependencies,
  held: HeldGeneration,
): () => void {
  const { lease, work, hold, written } = held;
  const interrupt = (interruption: Interruption) => work.abort(interruption);

  const beat = async () => {
    const beat = await leases.beat(lease, { phase: written.phase(), ranMs: held.ranMs() });
    if (!beat) hold.abort('lost' satisfies Interruption);
    else if (beat.isToStop) interrupt('stopped');
  };
  const checkAccount = async () => {
    if (!(await hasAccount(lease.generation.ownerId))) interrupt('account gone');
  };

  let deadline: NodeJS.Timeout;
  const watchTime = () => {
    const restOfSilence = limits.timeoutMs - held.silentMs();
    const restOfWhole = limits.longestMs - held.ranMs();
    if (restOfWhole <= 0) interrupt('took too long');
    else if (restOfSilence <= 0) interrupt('silent too long');
    else deadline = setTimeout(watchTime, Math.min(restOfSilence, restOfWhole));
  };
  watchTime();
  const stops = [
    repeat(beat, timings.beatMs, timings.answerMs),
    repeat(checkAccount, timings.accountMs, timings.answerMs),
  ];
  return () => {
    clearTimeout(deadline);
    for (const stop of stops) stop();
  };
}

/** Not again before the last time is over. What fails is tried again. */
function repeat(task: () => Promise<void>, everyMs: number, answerMs: number): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const again = () => {
    timer = setTimeout(
      async () => {
        await answerWithin(answerMs, task()).catch(() => {});
        if (!isStopped) again();
      },
      toEndTogether(everyMs, performance.now(), everyMs / 4),
    );
  };
  again();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
