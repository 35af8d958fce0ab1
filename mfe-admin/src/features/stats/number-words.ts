/** A count as people write it: `12,345`. */
export const numberWords = (value: unknown) => Number(value).toLocaleString('en');
