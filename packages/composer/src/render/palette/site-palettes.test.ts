import { paletteIds } from '@sitewright/contracts';
import { converter } from 'culori';
import { describe, expect, test } from 'vitest';
import type { ColourPlan, DesignPlan } from '../../plan/site-plan.ts';
import { createRandom } from '../../random.ts';
import { familyIds } from '../families/look.ts';
import { families } from '../families/registry.ts';
import { contrast } from './colour.ts';
import { createSitePalette } from './site-palette.ts';
import { palettesFor } from './site-palettes.ts';

const toOklch = converter('oklch');
function colourOf(hex: string): ColourPlan {
  const colour = toOklch(hex);
  if (!colour) throw new Error(`${hex} is no colour`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

const designOf = (hue: number, primary?: string): DesignPlan => ({
  family: 'calm',
  colours: primary ? { primary: colourOf(primary) } : {},
  hue,
  theme: 'light',
  subject: 'cup',
  icons: [],
});

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const leads = ['#0a5c36', '#ffd400', '#f97316', '#1a1a2e', '#b3e5fc', '#d6336c', '#808080', '#000000'];
/** Each palette is drawn in both themes, which takes its time. */
const fewDesigns = [
  ...[20, 110, 200, 290].map((hue) => designOf(hue)),
  ...leads.slice(0, 3).map((lead) => designOf(200, lead)),
];
const designs = [...hues.map((hue) => designOf(hue)), ...leads.map((lead) => designOf(200, lead))];

test('there is one of each kind, and no two pages with their accents are alike', () => {
  for (const design of designs) {
    const palettes = palettesFor(design);
    expect(palettes.map(({ id }) => id)).toEqual(paletteIds);
    expect(new Set(palettes.map(({ page, accent }) => `${page} ${accent}`)).size).toBe(paletteIds.length);
  }
});

test('all that is read on it can be read, and its buttons are seen', () => {
  for (const palette of designs.flatMap(palettesFor)) {
    expect(palette.contrast.text).toBeGreaterThanOrEqual(7);
    expect(palette.contrast.button).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.text, palette.page)).toBeGreaterThanOrEqual(palette.contrast.text);
    expect(contrast(palette.onButton, palette.button)).toBeGreaterThanOrEqual(palette.contrast.button);
    expect(contrast(palette.button, palette.page)).toBeGreaterThanOrEqual(3);
  }
});

test('a colour that was asked for is in nearly all of them', () => {
  const holding = (lead: string) =>
    palettesFor(designOf(200, lead)).filter(({ button, accent }) => [button, accent].includes(lead)).length;
  for (const lead of ['#0a5c36', '#ffd400', '#d6336c']) expect(holding(lead)).toBeGreaterThanOrEqual(5);
});

describe.each(familyIds)('%s', (family) => {
  test('shows a palette that was chosen as it is', () => {
    for (const design of fewDesigns) {
      for (const { id, theme, page, panel, text, button, accent } of palettesFor(design)) {
        const colours = {
          background: colourOf(page),
          text: colourOf(text),
          primary: colourOf(button),
          accent: colourOf(accent),
          second: colourOf(panel),
        };
        const palette = createSitePalette(
          families[family].colours,
          { ...design, theme, colours },
          createRandom('a'),
        );
        const shown = palette[theme];
        expect([shown.paper.ground, shown.paper.text, shown.paper.fill], id).toEqual([page, text, button]);
        expect([shown.accent.ground, shown.deep.ground], id).toContain(accent);
      }
    }
  });
});
