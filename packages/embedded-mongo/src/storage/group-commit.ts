import type { Sqlite } from './sqlite.ts';

/**
 * Commands that arrive together share one commit, and so one wait for the disk. Each is atomic by a savepoint of its
 * own, and nobody hears of a result before it is on the disk.
 */
export class GroupCommit {
  readonly #sqlite: Sqlite;
  readonly #onRollback: () => void;
  #group: PromiseWithResolvers<void> | undefined;

  constructor(sqlite: Sqlite, onRollback: () => void) {
    this.#sqlite = sqlite;
    this.#onRollback = onRollback;
  }

  /**
   * Runs a reading command once what was written before it is on the disk, or has failed: it sees nothing that may still
   * be undone, and a write that fails is no failure of it.
   */
  async read<Result>(work: () => Result): Promise<Result> {
    return this.between(work);
  }

  async write<Result>(work: () => Result): Promise<Result> {
    const group = this.#openGroup();
    const result = this.#atomically(work);
    await group.promise;
    return result;
  }

  /** Runs what SQLite does outside a transaction only, with nobody's write half done. */
  async between<Result>(work: () => Result): Promise<Result> {
    while (this.#group) await this.settle();
    return work();
  }

  /** Resolves when nothing is waiting for the disk any more. */
  async settle(): Promise<void> {
    await this.#group?.promise.catch(() => undefined);
  }

  #openGroup(): PromiseWithResolvers<void> {
    if (this.#group) return this.#group;
    this.#sqlite.execute('BEGIN IMMEDIATE');
    this.#group = Promise.withResolvers();
    this.#group.promise.catch(() => undefined);
    setImmediate(() => this.#commit());
    return this.#group;
  }

  #atomically<Result>(work: () => Result): Result {
    this.#sqlite.execute('SAVEPOINT command');
    try {
      const result = work();
      this.#sqlite.execute('RELEASE command');
      return result;
    } catch (error) {
      this.#undoCommand(error);
      throw error;
    }
  }

  /** A full disk makes SQLite roll back by itself; then the whole group has failed. */
  #undoCommand(error: unknown): void {
    if (this.#sqlite.isInTransaction) this.#sqlite.execute('ROLLBACK TO command; RELEASE command');
    else this.#failGroup(error);
    this.#onRollback();
  }

  #commit(): void {
    const group = this.#group;
    if (!group) return;
    try {
      this.#sqlite.execute('COMMIT');
      this.#group = undefined;
      group.resolve();
    } catch (error) {
      if (this.#sqlite.isInTransaction) this.#sqlite.execute('ROLLBACK');
      this.#failGroup(error);
      this.#onRollback();
    }
  }

  #failGroup(error: unknown): void {
    this.#group?.reject(error);
    this.#group = undefined;
  }
}
