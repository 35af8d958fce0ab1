import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, small enough to be filled by a test. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all room that is left. */
  fill(): void;
  /** Gives back what `fill` took. */
  makeRoom(): void;
  /** Takes no more writes, or takes them again. Linux refuses the first while a file on it is open for writing. */
  setReadOnly(isReadOnly: boolean): void;
  remove(): void;
}

/** @throws Error where this process may not mount */
export function mountSmallDisk(size: string): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => writeUntilFull(filler),
    makeRoom: () => rmSync(filler),
    setReadOnly: (isReadOnly) => {
      const mode = isReadOnly ? 'ro' : 'rw';
      execFileSync('mount', ['-o', `remount,${mode}`, folder], { stdio: 'ignore' });
    },
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Whether disks can be mounted here: as root on Linux, outside of most containers. */
export function canMountDisks(): boolean {
  try {
    mountSmallDisk('64k').remove();
    return true;
  } catch {
    return false;
  }
}

/** Options of a test that is skipped where they cannot. */
export const needsMounting = {
  meta: { needs: 'the right to mount: root on Linux, outside of most containers' },
};

function writeUntilFull(path: string): void {
  const file = openSync(path, 'a');
  const chunk = Buffer.alloc(4096, 'x');
  try {
    for (;;) writeSync(file, chunk);
  } catch {
    // There is no more room, which is what was wanted.
  } finally {
    closeSync(file);
  }
}
