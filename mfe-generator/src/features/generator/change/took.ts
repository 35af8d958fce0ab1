/** How long something takes, as it is read at a glance: "12 s", "2 min 5 s". */
export function inSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds >= 60) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${seconds} s`;
}

/** The same of what is over: less than a second has a digit more. */
export const tookWords = (ms: number): string =>
  ms < 1000 ? `${Math.max(0.1, Math.round(ms / 100) / 10)} s` : inSeconds(Math.round(ms / 1000) * 1000);
