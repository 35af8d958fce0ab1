import { expect, test } from 'vitest';
import { FeatureBag } from './feature-bag.ts';

test('a name in parts is the feature that the whole name is', () => {
  const [whole, parted] = [new FeatureBag(), new FeatureBag()];
  whole.addNames('pair', ['tall ship'], 1);
  parted.add('pair', 'tall', ' ', 'ship');
  expect(parted).toEqual(whole);
});

test('the same name is another feature of another sort', () => {
  const [one, other] = [new FeatureBag(), new FeatureBag()];
  one.add('left', 'ship');
  other.add('right', 'ship');
  expect(one.buckets).not.toEqual(other.buckets);
});
