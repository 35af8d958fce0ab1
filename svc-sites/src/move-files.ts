import {
  connectMongo,
  createLogger,
  demandReadable,
  instanceDatabase,
  loadSettings,
} from '@sitewright/service-kit';
import { z } from 'zod';
import { contentSettings, fileSecrets, fileSettings } from './config.ts';
import { openCollections } from './db/collections.ts';
import { schema } from './db/schema.ts';
import { type Moved, moveContents } from './storage/move-contents.ts';
import { createMovedContentsRepository } from './storage/moved-contents.repository.ts';
import { openContents } from './storage/open-contents.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const sum = ({ count, bytes }: Readonly<Moved>) => `${count} contents (${inMegabytes(bytes)})`;

const log = createLogger('move-files', 'warn');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const saidEvery = 1000;
let said = 0;
function sayNowAndThen(moved: Readonly<Moved>) {
  if (moved.count < said + saidEvery) return;
  said = moved.count;
  say(`${sum(moved)} …`);
}

/** Moves the files of sites to where new ones go. */
async function moveFiles(): Promise<void> {
  const settings = contentSettings(loadSettings(z.object(fileSettings), { secrets: fileSecrets }));
  const { db, close } = await connectMongo(instanceDatabase(), 'move-files');
  try {
    await demandReadable(db, 'svc-sites', schema);
    const collections = openCollections(db);
    const files = await openContents(settings, collections, log);
    const moved = await moveContents({
      blobs: createMovedContentsRepository(collections),
      contents: files.contents,
      into: settings.into,
      signal: stopping.signal,
      onProgress: sayNowAndThen,
    });
    await files.close();
    say(`Moved ${sum(moved)} into ${settings.into}; ${moved.left} are left.`);
    for (const hash of moved.failed)
      say(`${hash} could not be read as it was stored, and stays where it is.`);
    if (moved.left > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

await moveFiles().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
