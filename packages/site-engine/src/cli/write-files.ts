import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { SiteFile } from '../engine.ts';
import { isSafePath } from '../files/safe-path.ts';
import { UsageError } from './usage-error.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** @throws UsageError when the folder holds anything: nothing of a person's is ever overwritten. */
export async function refuseFilledFolder(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw new UsageError(`${folder} is not a folder that can be read.`, { cause: error });
  });
  if (entries.length > 0) throw new UsageError(`${folder} is not empty. Name a new folder with --out.`);
}

export async function writeFiles(folder: string, files: readonly SiteFile[]): Promise<void> {
  for (const { path, content } of files) {
    if (!isSafePath(path)) throw new Error(`Refused to write ${JSON.stringify(path)}`);
    const target = join(resolve(folder), path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
