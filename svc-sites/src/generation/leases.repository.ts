import { randomUUID } from 'node:crypto';
import type { GenerationPhase } from '@sitewright/contracts';
import type { TokenUsage } from '@sitewright/site-engine';
import { type Filter, ObjectId, type UpdateFilter, type WithId } from 'mongodb';
import type { Collections } from '../db/collections.ts';
import type { DecidedSite, GenerationDocument } from '../db/generation-document.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import type { Generation, GenerationError } from './generation.ts';
import { joinCalls } from './join-calls.ts';
import type { ActiveGeneration, NextInLine, RunSlots } from './line.ts';
import { folderIdOf, type NewGeneration, toDocument } from './new-generation.repository.ts';
import { toGeneration } from './to-generation.ts';

/** How a generation ends without a site, or with what was written so far. */
export interface Ending {
  state: 'failed' | 'stopped';
  error?: GenerationError;
}

/** A generation that this process makes, as long as nobody else holds another token of it. */
export interface Lease {
  generation: Generation;
  token: string;
  /** Begun with the request for it: its owner has just been authenticated, and nothing is in its log. */
  isNew: boolean;
  /** Another process had begun it. */
  isTakenOver: boolean;
  /** How long it was worked on before, in milliseconds. */
  ranMs: number;
  /** Decided by the process before. */
  ending: Ending | undefined;
  /** The site that is to be shown, decided by this process or the one before. */
  decided: DecidedSite | undefined;
  /** Counts the leases of a generation: a later one has a larger number. */
  fence: number;
}

/** One that waits or is being made, with what tells whether its process lives. */
export interface SeenGeneration extends ActiveGeneration {
  /** Another one with each beat of its process; undefined while nobody makes it. */
  sign: string | undefined;
  isReleased: boolean;
}

export interface Progress {
  phase: GenerationPhase | undefined;
  ranMs: number;
}

interface Beat {
  lease: Lease;
  progress: Progress;
}

export interface Outcome {
  state: 'done' | 'failed' | 'stopped';
  name?: string | undefined;
  error?: GenerationError | undefined;
  isKept?: boolean;
  usage?: TokenUsage | undefined;
}

/** What the processes that make generations write. Whoever has lost a lease changes nothing. */
export interface LeasesRepository {
  /** All that wait or are being made. */
  active(): Promise<SeenGeneration[]>;
  /** Stores one that is asked for now as begun; undefined when somebody else has one of its slots, or its key. */
  insertBegun(generation: NewGeneration, slots: RunSlots): Promise<Lease | undefined>;
  /** Begins one that waits; undefined when somebody else has, or has one of the slots. */
  claim(next: NextInLine): Promise<Lease | undefined>;
  /** Goes on with one whose process has not been heard of since it was seen; undefined when it has. */
  takeOver(seen: SeenGeneration): Promise<Lease | undefined>;
  /** Says that the process lives, with all that do so at this moment; undefined when the lease is lost. */
  beat(lease: Lease, progress: Progress): Promise<{ isToStop: boolean } | undefined>;
  /** False when the lease is lost, here and below. */
  noteEnding(lease: Lease, ending: Ending): Promise<boolean>;
  decide(lease: Lease, site: DecidedSite): Promise<boolean>;
  settle(lease: Lease, outcome: Outcome): Promise<boolean>;
  /** Gives it to whoever comes first. */
  release(lease: Lease, progress: Progress, usage: TokenUsage | undefined): Promise<boolean>;
}

const running = 'running' as const;

