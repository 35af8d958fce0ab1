import { describe, expect, test } from 'vitest';
import { families } from '../families/registry.ts';
import { createRandom } from '../random.ts';
import { readColours } from '../reading/colours.ts';
import { tablesFor } from '../reading/word-tables.ts';
import { wishFor } from './asked-colours.ts';
import { contrast, toHex } from './colour.ts';
import { createPalette, groundNames } from './palette.ts';

const textPairs = [
  ['text', 'ground'],
  ['text', 'panel'],
  ['muted', 'ground'],
  ['muted', 'panel'],
  ['mark', 'ground'],
  ['mark', 'panel'],
  ['onFill', 'fill'],
] as const;

const asked = [
  '',
  'black and gold',
  'red and black',
  'pastel colours',
  'navy',
  'white',
  'yellow',
  'grey',
  'neon',
  'brown and cream',
  'colour #777777',
  'colour #e00',
  'blue',
];

describe.each(Object.values(families))('$id', (family) => {
  const palettes = asked.flatMap((prompt) =>
    Array.from({ length: prompt ? 2 : 24 }, (_, seed) => {
      const random = createRandom(`${seed}`);
      const { light, dark } = family.colours(
        wishFor(readColours(prompt, 'Brand', tablesFor('en')), seed * 15, random),
        random,
      );
      return { name: `${prompt}#${seed}`, palette: createPalette(light, dark) };
    }),
  );

  test('every text is readable on every ground, in both themes', () => {
    const weak = palettes.flatMap(({ name, palette }) =>
      (['light', 'dark'] as const).flatMap((theme) =>
        groundNames.flatMap((ground) =>
          textPairs
            .filter(
              ([on, under]) => contrast(palette[theme][ground][on], palette[theme][ground][under]) < 4.5,
            )
            .map(([on, under]) => `${name} ${theme} ${ground}: ${on} on ${under}`),
        ),
      ),
    );

    expect(weak).toEqual([]);
  });

  test('controls stand out by 3:1', () => {
    for (const { palette } of palettes) {
      for (const ground of groundNames) {
        expect(contrast(palette.light[ground].edge, palette.light[ground].ground)).toBeGreaterThanOrEqual(3);
        expect(contrast(palette.dark[ground].edge, palette.dark[ground].ground)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('an asked-for colour is one of its grounds or buttons as asked', () => {
    const [colour] = readColours('brand colour #2266aa', 'Brand', tablesFor('en'));
    if (!colour) throw new Error('The colour was not read');
    const { light, dark } = family.colours(wishFor([colour], 0, createRandom('a')), createRandom('a'));
    const used = groundNames.flatMap((ground) => Object.values(createPalette(light, dark).light[ground]));

    expect(used).toContain(toHex(colour));
  });
});
