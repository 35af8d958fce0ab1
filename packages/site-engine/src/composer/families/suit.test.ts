import { describe, expect, test } from 'vitest';
import { suitability } from './suit.ts';

describe('views through arches and headings in columns', () => {
  test.each([
    ['luxe', 'saas', 'elegant'],
    ['luxe', 'bank', 'elegant'],
    ['japanese', 'garage', 'minimal'],
    ['japanese', 'dentist', 'calm'],
  ] as const)('%s never meets a %s, however %s', (family, kind, tone) => {
    expect(suitability(family, kind, tone, 'en')).toBe(0);
  });

  test('are at home in Japanese', () => {
    expect(suitability('japanese', 'garage', 'plain', 'ja')).toBeGreaterThan(0);
  });
});

test('a lively Japanese site is no quiet one', () => {
  const [quiet, lively] = [
    suitability('japanese', 'kindergarten', 'playful', 'ja'),
    suitability('mosaic', 'kindergarten', 'playful', 'ja'),
  ];

  expect(lively).toBeGreaterThan(quiet);
});

test('a tone brings its family even where the kind does not know it, though less than where it does', () => {
  const dentist = suitability('playful', 'dentist', 'playful', 'en');

  expect(dentist).toBeGreaterThan(suitability('calm', 'dentist', 'playful', 'en'));
  expect(dentist).toBeLessThan(suitability('playful', 'pets', 'playful', 'en'));
});

test('a kind that differs from its group keeps the choices of the group for later', () => {
  const [own, ofGroup] = [
    suitability('minimal', 'architect', 'plain', 'en'),
    suitability('poster', 'architect', 'plain', 'en'),
  ];

  expect(ofGroup).toBeGreaterThan(0);
  expect(ofGroup).toBeLessThan(own / 5);
});
