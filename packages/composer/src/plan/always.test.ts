import { expect, test } from 'vitest';
import { alwaysSo } from './always.ts';
import { wordsFor } from './own-locale.ts';

const asked = (wish: string, tag = 'en') =>
  alwaysSo(wish, wordsFor({ languages: { value: [tag], sureness: 1, from: [] } }));

test.each([
  ['en', 'Must be responsive and accessible with keyboard navigation', 'phones'],
  ['en', 'The website should be fast', 'loads fast'],
  ['en', 'Respects reduced motion', 'reduced motion'],
  ['de', 'Barrierefrei, ohne Frameworks', 'no frameworks'],
  ['en', 'it should just look nice', 'kept simple'],
  ['fr', 'Un site simple, rien de compliqué', 'kept simple'],
  ['ja', 'スマホ対応にしてください', 'phones'],
])('%s: what every site is fulfils “%s”', (tag, wish, how) => {
  expect(asked(wish, tag)?.how).toContain(how);
  expect(asked(wish, tag)?.isAll).toBe(true);
});

test('a wish that asks for more is not fulfilled by it', () => {
  expect(asked('responsive, with a parallax background video')?.isAll).toBe(false);
  expect(asked('nothing fancy, only an animated aquarium')?.isAll).toBe(false);
  expect(asked('fast-paced animations')?.isAll).toBe(false);
  expect(asked('Built with React and a framework')).toBeUndefined();
});
