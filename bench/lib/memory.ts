import { readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Resident memory of a process (proc(5)). */
export const megabytesOf = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes) / 2 ** 20;
