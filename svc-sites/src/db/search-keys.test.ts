import { describe, expect, it } from 'vitest';
import { searchedKeys, searchKeysOf } from './search-keys.ts';

const isFound = (name: string, text: string) => {
  const keys = new Set(searchKeysOf(name));
  const searched = searchedKeys(text);
  return searched.length > 0 && searched.every((key) => keys.has(key));
};

describe('a name', () => {
  it.each([
    ['Mie Câline', 'cal'],
    ['Mie Câline', 'CALINE mie'],
    ['Mie-Câline', 'mie cal'],
    ['Bäckerei Müller & Söhne', 'backer sohne'],
    ['Copy of Price (a+b)* 50%', '50%'],
    ['example.com', 'com'],
    ['مخبز بيروت', 'بيرو'],
    ['한국 식당', '식당'],
    ['東京都パン屋', '京都'],
    ['東京都パン屋', 'パ'],
    ['ร้านขนมปัง', 'ขนม'],
    ['Tokyo東京', '東京 tok'],
    ['🥐 Bakery 🥐', 'bakery'],
    ['a'.repeat(120), 'a'.repeat(60)],
  ])('%j is found by %j', (name, text) => {
    expect(isFound(name, text)).toBe(true);
  });

  it.each([
    ['Mie Câline', 'line'],
    ['Mie Câline', 'mie smith'],
    ['東京都', '都京'],
    ['Mie', '.*'],
    ['Mie', ''],
  ])('%j is not found by %j', (name, text) => {
    expect(isFound(name, text)).toBe(false);
  });

  it('has a bounded number of keys', () => {
    expect(searchKeysOf('ab '.repeat(40)).length).toBe(2);
    expect(searchKeysOf('京'.repeat(120)).length).toBeLessThanOrEqual(240);
    const letters = Array.from({ length: 120 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join('');
    expect(searchKeysOf(letters)).toHaveLength(239);
  });
});