export function createLeasesRepository(
  { generations }: Pick<Collections, 'generations'>,
  holder: string,
  answerMs: number,
): LeasesRepository {
  const newLease = (token: string) => ({ holder, token, beat: 0 });

  const take = async (
    filter: Filter<GenerationDocument>,
    $set: Partial<GenerationDocument>,
    isFirst: boolean,
  ): Promise<Lease | undefined> => {
    const token = randomUUID();
    const change = {
      $set: { ...$set, state: running, lease: newLease(token) },
      $inc: { attempt: 1, fence: 1 },
    };
    const taken = await unlessTaken(() =>
      generations.findOneAndUpdate(filter, change, { returnDocument: 'after' }),
    );
    if (!taken) return undefined;
    const { ranMs = 0, ending, decided, fence = 0 } = taken;
    const generation = toGeneration(taken);
    return {
      generation,
      token,
      isNew: false,
      isTakenOver: !isFirst || generation.attempt > 1,
      ranMs,
      ending,
      decided,
      fence,
    };
  };

  const write = async ({ generation, token }: Lease, update: UpdateFilter<GenerationDocument>) => {
    const filter = { _id: new ObjectId(generation.id), 'lease.token': token };
    return (await generations.updateOne(filter, update)).matchedCount === 1;
  };

  /** What is read afterwards tells whose leases they are: a write for many does not say which of them it has changed. */
  const beatAll = async (beats: Beat[]) => {
    await generations.bulkWrite(beats.map(toBeatWrite), { ordered: false });
    const own = beats.map(({ lease }) => new ObjectId(lease.generation.id));
    const projection = { 'lease.token': 1, stopRequestedAt: 1 };
    const found = await generations.find({ _id: { $in: own } }, { projection }).toArray();
    const byToken = new Map(found.map((each) => [each.lease?.token, each]));
    return beats.map(({ lease: { token } }) => {
      const held = byToken.get(token);
      return held && { isToStop: held.stopRequestedAt !== undefined };
    });
  };
  const beat = joinCalls({ call: beatAll, sizeOf: () => 1, most: 100, answerMs });

  return {
    async active() {
      const projection = { prompt: 0, error: 0, ending: 0 };
      const found = await generations
        .find({ state: { $in: ['waiting', running] } }, { projection })
        .toArray();
      return found.map(toSeen);
    },

    async insertBegun(generation, slots) {
      const token = randomUUID();
      const waiting = toDocument(generation);
      const document: WithId<GenerationDocument> = {
        _id: new ObjectId(),
        folderId: folderIdOf(generation),
        ...waiting,
        ...slots,
        state: running,
        attempt: 1,
        fence: 1,
        startedAt: waiting.createdAt,
        lease: newLease(token),
      };
      const inserted = await unlessTaken(() => generations.insertOne(document));
      return (
        inserted && {
          generation: toGeneration(document),
          token,
          isNew: true,
          isTakenOver: false,
          ranMs: 0,
          ending: undefined,
          decided: undefined,
          fence: 1,
        }
      );
    },

    claim: ({ id, runSlot, personSlot }) =>
      take({ _id: new ObjectId(id), state: 'waiting' }, { runSlot, personSlot, startedAt: new Date() }, true),

    async takeOver({ id, sign = '', runSlot }) {
      const filter = { _id: new ObjectId(id), state: running, ...filterOf(sign) };
      if (runSlot !== undefined) return take(filter, {}, false);
      // Of an earlier release, which had no slots: it waits for some like all others.
      await generations.updateOne(filter, {
        $set: { state: 'waiting' },
        $unset: { leaseUntil: '', lease: '' },
      });
      return undefined;
    },

    beat: (lease, progress) => beat({ lease, progress }),

    noteEnding: (lease, ending) => write(lease, { $set: { ending } }),
    decide: (lease, decided) => write(lease, { $set: { decided } }),

    settle: (lease, { state, name, error, usage, isKept = false }) =>
      write(lease, {
        $set: {
          state,
          endedAt: new Date(),
          ...(name ? { name } : {}),
          ...(error ? { error } : {}),
          ...(isKept ? { kept: true as const } : {}),
        },
        $unset: {
          lease: '',
          runSlot: '',
          personSlot: '',
          ending: '',
          decided: '',
          ...(countsInDay(lease, { state, usage, isKept }) ? {} : { slot: '' as const }),
        },
        ...addUsage(usage),
      }),

    release: (lease, progress, usage) =>
      write(lease, {
        $set: { ...toFields(progress), 'lease.isReleased': true },
        $inc: { attempt: -1, ...addUsage(usage).$inc },
      }),
  };
}

/** A model that was stopped has cost something, whatever is left of it, and so has one that failed after it had begun. */
function countsInDay({ generation }: Lease, { state, usage, isKept }: Outcome): boolean {
  if (state === 'failed') return (usage?.outputTokens ?? 0) > 0;
  return state === 'done' || isKept === true || generation.engine !== 'composer';
}

/** Behind what earlier processes have noted. */
const addUsage = (usage: TokenUsage | undefined): { $inc?: Record<string, number> } =>
  usage ? { $inc: { 'usage.inputTokens': usage.inputTokens, 'usage.outputTokens': usage.outputTokens } } : {};

const toBeatWrite = ({ lease: { generation, token }, progress }: Beat) => ({
  updateOne: {
    filter: { _id: new ObjectId(generation.id), 'lease.token': token },
    update: { $set: toFields(progress), $inc: { 'lease.beat': 1 } },
  },
});

const toFields = ({ phase, ranMs }: Progress) => ({ ranMs, ...(phase ? { phase } : {}) });

const olderSign = /^until (\d+)$/;

function signOf({ lease, leaseUntil }: GenerationDocument): string | undefined {
  if (lease) return `${lease.token} ${lease.beat}`;
  return leaseUntil && `until ${leaseUntil.getTime()}`;
}

function filterOf(sign: string): Filter<GenerationDocument> {
  const until = olderSign.exec(sign)?.[1];
  if (until) return { leaseUntil: new Date(Number(until)), lease: { $exists: false } };
  const [token = '', beat] = sign.split(' ');
  return { 'lease.token': token, 'lease.beat': Number(beat) };
}

const toSeen = (stored: WithId<GenerationDocument>): SeenGeneration => ({
  id: stored._id.toHexString(),
  ownerId: stored.ownerId.toHexString(),
  createdAt: stored.createdAt,
  state: stored.state === running ? running : 'waiting',
  turn: stored.turn ?? 0,
  runSlot: stored.runSlot,
  personSlot: stored.personSlot,
  sign: signOf(stored),
  isReleased: stored.lease?.isReleased === true,
});
