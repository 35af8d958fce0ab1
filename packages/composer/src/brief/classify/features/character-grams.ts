import { isDense } from './dense.ts';
import { hashText, hashUnit } from './hash.ts';

const shortest = 3;
const longest = 5;

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
