const units = ['B', 'KB', 'MB'];

/** A size as a person reads it: `312 B`, `11.8 KB`, `81 KB`. A kilobyte is 1,000 bytes, as in file managers. */
export function sizeWords(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  const digits = power > 0 && amount < 20 ? 1 : 0;
  return `${amount.toLocaleString('en', { maximumFractionDigits: digits })} ${units[power]}`;
}
