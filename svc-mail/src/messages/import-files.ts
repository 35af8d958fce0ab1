import type { Logger } from '@sitewright/service-kit';
import type { OutboxFile, OutboxFolder } from '../mail/outbox-folder.ts';
import { readMail } from '../mail/read-mail.ts';
import { keptSince } from './indexes.ts';
import type { MessagesRepository } from './messages.repository.ts';

interface ImportDependencies {
  folder: OutboxFolder;
  messages: MessagesRepository;
  log: Logger;
}

/**
 * Shows administrators the files whose messages the database does not have: those of versions that kept no message they
 * had written to a file, and of an outbox that outlived its database. A file of a message that is too old to be kept goes:
 * one that was restored or written again is younger than its message. Returns how many there were.
 */
export async function importFiles(deps: ImportDependencies, now: Date): Promise<number> {
  const files = (await deps.folder.list()).filter(isWhole);
  const known = await deps.messages.findKnown(files.map(({ id }) => id));
  const unknown = files.filter(({ id }) => !known.has(id));
  for (const file of unknown) await importReadable(deps, file, keptSince(now));
  return unknown.length;
}

type WholeFile = OutboxFile & { id: string };

const isWhole = (file: OutboxFile): file is WholeFile => file.id !== undefined;

/** One file that cannot be read must not hide the others. */
async function importReadable(deps: ImportDependencies, file: WholeFile, oldest: Date): Promise<void> {
  try {
    await importFile(deps, file, oldest);
  } catch (error) {
    deps.log.error({ err: error, file: file.name }, 'a file of the outbox could not be listed');
  }
}

async function importFile(
  { folder, messages, log }: ImportDependencies,
  file: WholeFile,
  oldest: Date,
): Promise<void> {
  const read = await readMail(await folder.read(file));
  if (read && read.createdAt < oldest) await folder.removeFile(file);
  else if (read) await messages.addKept(file.id, read.message, read.createdAt);
  else log.warn({ file: file.name }, 'a file of the outbox is no message of the contact form');
}
