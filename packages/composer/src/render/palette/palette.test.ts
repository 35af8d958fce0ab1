import { converter } from 'culori';
import { describe, expect, test } from 'vitest';
import type { ColourPlan, DesignPlan } from '../../plan/site-plan.ts';
import { createRandom, type Random } from '../../random.ts';
import { familyIds } from '../families/look.ts';
import { families } from '../families/registry.ts';
import { contrast, toHex } from './colour.ts';
import { groundNames, type Palette } from './palette.ts';
import { createSitePalette } from './site-palette.ts';

const textPairs = [
  ['text', 'ground'],
  ['text', 'panel'],
  ['muted', 'ground'],
  ['muted', 'panel'],
  ['mark', 'ground'],
  ['mark', 'panel'],
  ['onFill', 'fill'],
] as const;
const themes = ['light', 'dark'] as const;

const toOklch = converter('oklch');
function colourOf(hex: string): ColourPlan {
  const colour = toOklch(hex);
  if (!colour) throw new Error(`${hex} is no colour`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

const designOf = (more: Partial<DesignPlan>): DesignPlan => ({
  family: 'calm',
  colours: {},
  hue: 200,
  theme: 'light',
  subject: 'cup',
  icons: [],
  ...more,
});

const paletteOf = (family: (typeof familyIds)[number], design: DesignPlan, seed = 'a'): Palette =>
  createSitePalette(families[family].colours, design, createRandom(seed));

const anyHex = (random: Random) => `#${random.index(0x1000000).toString(16).padStart(6, '0')}`;
const roles = ['background', 'text', 'primary', 'accent', 'second'] as const;

/** A wish of some seed: up to five colours of any kind, by their roles. */
function wishOf(seed: number): DesignPlan {
  const random = createRandom(`wish ${seed}`);
  const colours = roles
    .filter(() => random.chance(0.5))
    .map((role) => [role, colourOf(anyHex(random))] as const);
  return designOf({
    colours: Object.fromEntries(colours),
    hue: random.index(360),
    theme: random.pick(themes),
  });
}

const weakPairs = (palette: Palette) =>
  themes.flatMap((theme) =>
    groundNames.flatMap((ground) =>
      textPairs
        .filter(([on, under]) => contrast(palette[theme][ground][on], palette[theme][ground][under]) < 4.5)
        .map(([on, under]) => `${theme} ${ground}: ${on} on ${under}`),
    ),
  );
const weakEdges = (palette: Palette) =>
  themes.flatMap((theme) =>
    groundNames.filter((ground) => contrast(palette[theme][ground].edge, palette[theme][ground].ground) < 3),
  );

describe.each(familyIds)('%s', (family) => {
  test('every text is readable and every control stands out, whatever colours are asked for', () => {
    const weak = Array.from({ length: 50 }, (_, seed) => wishOf(seed)).flatMap((design, seed) => {
      const palette = paletteOf(family, design, `${seed}`);
      return [...weakPairs(palette), ...weakEdges(palette)].map((pair) => `wish ${seed} ${pair}`);
    });

    expect(weak).toEqual([]);
  });

  test.each(['#f97316', '#00ff00', '#ff0000', '#1a3d2b', '#ffd400', '#000000'])(
    'buttons are %s where asked',
    (hex) => {
      const { light } = paletteOf(family, designOf({ colours: { primary: colourOf(hex) } }));

      expect(groundNames.map((ground) => light[ground].fill)).toContain(hex);
    },
  );

  test.each(['#ffffff', '#fdf6e3', '#ffee00'])('the page is %s where asked', (hex) => {
    expect(paletteOf(family, designOf({ colours: { background: colourOf(hex) } })).light.paper.ground).toBe(
      hex,
    );
  });

  test('a dark page is exactly as dark as asked, and its text as asked', () => {
    const design = designOf({
      theme: 'dark',
      colours: { background: colourOf('#0b1020'), text: colourOf('#e6edf3') },
    });

    expect(paletteOf(family, design).dark.paper).toMatchObject({ ground: '#0b1020', text: '#e6edf3' });
  });
});

test('hexadecimal colours come back as they were written', () => {
  const random = createRandom('hex');
  const written = Array.from({ length: 500 }, () => anyHex(random));

  expect(written.map((hex) => toHex(colourOf(hex)))).toEqual(written);
});
