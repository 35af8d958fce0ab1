import type { IndexDefinition } from './index-definition.ts';
import { compileKeys, type KeysOf } from './index-keys.ts';
import type { KeyRange } from './interval.ts';
import type { Row, Sqlite } from './sqlite.ts';

interface Entry {
  readonly key: Uint8Array;
  readonly record: number;
}

const chunkSize = 512;

/** An index as a table of keys and record numbers, ordered by SQLite. */
export class StoredIndex {
  readonly id: number;
  readonly definition: IndexDefinition;
  readonly keysOf: KeysOf;
  readonly #sqlite: Sqlite;
  readonly #table: string;
  #isMultikey: boolean;

  constructor(sqlite: Sqlite, id: number, definition: IndexDefinition, isMultikey: boolean) {
    this.#sqlite = sqlite;
    this.id = id;
    this.definition = definition;
    this.keysOf = compileKeys(definition);
    this.#table = `index_${id}`;
    this.#isMultikey = isMultikey;
  }

  /** True once a document was listed under several keys; then the index no longer tells the order of documents. */
  get isMultikey(): boolean {
    return this.#isMultikey;
  }

  createTable(): void {
    this.#sqlite.execute(
      `CREATE TABLE ${this.#table} (key BLOB NOT NULL, record INTEGER NOT NULL, PRIMARY KEY (key, record)) WITHOUT ROWID`,
    );
  }

  dropTable(): void {
    this.#sqlite.execute(`DROP TABLE ${this.#table}`);
  }

  /** True when another record has one of these keys. */
  isTaken(keys: readonly Buffer[], record: number): boolean {
    const sql = `SELECT 1 FROM ${this.#table} WHERE key = ? AND record <> ? LIMIT 1`;
    return keys.some((key) => this.#sqlite.first(sql, key, record) !== undefined);
  }

  add(keys: readonly Buffer[], record: number): void {
    if (keys.length > 1) this.#becomeMultikey();
    for (const key of keys)
      this.#sqlite.run(`INSERT INTO ${this.#table} (key, record) VALUES (?, ?)`, key, record);
  }

  remove(keys: readonly Buffer[], record: number): void {
    for (const key of keys)
      this.#sqlite.run(`DELETE FROM ${this.#table} WHERE key = ? AND record = ?`, key, record);
  }

  /** Record numbers in key order, each as often as it is listed. Read in portions, so that writes may happen between. */
  *scan(ranges: readonly KeyRange[], isReverse: boolean): Generator<number> {
    for (const range of isReverse ? ranges.toReversed() : ranges) yield* this.#scanRange(range, isReverse);
  }

  *#scanRange({ low, high }: KeyRange, isReverse: boolean): Generator<number> {
    const sql = isReverse
      ? `SELECT key, record FROM ${this.#table} WHERE (key, record) < (?, ?) AND key >= ? ORDER BY key DESC, record DESC LIMIT ${chunkSize}`
      : `SELECT key, record FROM ${this.#table} WHERE (key, record) > (?, ?) AND key < ? ORDER BY key, record LIMIT ${chunkSize}`;
    let last: Entry | undefined = { key: isReverse ? high : low, record: -1 };
    while (last) {
      const chunk: Entry[] = this.#sqlite
        .all(sql, last.key, last.record, isReverse ? low : high)
        .map(toEntry);
      for (const { record } of chunk) yield record;
      last = chunk.length < chunkSize ? undefined : chunk.at(-1);
    }
  }

  #becomeMultikey(): void {
    if (this.#isMultikey) return;
    this.#isMultikey = true;
    this.#sqlite.run('UPDATE indexes SET multikey = 1 WHERE id = ?', this.id);
  }
}

function toEntry(row: Row): Entry {
  return { key: row.key as Uint8Array, record: Number(row.record) };
}
