import { readdirSync, readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Resident memory of a process (proc(5)). */
export const megabytesOf = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes) / 2 ** 20;

/** Open files and sockets of a process (proc(5)). */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

const ticksPerSecond = 100;

/** User and system time in a file of proc(5), in milliseconds. */
function timeIn(file: string): number {
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** Processor time of a process with all its threads so far, user and system, in milliseconds (proc(5)). */
export const cpuMsOf = (pid: number): number => timeIn(`/proc/${pid}/stat`);

/** The same of its main thread alone, on which the event loop of Node runs. */
export const mainThreadMsOf = (pid: number): number => timeIn(`/proc/${pid}/task/${pid}/stat`);
