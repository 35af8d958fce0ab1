import { readdirSync, readFileSync } from 'node:fs';

/** State and parent of a process from the kernel's own table (proc(5)); nothing when there is none. */
function look(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** Every process below this one. */
export function descendants(pid: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const below = (one: number): number[] =>
    all.filter((candidate) => look(candidate)?.parent === one).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

/** Those that still run: a zombie has ended and only waits for its parent to notice. */
export const running = (pids: number[]) => pids.filter((pid) => !['Z', undefined].includes(look(pid)?.state));

const read = (pid: number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

/** How a process was started. */
export const commandLine = (pid: number) => read(pid, 'cmdline');
export const environment = (pid: number) => read(pid, 'environ');

/** The settings that a process was started with, without those of its channel to who started it. */
export function settingsOf(pid: number): Record<string, string> {
  const lines = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  const settings = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(line) ?? [];
    return name === '' || name.startsWith('NODE_CHANNEL_') ? [] : [[name, value]];
  });
  return Object.fromEntries(settings);
}

/**
 * The one process of a platform that this process has started and that runs this script with this setting.
 * @throws Error when there is none, or more than one
 */
export function findPart(script: string, setting: string): number {
  const found = descendants(process.pid).filter(
    (pid) => commandLine(pid).includes(script) && environment(pid).includes(setting),
  );
  const [pid] = found;
  if (pid === undefined || found.length > 1)
    throw new Error(`${script} runs ${found.length} times with ${setting}.`);
  return pid;
}

/** kill -9 of one part: nothing is said, nothing is tidied. */
export const killPart = (script: string, setting: string) =>
  process.kill(findPart(script, setting), 'SIGKILL');
