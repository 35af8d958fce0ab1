import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionResponse } from '@sitewright/contracts';
import { mountSmallDisk } from '@sitewright/embedded-mongo/testing';
import { createFollower, startProxy } from '@sitewright/service-kit/testing';
import { startFakeProvider } from '@sitewright/site-engine/testing';
import { MongoClient } from 'mongodb';
import { newAccount } from '../../e2e/support/account.ts';
import { startTestPlatform } from '../../e2e/support/platform.ts';
import { findPart } from '../../e2e/support/processes.ts';
import { startMailServer } from '../../svc-mail/test/mail-server.ts';
import { startDatabase } from '../lib/start-database.ts';
import { createJournal } from '../load/journal.ts';
import { untilReady } from '../load/until.ts';
import { reports } from './reports.ts';

export const services = ['svc-auth', 'svc-sites', 'svc-mail'] as const;
export type Part = (typeof services)[number] | 'gateway';

export interface WorldOptions {
  /** What the platform is told besides. */
  settings?: Record<string, string>;
  /** How large the database's own disk is, such as `24m`: it has one that can be filled. */
  disk?: string;
}

/** Seconds within which a generation has ended, whatever happens in it. */
export const longestGeneration = 60;
export const takeoverSeconds = 2;

const unlimited = '1000000';
const usualSettings = {
  GENERATION_TIMEOUT_SECONDS: '40',
  GENERATION_LONGEST_SECONDS: String(longestGeneration),
  TAKEOVER_SECONDS: String(takeoverSeconds),
  OPENAI_MODEL: 'fake-model',
  GENERATIONS_PER_DAY: unlimited,
  GENERATIONS_AT_ONCE: '32',
  REGISTRATIONS_PER_HOUR: unlimited,
  MAIL_FROM: 'site@sitewright.example',
  MAIL_TO: 'team@sitewright.example',
};

const throughPort = (address: string, port: number) => {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
};

async function makeFolder(resources: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-faults-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What the platform needs and cannot rely on, each behind a wire. */
async function startSurroundings(folder: string, resources: AsyncDisposableStack, diskSize?: string) {
  const wireTo = async (port: number) => resources.adopt(await startProxy(port), (wire) => wire.close());
  const disk =
    diskSize === undefined ? undefined : resources.adopt(mountSmallDisk(diskSize), (it) => it.remove());
  const database = resources.adopt(await startDatabase(disk?.folder ?? folder), (it) => it.stop());
  const provider = resources.adopt(await startFakeProvider(), (it) => it.close());
  const mail = resources.adopt(await startMailServer(), (it) => it.close());
  return {
    disk,
    database,
    provider,
    mail,
    databaseWire: await wireTo(database.port),
    providerWire: await wireTo(Number(new URL(provider.baseURL).port)),
    mailWire: await wireTo(mail.port),
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;

/**
 * The platform as `npm start` starts it, before a database, a model and a mail server that do as they are told. Whatever was
 * started goes again where the rest cannot be.
 */
export async function startWorld({ settings = {}, disk }: WorldOptions = {}) {
  await using starting = new AsyncDisposableStack();
  const folder = await makeFolder(starting);
  const around = await startSurroundings(folder, starting, disk);
  const uri = throughPort(around.database.uri, around.databaseWire.port);
  const platform = await startTestPlatform({
    ...usualSettings,
    MONGODB_URI: uri,
    OPENAI_BASE_URL: throughPort(around.provider.baseURL, around.providerWire.port),
    SMTP_URL: throughPort(around.mail.url, around.mailWire.port),
    ...settings,
  });
  starting.defer(() => platform.close());
  const client = starting.adopt(await new MongoClient(around.database.uri).connect(), (it) => it.close());
  const resources = starting.move();
  const sessions: SessionResponse[] = [];
  const killed = new Set<Part>();
  let prompts = 0;

  const pidOf = (part: Part) => findPart(`${part}/src/main.ts`, `MONGODB_URI=${uri}`);
  const newPerson = async () => {
    const session = await newAccount(platform);
    sessions.push(session);
    return { ...session, follower: createFollower(session.token) };
  };

  return {
    ...around,
    url: platform.url,
    platform,
    folder,
    db: client.db(),
    journal: createJournal(join(reports, `writes-${around.database.port}.jsonl`)),
    /** Everybody who was made, for the oracle. */
    sessions,
    pidOf,
    newPerson,
    /** Where a service is reached past the gateway. */
    addressOf: (part: Exclude<Part, 'gateway'>) => `http://127.0.0.1:${platform.parts[part]?.ready.port}`,
    /** Those that were, since somebody forgot them. */
    killed,
    kill(part: Part, signal: NodeJS.Signals = 'SIGKILL') {
      killed.add(part);
      process.kill(pidOf(part), signal);
    },
    untilReady: (seconds?: number) => untilReady(platform.url, seconds),
    /** Somebody with a prompt of their own, to which the model answers as it is told. */
    async newWriter() {
      prompts += 1;
      const prompt = `A bakery with a wood-fired oven, the one with number ${prompts}.`;
      return { ...(await newPerson()), prompt, asked: around.provider.direct(prompt) };
    },
    /** What all parts have logged so far. */
    async logs() {
      const names = await readdir(platform.logDir);
      const texts = await Promise.all(names.map((name) => readFile(join(platform.logDir, name), 'utf8')));
      return texts.join('\n');
    },
    close: () => resources.disposeAsync(),
  };
}

export type Writer = Awaited<ReturnType<World['newWriter']>>;
