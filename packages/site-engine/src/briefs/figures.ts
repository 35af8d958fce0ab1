/** Times of day in minutes since midnight: `9`, `9:30`, `09.30 Uhr`, `6pm` and `6 p.m.`; a bare number counts as an hour. */
const clock = /(?<!\d)(?<hour>\d{1,2})(?:[:.h](?<minute>[0-5]\d))?(?!\d)\s{0,2}(?<half>[ap]\.?m\b)?/giu;

export function timesIn(text: string): number[] {
  return Array.from(text.matchAll(clock), ({ groups = {} }) => {
    const { hour = '', minute = '0', half = '' } = groups;
    const isAfternoon = half.toLowerCase().startsWith('p') && Number(hour) < 12;
    const isMidnight = half.toLowerCase().startsWith('a') && Number(hour) === 12;
    return (isMidnight ? 0 : Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
  });
}

const number = /\d{1,9}(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d{1,2})?(?!\d)/gu;

/** Amounts, however their thousands and decimals are set apart. */
export function amountsIn(text: string): number[] {
  return Array.from(text.matchAll(number), ([written]) => {
    const decimals = /[.,](\d{1,2})$/u.exec(written);
    const whole = decimals ? written.slice(0, decimals.index) : written;
    return Number(`${whole.replaceAll(/\D/gu, '')}.${decimals?.[1] ?? '0'}`);
  });
}
