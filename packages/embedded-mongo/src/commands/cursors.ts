import { calculateObjectSize, Long } from 'bson';
import type { BsonDocument } from '../values/document.ts';
import { limits } from '../wire/limits.ts';

const defaultFirstBatch = 101;
const idleMilliseconds = 600_000;

/** Documents that a client has not fetched yet. */
interface OpenCursor {
  readonly namespace: string;
  readonly documents: Iterator<BsonDocument>;
  next: IteratorResult<BsonDocument, unknown>;
  usedAt: number;
}

export interface CursorStart {
  readonly namespace: string;
  readonly documents: Iterable<BsonDocument>;
  readonly batchSize: number | undefined;
  /** True when the client wants no more than the first batch. */
  readonly isSingleBatch?: boolean;
}

/** The cursors of all clients. Idle ones are forgotten after ten minutes, as MongoDB does. */
export class Cursors {
  readonly #open = new Map<string, OpenCursor>();
  readonly #now: () => Date;
  #lastId = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Answers the first batch; what is left stays open. */
  start({ namespace, documents, batchSize, isSingleBatch }: CursorStart): BsonDocument {
    this.#forgetIdle();
    const iterator = documents[Symbol.iterator]();
    const cursor = { namespace, documents: iterator, next: iterator.next(), usedAt: this.#now().getTime() };
    const firstBatch = takeBatch(cursor, batchSize ?? defaultFirstBatch);
    const isOpen = !cursor.next.done && !isSingleBatch;
    return { cursor: { firstBatch, id: isOpen ? this.#keep(cursor) : Long.ZERO, ns: namespace } };
  }

  /** Answers the next batch, or nothing when there is no such cursor. */
  continue(id: Long, namespace: string, batchSize: number | undefined): BsonDocument | undefined {
    const cursor = this.#open.get(id.toString());
    if (cursor?.namespace !== namespace) return undefined;
    cursor.usedAt = this.#now().getTime();
    const nextBatch = takeBatch(cursor, batchSize || Number.POSITIVE_INFINITY);
    if (cursor.next.done) this.#open.delete(id.toString());
    return { cursor: { nextBatch, id: cursor.next.done ? Long.ZERO : id, ns: namespace } };
  }

  /** @returns whether there was such a cursor */
  kill(id: Long): boolean {
    return this.#open.delete(id.toString());
  }

  /** Closes what reads from a collection that is no more. */
  killAll(namespace: string): void {
    for (const [id, cursor] of this.#open) if (cursor.namespace === namespace) this.#open.delete(id);
  }

  #keep(cursor: OpenCursor): Long {
    this.#lastId += 1;
    const id = Long.fromNumber(this.#lastId);
    this.#open.set(id.toString(), cursor);
    return id;
  }

  #forgetIdle(): void {
    const oldest = this.#now().getTime() - idleMilliseconds;
    for (const [id, cursor] of this.#open) if (cursor.usedAt < oldest) this.#open.delete(id);
  }
}

/** A batch stays within the size of one document, except for a single document as large as that. */
function takeBatch(cursor: OpenCursor, size: number): BsonDocument[] {
  const batch: BsonDocument[] = [];
  let bytes = 0;
  while (!cursor.next.done && batch.length < size) {
    bytes += calculateObjectSize(cursor.next.value);
    if (batch.length > 0 && bytes > limits.documentBytes) break;
    batch.push(cursor.next.value);
    cursor.next = cursor.documents.next();
  }
  return batch;
}
