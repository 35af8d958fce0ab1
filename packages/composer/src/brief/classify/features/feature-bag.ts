import { bucketOf, hashText } from './hash.ts';

/** The features of one statement: `values[i]` stands in bucket `buckets[i]`. A bucket may come more than once. */
export interface FeatureVector {
  readonly buckets: readonly number[] | Int32Array;
  readonly values: readonly number[] | Float32Array;
}

/** Gathers features sort by sort. Each sort weighs the same however many features it has. */
export class FeatureBag implements FeatureVector {
  buckets: number[] = [];
  values: number[] = [];

  copy(): FeatureBag {
    const bag = new FeatureBag();
    bag.buckets = [...this.buckets];
    bag.values = [...this.values];
    return bag;
  }

  addHashes(hashes: readonly number[], strength: number): void {
    const value = strength / Math.sqrt(Math.max(hashes.length, 1));
    for (const hash of hashes) {
      this.buckets.push(bucketOf(hash));
      this.values.push(value);
    }
  }

  addNames(sort: string, names: readonly string[], strength: number): void {
    const seed = hashText(sort);
    this.addHashes(
      names.map((name) => hashText(name, seed)),
      strength,
    );
  }
}
