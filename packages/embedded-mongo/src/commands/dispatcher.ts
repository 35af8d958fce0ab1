import { CommandError, failedReply } from '../errors.ts';
import { storageError } from '../storage/storage-error.ts';
import type { Store } from '../storage/store.ts';
import { type BsonDocument, isDocument } from '../values/document.ts';
import { plainNumber } from '../values/numbers.ts';
import { aggregate } from './aggregate.ts';
import { backUp } from './back-up.ts';
import { create, drop, dropDatabase, listCollections, listDatabases } from './collections.ts';
import type { Command } from './command.ts';
import { count } from './count.ts';
import { getMore, killCursors } from './cursor-commands.ts';
import type { Cursors } from './cursors.ts';
import { dbStats } from './db-stats.ts';
import { remove } from './delete.ts';
import { distinct } from './distinct.ts';
import { explain } from './explain.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { handshakeCommands } from './handshake.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { update } from './update.ts';

const commands = new Map<string, Command>(
  [
    ...handshakeCommands,
    backUp,
    dbStats,
    ...[
      insert,
      update,
      remove,
      findAndModify,
      find,
      getMore,
      killCursors,
      aggregate,
      count,
      distinct,
      explain,
    ],
    ...[createIndexes, listIndexes, dropIndexes, create, drop, dropDatabase, listCollections, listDatabases],
  ].map((command) => [command.name, command]),
);

/** What drivers add to any command and what makes no difference on a single server. */
const generalArguments = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'comment',
  'maxTimeMS',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

const transactionArguments = ['txnNumber', 'startTransaction', 'autocommit'];

/** Finds and runs commands; whatever goes wrong becomes an answer. */
export class Dispatcher {
  readonly #store: Store;
  readonly #cursors: Cursors;
  readonly #now: () => Date;

  constructor(store: Store, cursors: Cursors, now: () => Date) {
    this.#store = store;
    this.#cursors = cursors;
    this.#now = now;
  }

  async run(request: BsonDocument): Promise<BsonDocument> {
    try {
      return { ...(await this.#run(request)), ok: 1 };
    } catch (error) {
      return failedReply(storageError(error) ?? error);
    }
  }

  async #run(request: BsonDocument): Promise<BsonDocument> {
    const command = commandOf(request);
    refuseTransactions(request);
    checkWriteConcern(request.writeConcern);
    const own = Object.fromEntries(Object.entries(request).filter(([name]) => !generalArguments.has(name)));
    const context = {
      database: String(request.$db ?? ''),
      store: this.#store,
      cursors: this.#cursors,
      now: this.#now,
    };
    const work = () => command.run(own, context);
    return command.isWrite ? this.#store.commands.write(work) : this.#store.commands.read(work);
  }
}

function commandOf(request: BsonDocument): Command {
  const name = Object.keys(request)[0] ?? '';
  const command = commands.get(name);
  if (command) return command;
  throw new CommandError('CommandNotFound', `no such command: '${name}'`);
}

function refuseTransactions(request: BsonDocument): void {
  if (!transactionArguments.some((name) => name in request)) return;
  throw new CommandError(
    'IllegalOperation',
    'Transaction numbers are only allowed on a replica set member or mongos; this server has no transactions',
  );
}

function checkWriteConcern(concern: unknown): void {
  const writers = isDocument(concern) ? plainNumber(concern.w) : undefined;
  if (typeof writers !== 'number' || writers <= 1) return;
  throw new CommandError('BadValue', "cannot use 'w' > 1 when a host is not replicated");
}
