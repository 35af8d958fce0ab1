/** Han, Kana and Thai are written without spaces: there one character says as much as three letters. */
export const isDense = (unit: number): boolean =>
  (unit >= 0x3040 && unit <= 0x30ff) ||
  (unit >= 0x3400 && unit <= 0x9fff) ||
  (unit >= 0x0e00 && unit <= 0x0e7f);
