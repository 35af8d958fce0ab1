import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

import { damagedFile, storageError } from './storage-error.ts';

export type Row = Record<string, SQLOutputValue>;

const busy = 5;
const healthy = 'ok';

/** SQLite as the store uses it: statements are prepared once, a second owner of the file is refused. */
export class Sqlite {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * Opens a file, or memory for `:memory:`. The exclusive lock is the operating system's: it goes with the process, so
   * that a crash leaves nothing to clean up. FULL makes every commit wait for the disk.
   * @throws Error when another process has the file
   */
  constructor(location: string) {
    this.#database = new DatabaseSync(location, { timeout: 0 });
    try {
      this.#database.exec(
        'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL',
      );
      this.#database.exec('BEGIN EXCLUSIVE; COMMIT');
    } catch (cause) {
      this.#database.close();
      throw isBusy(cause)
        ? new Error('another process is using this database', { cause })
        : (storageError(cause) ?? cause);
    }
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /**
   * Looks at the structure of the whole file.
   * @throws Error that says what is wrong with it
   */
  check(): void {
    const finding = Object.values(this.first('PRAGMA quick_check(1)') ?? {})[0];
    if (finding !== healthy) throw damagedFile(String(finding).replaceAll('\n', ' '));
  }

  execute(sql: string): void {
    this.#database.exec(sql);
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...values).lastInsertRowid);
  }

  first(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepared(sql).get(...values);
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values);
  }

  /**
   * Writes all there is into a new file, as of this moment. SQLite does so outside a transaction only.
   * @throws Error when the file is there already, or the disk is full
   */
  copyTo(file: string): void {
    this.#database.prepare('VACUUM INTO ?').run(file);
  }

  close(): void {
    this.#database.close();
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}
