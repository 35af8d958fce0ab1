const exactly = 3;
const powers = Array.from({ length: 32 }, (_, power) => `2^${power}`);

/** A count as the name of a feature: what is more is told less exactly. */
export const roughSize = (count: number): string =>
  count <= exactly ? String(count) : (powers[Math.floor(Math.log2(count))] ?? '');
