import { CommandError } from '../errors.ts';
import { describe } from '../values/describe.ts';
import { type BsonDocument, readField } from '../values/document.ts';
import { splitPath, valuesAt } from '../values/paths.ts';
import { typeOf } from '../values/types.ts';
import { decode, encode } from '../wire/bson.ts';
import { limits } from '../wire/limits.ts';
import { seal, unseal } from './checksum.ts';
import type { Sqlite } from './sqlite.ts';
import { damagedDocument } from './storage-error.ts';
import type { StoredIndex } from './stored-index.ts';

/** A document and the number under which it is stored. */
export interface StoredRecord {
  readonly record: number;
  readonly document: BsonDocument;
}

const chunkSize = 512;
const notYetStored = -1;

/** The documents of one collection; every change keeps all indexes in step. */
export class Collection {
  readonly id: number;
  readonly namespace: string;
  readonly indexes: StoredIndex[] = [];
  readonly #sqlite: Sqlite;
  readonly #table: string;

  constructor(sqlite: Sqlite, id: number, namespace: string) {
    this.#sqlite = sqlite;
    this.id = id;
    this.namespace = namespace;
    this.#table = `documents_${id}`;
  }

  createTable(): void {
    this.#sqlite.execute(`CREATE TABLE ${this.#table} (record INTEGER PRIMARY KEY, document BLOB NOT NULL)`);
  }

  dropTable(): void {
    this.#sqlite.execute(`DROP TABLE ${this.#table}`);
  }

  get size(): number {
    return Number(this.#sqlite.first(`SELECT count(*) AS size FROM ${this.#table}`)?.size);
  }

  /** @throws CommandError DataCorruptionDetected when the disk does not give back what was stored */
  read(record: number): BsonDocument | undefined {
    const bytes = this.#readBytes(record);
    return bytes && this.#decode(record, bytes);
  }

  /** @throws CommandError DataCorruptionDetected for the first damaged document */
  verify(): void {
    for (const record of this.records()) this.#readBytes(record);
  }

  /** All record numbers, oldest first. Read in portions, so that writes may happen between. */
  *records(): Generator<number> {
    const sql = `SELECT record FROM ${this.#table} WHERE record > ? ORDER BY record LIMIT ${chunkSize}`;
    let last: number | undefined = notYetStored;
    while (last !== undefined) {
      const chunk: number[] = this.#sqlite.all(sql, last).map((row) => Number(row.record));
      yield* chunk;
      last = chunk.length < chunkSize ? undefined : chunk.at(-1);
    }
  }

  /**
   * @throws CommandError DuplicateKey, BSONObjectTooLarge or InvalidIdField; then nothing has changed
   */
  insert(document: BsonDocument): void {
    const bytes = encodeDocument(document);
    const listings = this.#listings(document, notYetStored);
    const record = this.#sqlite.run(`INSERT INTO ${this.#table} (document) VALUES (?)`, seal(bytes));
    for (const { index, keys } of listings) index.add(keys, record);
  }

  /**
   * Stores a changed document in the place of the old one.
   * @returns whether anything is different now
   * @throws CommandError as `insert` does
   */
  replace(record: number, changed: BsonDocument): boolean {
    const bytes = encodeDocument(changed);
    const oldBytes = this.#readBytes(record);
    if (!oldBytes || Buffer.compare(bytes, oldBytes) === 0) return false;
    const old = this.#decode(record, oldBytes);
    for (const { index, keys } of this.#listings(changed, record)) {
      const oldKeys = index.keysOf(old);
      index.remove(without(oldKeys, keys), record);
      index.add(without(keys, oldKeys), record);
    }
    this.#sqlite.run(`UPDATE ${this.#table} SET document = ? WHERE record = ?`, seal(bytes), record);
    return true;
  }

  remove({ record, document }: StoredRecord): void {
    for (const index of this.indexes) index.remove(index.keysOf(document), record);
    this.#sqlite.run(`DELETE FROM ${this.#table} WHERE record = ?`, record);
  }

  /**
   * Lists all documents in a new index.
   * @throws CommandError DuplicateKey when two documents have the same unique key
   */
  build(index: StoredIndex): void {
    for (const record of this.records()) {
      const document = this.read(record) ?? {};
      index.add(this.#checkedKeys(index, document, record), record);
    }
    this.indexes.push(index);
  }

  #listings(document: BsonDocument, record: number): { index: StoredIndex; keys: Buffer[] }[] {
    return this.indexes.map((index) => ({ index, keys: this.#checkedKeys(index, document, record) }));
  }

  #checkedKeys(index: StoredIndex, document: BsonDocument, record: number): Buffer[] {
    const keys = index.keysOf(document);
    if (index.definition.isUnique && index.isTaken(keys, record)) throw this.#duplicate(index, document);
    return keys;
  }

  #duplicate({ definition }: StoredIndex, document: BsonDocument): CommandError {
    const keyValue = Object.fromEntries(
      definition.fields.map(({ path }) => [
        path,
        [...valuesAt(document, splitPath(path), 'array')][0] ?? null,
      ]),
    );
    return new CommandError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${this.namespace} index: ${definition.name} dup key: ${describe(keyValue)}`,
      { keyPattern: definition.specification.key, keyValue },
    );
  }

  #readBytes(record: number): Uint8Array | undefined {
    const row = this.#sqlite.first(`SELECT document FROM ${this.#table} WHERE record = ?`, record);
    if (!row) return undefined;
    const bytes = unseal(row.document as Uint8Array);
    if (bytes) return bytes;
    throw damagedDocument(this.namespace, record);
  }

  /** What an earlier release stored has no checksum; damage may show here only. */
  #decode(record: number, bytes: Uint8Array): BsonDocument {
    try {
      return decode(bytes);
    } catch {
      throw damagedDocument(this.namespace, record);
    }
  }
}

function without(keys: readonly Buffer[], others: readonly Buffer[]): Buffer[] {
  return keys.filter((key) => !others.some((other) => other.equals(key)));
}

function encodeDocument(document: BsonDocument): Uint8Array {
  const type = typeOf(readField(document, '_id'));
  if (type === 'array' || type === 'regex') {
    throw new CommandError('InvalidIdField', `The '_id' value cannot be of type ${type}`);
  }
  const bytes = encode(document);
  if (bytes.length <= limits.documentBytes) return bytes;
  throw new CommandError(
    'BSONObjectTooLarge',
    `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${limits.documentBytes}`,
  );
}
