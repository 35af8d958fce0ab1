import { setTimeout } from 'node:timers/promises';
import type { Drain } from '@sitewright/service-kit';
import type { BrandKitsRepository, StoredBrandKit } from '../brand-kit/brand-kits.repository.ts';
import { answerWithin } from './answer-within.ts';
import { beatWhileHeld } from './beat-while-held.ts';
import { createDeathWatch } from './death-watch.ts';
import type { Generation } from './generation.ts';
import type { GenerationLimits } from './generation-settings.ts';
import type { HeldGeneration, Interruption } from './held-generation.ts';
import type { Lease, SeenGeneration } from './leases.repository.ts';
import { type ActiveGeneration, type NextInLine, nextInLine, slotsAtOnce } from './line.ts';
import type { NewGeneration } from './new-generation.repository.ts';
import { readAhead } from './read-ahead.ts';
import { type RunDependencies, runGeneration } from './run-generation.ts';
import { type TracingDependencies, traced } from './traced.ts';
import { createWrittenFiles } from './written-files.ts';

export interface HeldGenerationsDependencies extends RunDependencies, TracingDependencies {
  limits: GenerationLimits;
  brandKits: Pick<BrandKitsRepository, 'find'>;
  /** How well the model did when it was tried last. */
  findLastCheck: HeldGeneration['readLastCheck'];
  /** Told when one has ended or is not made here any more. */
  onEnd: (generation: Generation) => void;
  /** Milliseconds that never go back. */
  now: () => number;
}

/** What is read while a generation is being stored. */
interface Ahead {
  brandKit: Promise<StoredBrandKit> | undefined;
  lastCheck: ReturnType<HeldGeneration['readLastCheck']>;
}

/** The generations that this process makes. */
export interface HeldGenerations {
  /** Looks again and again for what is next in line and what another process has left. */
  begin(): void;
  /** Looks now. */
  look(): Promise<void>;
  /** Stores one that is asked for now and makes it, if it is its turn at once among those that are `active`. */
  beginNew(generation: NewGeneration, active: readonly ActiveGeneration[]): Promise<Generation | undefined>;
  /** Stops one if it is made here. */
  stop(generationId: string): void;
  /** Finishes what can be finished in time, and gives the rest back. */
  drain: Drain;
}

