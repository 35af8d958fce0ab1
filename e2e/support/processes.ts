import { readdir, readFile } from 'node:fs/promises';

async function parentOf(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Every process below this one, from the kernel's own table. */
export async function descendants(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(all.map(async (one) => [one, await parentOf(one)] as const)));
  const below = (one: number): number[] =>
    all.filter((candidate) => parents.get(candidate) === one).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}
