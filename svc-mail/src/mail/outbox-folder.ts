import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface OutboxFile {
  /** Of the message; undefined for a file that was being written when the process died. */
  id: string | undefined;
  name: string;
  writtenAt: Date;
}

/** Where an instance without a mail server keeps messages as `.eml` files, for their owner only. */
export interface OutboxFolder {
  /** Returns the file's path. */
  write(id: string, mail: Buffer): Promise<string>;
  read(file: OutboxFile): Promise<Buffer>;
  /** Does nothing where there is no such file. */
  remove(id: string): Promise<void>;
  /** Every file there is; none where nothing was ever written. */
  list(): Promise<OutboxFile[]>;
  removeFile(file: OutboxFile): Promise<void>;
}

const fileName = /^(?:([0-9a-f]{24})\.eml|[0-9a-f]{24}\.eml\.part)$/;

export function createOutboxFolder(path: string): OutboxFolder {
  const pathOf = (id: string) => join(path, `${id}.eml`);
  return {
    async write(id, mail) {
      const file = pathOf(id);
      await mkdir(path, { recursive: true, mode: 0o700 });
      // Whole or not at all, and on the disk before the message leaves the outbox.
      await writeFile(`${file}.part`, mail, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
      return file;
    },
    read: ({ name }) => readFile(join(path, name)),
    remove: (id) => rm(pathOf(id), { force: true }),
    removeFile: ({ name }) => rm(join(path, name), { force: true }),
    async list() {
      const names = (await namesIn(path)).filter((name) => fileName.test(name));
      return Promise.all(names.map((name) => describe(path, name)));
    },
  };
}

async function namesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return [];
    throw error;
  }
}

async function describe(path: string, name: string): Promise<OutboxFile> {
  const { mtime } = await stat(join(path, name));
  return { id: fileName.exec(name)?.[1], name, writtenAt: mtime };
}
