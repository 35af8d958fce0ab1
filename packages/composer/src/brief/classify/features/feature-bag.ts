import { bucketOf, hashText } from './hash.ts';

/** The features of one statement: `values[i]` stands in bucket `buckets[i]`. A bucket may come more than once. */
export interface FeatureVector {
  readonly buckets: readonly number[] | Int32Array;
  readonly values: readonly number[] | Float32Array;
}

const seeds = new Map<string, number>();
/** What the hashes of names go on from, so that those of different sorts are apart. */
function seedOf(sort: string): number {
  const known = seeds.get(sort);
  if (known !== undefined) return known;
  const seed = hashText(sort);
  seeds.set(sort, seed);
  return seed;
}

/** Gathers features sort by sort. Each sort weighs the same however many features it has. */
export class FeatureBag implements FeatureVector {
  buckets: number[] = [];
  values: number[] = [];

  copy(): FeatureBag {
    const bag = new FeatureBag();
    bag.buckets = this.buckets.slice();
    bag.values = this.values.slice();
    return bag;
  }

  /** One feature that weighs 1. Its name comes in parts, as making a text of them would cost more than all else. */
  add(sort: string, ...parts: readonly string[]): void {
    let hash = seedOf(sort);
    for (let at = 0; at < parts.length; at += 1) hash = hashText(parts[at] ?? '', hash);
    this.buckets.push(bucketOf(hash));
    this.values.push(1);
  }

  addAll({ buckets, values }: FeatureVector): void {
    for (let at = 0; at < buckets.length; at += 1) {
      this.buckets.push(buckets[at] ?? 0);
      this.values.push(values[at] ?? 0);
    }
  }

  addHashes(hashes: readonly number[], strength: number): void {
    const value = strength / Math.sqrt(Math.max(hashes.length, 1));
    for (const hash of hashes) {
      this.buckets.push(bucketOf(hash));
      this.values.push(value);
    }
  }

  addNames(sort: string, names: readonly string[], strength: number): void {
    const seed = seedOf(sort);
    const value = strength / Math.sqrt(Math.max(names.length, 1));
    for (const name of names) {
      this.buckets.push(bucketOf(hashText(name, seed)));
      this.values.push(value);
    }
  }
}
