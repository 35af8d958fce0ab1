import { closeSync, existsSync, openSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../errors.ts';
import type { BsonDocument } from '../values/document.ts';
import { decode, encode } from '../wire/bson.ts';
import { Collection } from './collection.ts';
import { GroupCommit } from './group-commit.ts';
import { defineIndex, idIndexName } from './index-definition.ts';
import { type Row, Sqlite } from './sqlite.ts';
import { storageError } from './storage-error.ts';
import { StoredIndex } from './stored-index.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS collections (
    id INTEGER PRIMARY KEY AUTOINCREMENT, database TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (database, name)
  );
  CREATE TABLE IF NOT EXISTS indexes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, specification BLOB NOT NULL,
    multikey INTEGER NOT NULL DEFAULT 0
  );
`;

export interface CollectionName {
  readonly database: string;
  readonly name: string;
}

/** All databases in one SQLite file: which collections and indexes there are. */
export class Store {
  readonly commands: GroupCommit;
  readonly #location: string;
  readonly #sqlite: Sqlite;
  #collections = new Map<string, Collection>();

  /** @throws Error when another process has the file, or when it is damaged */
  constructor(location: string) {
    this.#location = location;
    this.#sqlite = new Sqlite(location);
    this.commands = new GroupCommit(this.#sqlite, () => this.#load());
    try {
      this.#sqlite.check();
      this.#sqlite.execute(schema);
      this.#load();
    } catch (error) {
      this.#sqlite.close();
      throw storageError(error) ?? error;
    }
  }

  find({ database, name }: CollectionName): Collection | undefined {
    return this.#collections.get(`${database}.${name}`);
  }

  findOrCreate(name: CollectionName): Collection {
    return this.find(name) ?? this.create(name);
  }

  /** @throws CommandError InvalidNamespace for a name that MongoDB refuses */
  create({ database, name }: CollectionName): Collection {
    checkName(database, name);
    const id = this.#sqlite.run('INSERT INTO collections (database, name) VALUES (?, ?)', database, name);
    const collection = new Collection(this.#sqlite, id, `${database}.${name}`);
    collection.createTable();
    this.#collections.set(collection.namespace, collection);
    this.createIndex(collection, { v: 2, key: { _id: 1 }, name: idIndexName });
    return collection;
  }

  drop(collection: Collection): void {
    for (const index of [...collection.indexes]) this.dropIndex(collection, index);
    collection.dropTable();
    this.#sqlite.run('DELETE FROM collections WHERE id = ?', collection.id);
    this.#collections.delete(collection.namespace);
  }

  /** @throws CommandError DuplicateKey when a unique index finds two equal documents */
  createIndex(collection: Collection, specification: BsonDocument): void {
    const sql = 'INSERT INTO indexes (collection, specification) VALUES (?, ?)';
    const id = this.#sqlite.run(sql, collection.id, encode(specification));
    const index = new StoredIndex(this.#sqlite, id, defineIndex(specification), false);
    index.createTable();
    collection.build(index);
  }

  dropIndex(collection: Collection, index: StoredIndex): void {
    index.dropTable();
    this.#sqlite.run('DELETE FROM indexes WHERE id = ?', index.id);
    collection.indexes.splice(collection.indexes.indexOf(index), 1);
  }

  collectionNames(database: string): string[] {
    const sql = 'SELECT name FROM collections WHERE database = ? ORDER BY name';
    return this.#sqlite.all(sql, database).map((row) => String(row.name));
  }

  databaseNames(): string[] {
    const sql = 'SELECT DISTINCT database FROM collections ORDER BY database';
    return this.#sqlite.all(sql).map((row) => String(row.database));
  }

  collections(): Iterable<Collection> {
    return this.#collections.values();
  }

  /**
   * Copies everything, as of one moment and while others write, into a file beside the data.
   * @throws CommandError when the data is in memory only, is damaged, or the name is taken
   */
  async backUp(name: string): Promise<void> {
    const file = join(dirname(this.#location), name);
    if (this.#location === ':memory:' || existsSync(file)) {
      throw new CommandError('IllegalOperation', `Cannot write a backup to '${name}'`);
    }
    await this.commands.between(() => {
      for (const collection of this.collections()) collection.verify();
      this.#copyTo(file);
    });
  }

  /** The bytes of the disk that the data is on, as MongoDB names them; nothing for data in memory. */
  diskUse(): { fsUsedSize: number; fsTotalSize: number } | undefined {
    if (this.#location === ':memory:') return undefined;
    const { bsize, blocks, bavail } = statfsSync(dirname(this.#location));
    return { fsUsedSize: (blocks - bavail) * bsize, fsTotalSize: blocks * bsize };
  }

  #copyTo(file: string): void {
    // SQLite fills an empty file; one of its own making everybody could read.
    closeSync(openSync(file, 'wx', 0o600));
    try {
      this.#sqlite.copyTo(file);
    } catch (error) {
      // Half a copy is no backup.
      rmSync(file);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.commands.settle();
    this.#sqlite.close();
  }

  /** Reads what there is, at the start and after a rollback. */
  #load(): void {
    const indexRows = this.#sqlite.all(
      'SELECT id, collection, specification, multikey FROM indexes ORDER BY id',
    );
    const loaded = this.#sqlite.all('SELECT id, database, name FROM collections').map((row) => {
      const collection = new Collection(this.#sqlite, Number(row.id), `${row.database}.${row.name}`);
      const own = indexRows.filter((index) => index.collection === row.id);
      collection.indexes.push(...own.map((index) => this.#loadIndex(index)));
      return collection;
    });
    this.#collections = new Map(loaded.map((collection) => [collection.namespace, collection]));
  }

  #loadIndex({ id, specification, multikey }: Row): StoredIndex {
    const definition = defineIndex(decode(specification as Uint8Array));
    return new StoredIndex(this.#sqlite, Number(id), definition, multikey === 1);
  }
}

function checkName(database: string, name: string): void {
  const isValid =
    name !== '' && !/[$\0]|^\.|\.$|^system\./.test(name) && /^[^/\\. "$\0]{1,63}$/.test(database);
  if (!isValid)
    throw new CommandError('InvalidNamespace', `Invalid namespace specified '${database}.${name}'`);
}
