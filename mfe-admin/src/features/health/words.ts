/** One figure and what it is of. */
export interface Amount {
  figure: string;
  unit: string;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A length of time in the largest unit that says enough. */
export function lengthOf(seconds: number): Amount {
  if (seconds < 10) return { figure: String(Math.round(seconds * 10) / 10), unit: 's' };
  if (seconds < 3 * minute) return { figure: String(Math.round(seconds)), unit: 's' };
  if (seconds < 2 * hour) return { figure: String(Math.round(seconds / minute)), unit: 'min' };
  if (seconds < 2 * day) return { figure: String(Math.round(seconds / hour)), unit: 'h' };
  return { figure: String(Math.round(seconds / day)), unit: 'days' };
}

export const lengthWords = (seconds: number): string => {
  const { figure, unit } = lengthOf(seconds);
  return `${figure} ${unit}`;
};

const steps = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Decimal units, as disks are sold. */
export function sizeWords(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), steps.length - 1);
  const amount = bytes / 1000 ** step;
  const figure = amount < 10 && step > 2 ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${figure} ${steps[step]}`;
}

const isToday = (at: Date, now: Date) => at.toDateString() === now.toDateString();

/** The time of day, and the day where it is another one. */
export function momentWords(iso: string, now: Date): string {
  const at = new Date(iso);
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return isToday(at, now)
    ? time
    : `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}

export const clockWords = (iso: string): string => new Date(iso).toLocaleTimeString('en-GB');
