import { randomUUID } from 'node:crypto';
import type { GenerationPhase } from '@sitewright/contracts';
import { type Filter, ObjectId, type UpdateFilter, type WithId } from 'mongodb';
import type { Collections, GenerationDocument } from '../db/collections.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import type { Generation, GenerationError } from './generation.ts';
import type { ActiveGeneration, NextInLine } from './line.ts';
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
  /** Another process had begun it. */
  isTakenOver: boolean;
  /** How long it was worked on before, in milliseconds. */
  ranMs: number;
  /** Decided by the process before. */
  ending: Ending | undefined;
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

export interface Outcome {
  state: 'done' | 'failed' | 'stopped';
  name?: string | undefined;
  error?: GenerationError | undefined;
  isKept?: boolean;
}

/** What the processes that make generations write. Whoever has lost a lease changes nothing. */
export interface LeasesRepository {
  /** All that wait or are being made. */
  active(): Promise<SeenGeneration[]>;
  /** Begins one that waits; undefined when somebody else has, or has one of the slots. */
  claim(next: NextInLine): Promise<Lease | undefined>;
  /** Goes on with one whose process has not been heard of since it was seen; undefined when it has. */
  takeOver(seen: SeenGeneration): Promise<Lease | undefined>;
  /** Says that the process lives; undefined when the lease is lost. */
  beat(lease: Lease, progress: Progress): Promise<{ isToStop: boolean } | undefined>;
  /** False when the lease is lost, here and below. */
  noteEnding(lease: Lease, ending: Ending): Promise<boolean>;
  settle(lease: Lease, outcome: Outcome): Promise<boolean>;
  /** Gives it to whoever comes first. */
  release(lease: Lease, progress: Progress): Promise<boolean>;
}

const running = 'running' as const;

export function createLeasesRepository(
  { generations }: Pick<Collections, 'generations'>,
  holder: string,
): LeasesRepository {
  const take = async (
    filter: Filter<GenerationDocument>,
    { $set, ...update }: UpdateFilter<GenerationDocument>,
    isFirst: boolean,
  ): Promise<Lease | undefined> => {
    const token = randomUUID();
    const change = { ...update, $set: { ...$set, state: running, lease: { holder, token, beat: 0 } } };
    const taken = await unlessTaken(() =>
      generations.findOneAndUpdate(filter, change, { returnDocument: 'after' }),
    );
    if (!taken) return undefined;
    const { ranMs = 0, ending } = taken;
    const generation = toGeneration(taken);
    return { generation, token, isTakenOver: !isFirst || generation.attempt > 1, ranMs, ending };
  };

  const write = async ({ generation, token }: Lease, update: UpdateFilter<GenerationDocument>) => {
    const filter = { _id: new ObjectId(generation.id), 'lease.token': token };
    return (await generations.updateOne(filter, update)).matchedCount === 1;
  };

  return {
    async active() {
      const projection = { prompt: 0, error: 0, ending: 0 };
      const found = await generations
        .find({ state: { $in: ['waiting', running] } }, { projection })
        .toArray();
      return found.map(toSeen);
    },

    claim: ({ id, runSlot, personSlot }) =>
      take(
        { _id: new ObjectId(id), state: 'waiting' },
        { $set: { runSlot, personSlot, startedAt: new Date() }, $inc: { attempt: 1 } },
        true,
      ),

    async takeOver({ id, sign = '', runSlot }) {
      const filter = { _id: new ObjectId(id), state: running, ...filterOf(sign) };
      if (runSlot !== undefined) return take(filter, { $inc: { attempt: 1 } }, false);
      // Of an earlier release, which had no slots: it waits for some like all others.
      await generations.updateOne(filter, {
        $set: { state: 'waiting' },
        $unset: { leaseUntil: '', lease: '' },
      });
      return undefined;
    },

    async beat({ generation, token }, progress) {
      const found = await generations.findOneAndUpdate(
        { _id: new ObjectId(generation.id), 'lease.token': token },
        { $set: toFields(progress), $inc: { 'lease.beat': 1 } },
        { projection: { stopRequestedAt: 1 } },
      );
      return found ? { isToStop: found.stopRequestedAt !== undefined } : undefined;
    },

    noteEnding: (lease, ending) => write(lease, { $set: { ending } }),

    settle: (lease, { state, name, error, isKept = false }) =>
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
          ...(countsInDay(lease, state, isKept) ? {} : { slot: '' as const }),
        },
      }),

    release: (lease, progress) =>
      write(lease, { $set: { ...toFields(progress), 'lease.isReleased': true }, $inc: { attempt: -1 } }),
  };
}

/** A model that was stopped has cost something, whatever is left of it. */
const countsInDay = ({ generation }: Lease, state: Outcome['state'], isKept: boolean) =>
  state === 'done' || (state === 'stopped' && (isKept || generation.engine !== 'composer'));

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
