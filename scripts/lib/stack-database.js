import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { containersOf, untilReady } from './containers.js';
import { compose, composeOrRefuse } from './docker.js';
import { embeddedFile, readEmbeddedCopy, tryEmbeddedCopy } from './embedded-copy.js';
import { Refusal } from './say.js';

/**
 * How the stack's database is saved into a folder, which returns what it holds where that can be told, and comes back from
 * it. `tryOut` uses what was saved without touching what is there; `load` replaces it.
 * @typedef {import('./inventory.js').Inventory | undefined} Held
 * @typedef {{ kind: import('./archive.js').Kind, save: (folder: string) => Promise<Held>,
 *   tryOut: (folder: string, inventory: Held) => Promise<void>, load: (folder: string) => Promise<void> }} StackDatabase
 */

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ from?: string, to?: string }} [files]
 */
async function stream(args, env, files) {
  const { code, output } = await compose(args, { env, quiet: true, ...files });
  if (code === 0) return;
  if (files?.to) rmSync(files.to, { force: true });
  throw new Refusal(`${output.trim()}\ndocker compose ${args.slice(0, 3).join(' ')} … failed: see above.`);
}

/** @param {NodeJS.ProcessEnv} env */
async function startDatabase(env) {
  await composeOrRefuse(['up', '--detach', '--no-build', 'mongodb'], { env, quiet: true });
  await untilReady(await containersOf(env, 'mongodb'), env);
}

const noteCommand = `
  const { connectMongo, instanceDatabase, noteBackup } = await import('@sitewright/service-kit');
  const record = JSON.parse(process.argv[1]);
  const { db, close } = await connectMongo(instanceDatabase(), 'backup');
  await noteBackup(db, { ...record, at: new Date(record.at) }).finally(close);
`;

/**
 * Runs a script with one argument where the driver and the database's address are.
 * @param {string} script
 * @param {string} argument
 * @param {NodeJS.ProcessEnv} env
 */
const runByDriver = (script, argument, env) =>
  stream(
    ['run', '--rm', '--no-deps', '-T', 'svc-auth', 'node', '--input-type=module', '-e', script, argument],
    env,
  );

const backUpCommand = `
  const { connectMongo } = await import('@sitewright/service-kit');
  const { db, close } = await connectMongo(process.env.MONGODB_URI, 'backup');
  await db.command({ backUp: 1, name: process.argv[1] }).finally(close);
`;

/**
 * The embedded server copies itself as of one moment; it is asked by the driver that every service has.
 * @param {NodeJS.ProcessEnv} env
 * @returns {StackDatabase}
 */
function embeddedDatabase(env) {
  const file = (/** @type {string} */ folder) => join(folder, embeddedFile);
  return {
    kind: 'stack-embedded',
    async save(folder) {
      const name = `backup-${process.pid}-${Date.now()}.sqlite`;
      try {
        await runByDriver(backUpCommand, name, env);
        await stream(['exec', '-T', 'mongodb', 'cat', `/data/${name}`], env, { to: file(folder) });
      } finally {
        await compose(['exec', '-T', 'mongodb', 'rm', '-f', `/data/${name}`], { env, quiet: true });
      }
      return readEmbeddedCopy(file(folder));
    },
    tryOut: (folder, inventory) => tryEmbeddedCopy(file(folder), inventory),
    async load(folder) {
      await composeOrRefuse(['stop', 'mongodb'], { env, quiet: true });
      const replace = `cat > /data/restored && rm -f /data/${embeddedFile}* && mv /data/restored /data/${embeddedFile}`;
      await stream(['run', '--rm', '--no-deps', '-T', 'mongodb', 'sh', '-c', replace], env, {
        from: file(folder),
      });
      await startDatabase(env);
    },
  };
}

const trial = 'sitewright_restore_trial';
const asAdmin = '--username admin --authenticationDatabase admin';

/** MongoDB's tools read the password from a file; on their command line every process would see it. */
const withTools = (/** @type {string} */ command) =>
  `umask 077 && printf 'password: "%s"\\n' "$(cat /run/secrets/mongodb-admin-password)" > /tmp/tools.yml && ${command}`;

const restoreCommand = (/** @type {string} */ options) =>
  withTools(
    `mongorestore --config /tmp/tools.yml ${asAdmin} --archive --gzip --drop --stopOnError ${options}`,
  );

const dropTrial = `
  const password = require('node:fs').readFileSync('/run/secrets/mongodb-admin-password', 'utf8').trim();
  db.getSiblingDB('admin').auth('admin', password);
  db.getSiblingDB('${trial}').dropDatabase();
`;

/**
 * MongoDB by its own tools, which are in its image.
 * @param {NodeJS.ProcessEnv} env
 * @returns {StackDatabase}
 */
function bundledMongodb(env) {
  const file = (/** @type {string} */ folder) => join(folder, 'mongodb.archive.gz');
  const inContainer = (/** @type {string} */ command) => ['exec', '-T', 'mongodb', 'sh', '-c', command];
  const dump = withTools(
    `mongodump --config /tmp/tools.yml ${asAdmin} --db sitewright --archive --gzip --quiet`,
  );
  return {
    kind: 'stack-mongodb',
    async save(folder) {
      await stream(inContainer(dump), env, { to: file(folder) });
      return undefined;
    },
    async tryOut(folder) {
      await startDatabase(env);
      try {
        const elsewhere = `--nsFrom 'sitewright.*' --nsTo '${trial}.*'`;
        await stream(inContainer(restoreCommand(elsewhere)), env, { from: file(folder) });
      } finally {
        await stream(['exec', '-T', 'mongodb', 'mongosh', '--quiet', '--eval', dropTrial], env);
      }
    },
    load: (folder) => stream(inContainer(restoreCommand('')), env, { from: file(folder) }),
  };
}

/** @returns {StackDatabase} of an operator's own MongoDB, which the stack has no right to */
const noDatabase = () => ({
  kind: 'stack-without-database',
  save: async () => undefined,
  tryOut: async () => {},
  load: async () => {},
});

/**
 * Has the services' database say how a backup of the stack went.
 * @param {import('./backup-record.js').BackupRecord} record
 * @param {NodeJS.ProcessEnv} env
 */
export const noteInStack = (record, env) => runByDriver(noteCommand, JSON.stringify(record), env);

/**
 * The database that this stack is configured with.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<StackDatabase>}
 */
export async function stackDatabase(env) {
  const { services } = JSON.parse(
    await composeOrRefuse(['config', '--format', 'json'], { env, quiet: true }),
  );
  if (!services.mongodb) return noDatabase();
  return services.mongodb.image.startsWith('sitewright/embedded-mongo')
    ? embeddedDatabase(env)
    : bundledMongodb(env);
}
