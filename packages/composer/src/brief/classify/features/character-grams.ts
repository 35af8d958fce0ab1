import { hashText, hashUnit } from './hash.ts';

const shortest = 3;
const longest = 5;

/** Han, Kana and Thai are written without spaces: there one character says as much as three letters. */
const isDense = (unit: number): boolean =>
  (unit >= 0x3040 && unit <= 0x30ff) ||
  (unit >= 0x3400 && unit <= 0x9fff) ||
  (unit >= 0x0e00 && unit <= 0x0e7f);

/** Runs of three to five characters, of one and two in dense scripts; `^` and `$` mark the ends. */
export function characterGrams(sort: string, normalText: string): number[] {
  const seed = hashText(sort);
  const text = `^${normalText}$`;
  const hashes: number[] = [];
  for (let start = 0; start < text.length; start++) {
    const from = isDense(text.charCodeAt(start)) ? 1 : shortest;
    let hash = seed;
    for (let length = 1; length <= longest && start + length <= text.length; length++) {
      hash = hashUnit(hash, text.charCodeAt(start + length - 1));
      if (length >= from) hashes.push(hash);
    }
  }
  return hashes;
}