export function createHeldGenerations(deps: HeldGenerationsDependencies): HeldGenerations {
  const { leases, brandKits, findLastCheck, limits, timings, log, now, onEnd } = deps;
  const held = new Map<string, HeldGeneration>();
  const runs = new Set<Promise<void>>();
  const deaths = createDeathWatch(timings, now);
  let isDraining = false;
  let isReleasing = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let beginning: Promise<Lease | undefined> | undefined;

  const run = async (one: HeldGeneration) => {
    const { generation } = one.lease;
    const stopBeating = beatWhileHeld(deps, one);
    try {
      await traced(deps, one, () => runGeneration(deps, one));
    } catch (error) {
      if (!one.hold.signal.aborted)
        log.error({ err: error, generationId: generation.id }, 'generation left to the next process');
    } finally {
      stopBeating();
      held.delete(generation.id);
      onEnd(generation);
    }
    if (!isDraining) void look();
  };

  const take = (lease: Lease, ahead?: Ahead) => {
    const startedAt = now();
    let aliveAt = startedAt;
    const one = {
      lease,
      work: new AbortController(),
      hold: new AbortController(),
      written: createWrittenFiles(),
      ranMs: () => Math.round(lease.ranMs + now() - startedAt),
      readBrandKit: readAhead(() => brandKits.find(lease.generation.ownerId), ahead?.brandKit),
      readLastCheck: readAhead(findLastCheck, ahead?.lastCheck),
      noteLife: () => {
        aliveAt = now();
      },
      silentMs: () => now() - aliveAt,
    };
    one.hold.signal.addEventListener('abort', () => one.work.abort(one.hold.signal.reason));
    if (isReleasing) one.work.abort('released' satisfies Interruption);
    held.set(lease.generation.id, one);
    const running = run(one).finally(() => runs.delete(running));
    runs.add(running);
  };

  const takeOverDead = async (active: SeenGeneration[]) => {
    const foreign = active.filter(({ id, state }) => state === 'running' && !held.has(id));
    for (const seen of deaths.observe(foreign)) {
      const lease = isDraining ? undefined : await leases.takeOver(seen);
      if (lease) take(lease);
    }
  };

  /** Where somebody else was faster, the line is looked at anew. */
  const claimAll = async (seen: SeenGeneration[]) => {
    let active = seen;
    for (;;) {
      const claimable = nextInLine(active, limits);
      if (!claimable || isDraining) return;
      const lease = await leases.claim(claimable);
      if (lease) take(lease);
      active = lease ? active.map((each) => begun(each, claimable)) : await leases.active();
    }
  };

  const lookOnce = async () => {
    const active = await leases.active();
    await takeOverDead(active);
    await claimAll(active);
  };

  /** One look at a time; who asks during one gets the next, together. */
  const look = () => {
    next ??= looking.then(() => {
      next = undefined;
      looking = answerWithin(timings.answerMs, lookOnce()).catch((error: unknown) => {
        // Whoever could not be seen may live.
        deaths.forget();
        log.debug({ err: error }, 'generations could not be looked for');
      });
      return looking;
    });
    return next;
  };

  /** Those that come while one is begun want the slots that it takes: they wait for a look. */
  const insertBegun = async (generation: NewGeneration, active: readonly ActiveGeneration[]) => {
    const slots = slotsAtOnce(active, generation.ownerId, limits);
    if (!slots || beginning || isDraining) return undefined;
    beginning = answerWithin(timings.answerMs, leases.insertBegun(generation, slots));
    // Read meanwhile: a model begins only behind all of it.
    const { ownerId, request, revision } = generation;
    const isBranded = request.brandKit !== false && !revision;
    const brandKit = isBranded ? brandKits.find(ownerId) : undefined;
    const lastCheck = findLastCheck();
    void Promise.allSettled([brandKit, lastCheck]);
    try {
      const lease = await beginning;
      if (lease) take(lease, { brandKit, lastCheck });
      return lease;
    } finally {
      beginning = undefined;
    }
  };

  const releaseAll = () => {
    isReleasing = true;
    for (const { work } of held.values()) work.abort('released' satisfies Interruption);
  };
  const allRuns = async () => {
    while (runs.size > 0) await Promise.all(runs);
  };

  return {
    look,

    begin() {
      const again = () => {
        timer = globalThis.setTimeout(() => void look().then(again), timings.lookMs);
      };
      void look();
      again();
    },

    beginNew: async (generation, active) => (await insertBegun(generation, active))?.generation,

    stop: (generationId) => held.get(generationId)?.work.abort('stopped' satisfies Interruption),

    async drain(graceOver) {
      isDraining = true;
      clearTimeout(timer);
      if (graceOver.aborted) releaseAll();
      graceOver.addEventListener('abort', releaseAll);
      // What is just being claimed or begun is given back, too.
      const ended = Promise.allSettled([looking, beginning]).then(allRuns);
      await Promise.race([ended, afterGrace(graceOver, timings.releaseMs)]);
      for (const { hold } of held.values()) hold.abort('lost' satisfies Interruption);
      await allRuns();
    },
  };
}

const begun = (seen: SeenGeneration, { id, ...slots }: NextInLine): SeenGeneration =>
  seen.id === id ? { ...seen, ...slots, state: 'running' } : seen;

async function afterGrace(graceOver: AbortSignal, milliseconds: number): Promise<void> {
  if (!graceOver.aborted)
    await new Promise((resolve) => graceOver.addEventListener('abort', resolve, { once: true }));
  await setTimeout(milliseconds, undefined, { ref: false });
}
