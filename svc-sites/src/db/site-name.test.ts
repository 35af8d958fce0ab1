import { describe, expect, it } from 'vitest';
import { nameKeyOf, toStoredName } from './site-name.ts';

describe('a stored name', () => {
  it.each([
    ['is as long as a name may be', 'n'.repeat(121), 'n'.repeat(120)],
    ['does not end in half a character', `${'n'.repeat(119)}🥐`, 'n'.repeat(119)],
    ['does not end in a space', `${'n'.repeat(119)} and more`, 'n'.repeat(119)],
    ['has no broken characters', 'a\ud83db', 'a\ufffdb'],
  ])('%s', (_name, name, stored) => {
    expect(toStoredName(name)).toBe(stored);
  });
});

describe('the order by name', () => {
  it('knows neither case nor accents', () => {
    const names = ['Zebra', 'éclair', 'Eclipse', 'apple', 'Ångström', '한글', 'Émile'];
    const ordered = names.toSorted((one, other) => (nameKeyOf(one) < nameKeyOf(other) ? -1 : 1));
    expect(ordered).toEqual(['Ångström', 'apple', 'éclair', 'Eclipse', 'Émile', 'Zebra', '한글']);
  });
});
