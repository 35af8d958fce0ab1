import { readdirSync, readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Resident memory of a process (proc(5)). */
export const megabytesOf = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes) / 2 ** 20;

/** Open files and sockets of a process (proc(5)). */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

const ticksPerSecond = 100;

/** Processor time of a process with all its threads so far, user and system, in milliseconds (proc(5)). */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
