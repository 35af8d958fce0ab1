/** Times of day in minutes since midnight: `9`, `9:30`, `09.30 Uhr`, `6pm` and `6 p.m.`; a bare number counts as an hour. */
const clock = /(?<!\d)(?<hour>\d{1,2})(?:[:.h](?<minute>[0-5]\d))?(?!\d)\s{0,2}(?<half>[ap]\.?m\b)?/giu;

function minutesOf({ hour = '', minute = '0', half = '' }: Record<string, string | undefined>): number {
  const isAfternoon = half.toLowerCase().startsWith('p') && Number(hour) < 12;
  const isMidnight = half.toLowerCase().startsWith('a') && Number(hour) === 12;
  return (isMidnight ? 0 : Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}

export const timesIn = (text: string): number[] =>
  Array.from(text.matchAll(clock), ({ groups = {} }) => minutesOf(groups));

/** What can be nothing but a time of day: with its minutes behind a colon, or with a word that says so. */
const plainClocks = [
  /(?<![\p{L}\p{N}:.,])(?<hour>[01]?\d|2[0-4])[:h](?<minute>[0-5]\d)(?![\d:])(?:\s{0,2}(?<half>[ap]\.?m\b))?/giu,
  /(?<![\p{L}\p{N}:.,])(?<hour>[01]?\d|2[0-4])(?:\.(?<minute>[0-5]\d))?\s{0,2}(?:(?<half>[ap]\.?m\b)|Uhr\b|o['’]clock\b)/giu,
];

/** A time of day, as it is written. */
export interface PlainTime {
  written: string;
  minutes: number;
}

export const plainTimesIn = (text: string): PlainTime[] =>
  plainClocks
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .toSorted((one, other) => one.index - other.index)
    .map(({ 0: written, groups = {} }) => ({ written, minutes: minutesOf(groups) }));

const number = /\d{1,9}(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d{1,2})?(?!\d)/gu;

/** Amounts, however their thousands and decimals are set apart. */
export function amountsIn(text: string): number[] {
  return Array.from(text.matchAll(number), ([written]) => {
    const decimals = /[.,](\d{1,2})$/u.exec(written);
    const whole = decimals ? written.slice(0, decimals.index) : written;
    return Number(`${whole.replaceAll(/\D/gu, '')}.${decimals?.[1] ?? '0'}`);
  });
}
