const exactly = 3;

/** A count as the name of a feature: what is more is told less exactly. */
export const roughSize = (count: number): string =>
  count <= exactly ? String(count) : `2^${Math.floor(Math.log2(count))}`;
