import { generationEventSchema, isLogged, type LoggedEvent } from '@sitewright/contracts';
import { MongoBulkWriteError, ObjectId, type WithId } from 'mongodb';
import type { Collections } from '../db/collections.ts';
import type { EventBatchDocument } from '../db/generation-document.ts';
import { duplicateKey } from '../db/is-duplicate.ts';
import type { NumberedEvent } from './event-log.ts';

/** Events that are stored together. Stored again under the same id, it is the same batch. */
export interface EventBatch {
  id: string;
  generationId: string;
  /** The number of its first event. */
  first: number;
  events: LoggedEvent[];
}

export interface EventBatchesRepository {
  /** For each, in one call: false when somebody else has written at its number. May be repeated while the answer is not known. */
  insertAll(batches: EventBatch[]): Promise<boolean[]>;
  /** Events after this number without a gap, until they are `bytes`, and the batch that exceeds them to its end. */
  readAfter(generationId: string, number: number, bytes: number): Promise<NumberedEvent[]>;
  /** The number of the last event; 0 when there is none. */
  lastNumber(generationId: string): Promise<number>;
}

export const newBatchId = (): string => new ObjectId().toHexString();

export function createEventBatchesRepository({
  generationEvents: batches,
}: Pick<Collections, 'generationEvents'>): EventBatchesRepository {
  /** The stored events of one stretch from a batch's beginning. */
  const readFrom = async (generationId: ObjectId, first: number, bytes: number) => {
    const events: NumberedEvent[] = [];
    const cursor = batches
      .find({ generationId, first: { $gte: first } })
      .sort({ first: 1 })
      .batchSize(20);
    let size = 0;
    for await (const batch of cursor) {
      events.push(...numbered(batch));
      size += batch.events.reduce((sum, event) => sum + event.length, 0);
      if (size >= bytes) break;
    }
    return events;
  };

  /** Which of them, by their index, found their number taken. */
  const insertUnlessTaken = async (documents: WithId<EventBatchDocument>[]): Promise<Set<number>> => {
    try {
      await batches.insertMany(documents, { ordered: false });
      return new Set();
    } catch (error) {
      return takenOf(error);
    }
  };

  /** Whether what has its number is itself: an answer was lost. */
  const isThere = async ({ _id, generationId, first }: WithId<EventBatchDocument>) => {
    const there = await batches.findOne({ generationId, first }, { projection: { _id: 1 } });
    return there?._id.equals(_id) ?? false;
  };

  /** The last event of the batch that begins at this number or before. */
  const batchAround = (generationId: ObjectId, number: number) =>
    batches
      .find({ generationId, first: { $lte: number } }, { projection: { first: 1, last: 1 } })
      .sort({ first: -1 })
      .limit(1)
      .next();

  return {
    async insertAll(all) {
      const documents = all.map(toDocument);
      const taken = await insertUnlessTaken(documents);
      return Promise.all(documents.map((each, index) => !taken.has(index) || isThere(each)));
    },

    async readAfter(id, number, bytes) {
      const generationId = new ObjectId(id);
      let events = await readFrom(generationId, number + 1, bytes);
      if (events[0]?.number === number + 1) return events;
      const around = await batchAround(generationId, number);
      if (around && around.last > number) events = await readFrom(generationId, around.first, bytes);
      const rest = events.filter((event) => event.number > number);
      return rest[0]?.number === number + 1 ? rest : [];
    },

    async lastNumber(id) {
      const last = await batchAround(new ObjectId(id), Number.MAX_SAFE_INTEGER);
      return last?.last ?? 0;
    },
  };
}

const toDocument = ({ id, generationId, first, events }: EventBatch): WithId<EventBatchDocument> => ({
  _id: new ObjectId(id),
  generationId: new ObjectId(generationId),
  first,
  last: first + events.length - 1,
  events: events.map((event) => JSON.stringify(event)),
  at: new Date(),
});

/** @throws the error when anything else is wrong as well. */
function takenOf(error: unknown): Set<number> {
  if (!(error instanceof MongoBulkWriteError)) throw error;
  const failures = [error.writeErrors].flat();
  // Without any, the database has not answered, or has refused all of them.
  const isOnlyTaken = failures.length > 0 && failures.every(({ code }) => code === duplicateKey);
  if (!isOnlyTaken || error.result.getWriteConcernError()) throw error;
  return new Set(failures.map(({ index }) => index));
}

const numbered = ({ first, events }: WithId<EventBatchDocument>): NumberedEvent[] =>
  events.map((text, index) => ({ number: first + index, event: parseEvent(text) }));

function parseEvent(text: string): LoggedEvent {
  const event = generationEventSchema.parse(JSON.parse(text));
  if (!isLogged(event)) throw new Error(`An event of type ${event.type} was stored.`);
  return event;
}
