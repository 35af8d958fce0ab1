import { expect, test } from 'vitest';
import { isDangerous } from './claims.ts';
import { wordsFor } from './own-locale.ts';

const words = wordsFor({ languages: { value: ['de', 'es', 'it', 'ja', 'zh'], sureness: 1, from: [] } });

test.each([
  'Our drops cure diabetes in a month',
  'Heilt Krebs ohne Chemie',
  'cura el cáncer',
  'がんが治るサプリ',
  '根治糖尿病',
  '100% guaranteed, doctors agree',
  'Guaranteed weight loss',
])('%s is a dangerous claim', (text) => expect(isDangerous(text, words)).toBe(true));

test.each([
  'Dry-cured ham, €9',
  'We run for cancer research',
  'A support group for people with depression',
  '100% satisfaction guaranteed or your money back',
  'All work guaranteed for two years',
  'Curated wines, cura dei dettagli',
])('%s is none', (text) => expect(isDangerous(text, words)).toBe(false));
