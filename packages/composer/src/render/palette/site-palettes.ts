import { type Palette, type PaletteId, paletteIds } from '@sitewright/contracts';
import type { DesignPlan } from '../../plan/site-plan.ts';
import { contrast, readable, toHex, turn } from './colour.ts';
import type { Oklch } from './oklch.ts';

/** What a palette is mixed from. */
interface Mix {
  theme: Palette['theme'];
  page: Oklch;
  /** Of parts that stand out from the page. */
  panel: Oklch;
  text: Oklch;
  button: Oklch;
  accent: Oklch;
}

/** Each palette from the hue of the site; `other` is a hue away from it. */
const mixes: Readonly<Record<PaletteId, (hue: number, other: number) => Mix>> = {
  paper: (hue, other) => ({
    theme: 'light',
    page: { l: 0.962, c: 0.022, h: 84 },
    panel: { l: 0.92, c: 0.034, h: 80 },
    text: { l: 0.25, c: 0.03, h: hue },
    button: { l: 0.42, c: 0.115, h: hue },
    accent: { l: 0.79, c: 0.1, h: other },
  }),
  white: (hue) => ({
    theme: 'light',
    page: { l: 0.99, c: 0.002, h: hue },
    panel: { l: 0.95, c: 0.018, h: hue },
    text: { l: 0.22, c: 0.02, h: hue },
    button: { l: 0.5, c: 0.18, h: hue },
    accent: { l: 0.8, c: 0.13, h: turn(hue, -40) },
  }),
  tint: (hue) => ({
    theme: 'light',
    page: { l: 0.935, c: 0.035, h: hue },
    panel: { l: 0.885, c: 0.05, h: hue },
    text: { l: 0.27, c: 0.06, h: hue },
    button: { l: 0.36, c: 0.09, h: hue },
    accent: { l: 0.72, c: 0.15, h: turn(hue, 180) },
  }),
  shifted: (hue, other) => ({
    theme: 'light',
    page: { l: 0.968, c: 0.014, h: other },
    panel: { l: 0.925, c: 0.032, h: other },
    text: { l: 0.24, c: 0.045, h: other },
    button: { l: 0.44, c: 0.13, h: other },
    accent: { l: 0.77, c: 0.13, h: hue },
  }),
  stone: (hue) => ({
    theme: 'light',
    page: { l: 0.95, c: 0.006, h: hue },
    panel: { l: 0.905, c: 0.009, h: hue },
    text: { l: 0.22, c: 0.01, h: hue },
    button: { l: 0.27, c: 0.015, h: hue },
    accent: { l: 0.68, c: 0.17, h: hue },
  }),
  night: (hue, other) => ({
    theme: 'dark',
    page: { l: 0.2, c: 0.03, h: hue },
    panel: { l: 0.245, c: 0.034, h: hue },
    text: { l: 0.94, c: 0.018, h: hue },
    button: { l: 0.6, c: 0.15, h: hue },
    accent: { l: 0.82, c: 0.11, h: other },
  }),
};

/** Far enough to be another colour, and not the opposite one. */
const away = 130;
/** A colour of the person's is a field where it is no lighter than this; a lighter one marks. */
const lightestField = 0.62;
/** A button stands out from the page (WCAG 2.2, 1.4.11). */
const standingOut = 3;
const [textRatio, buttonRatio] = [7, 4.6];
const hued = 0.03;

/** The colour that the site has now for what it is asked for by: it stays in every palette that has room for it. */
function kept({ colours }: DesignPlan): Oklch | undefined {
  const lead = colours.primary ?? colours.accent;
  return lead && lead.c > hued ? lead : undefined;
}

function withKept(mix: Mix, lead: Oklch | undefined): Mix {
  if (!lead) return mix;
  const isField = lead.l <= lightestField;
  if (isField && contrast(toHex(lead), toHex(mix.page)) >= standingOut) return { ...mix, button: lead };
  return isField ? mix : { ...mix, accent: lead };
}

const tenths = (ratio: number): number => Math.floor(ratio * 10) / 10;

function mixed(id: PaletteId, { theme, page, panel, text, button, accent }: Mix): Palette {
  const [ground, part, field] = [toHex(page), toHex(panel), toHex(button)];
  const ink = readable(text, [ground, part], textRatio);
  const light = { ...page, l: 0.97, c: Math.min(page.c, 0.03) };
  const words = readable(
    contrast(field, '#ffffff') > buttonRatio ? light : { ...text, l: 0.2 },
    [field],
    buttonRatio,
  );
  return {
    id,
    theme,
    page: ground,
    panel: part,
    text: ink,
    button: field,
    onButton: words,
    accent: toHex(accent),
    contrast: {
      text: tenths(Math.min(contrast(ink, ground), contrast(ink, part))),
      button: tenths(contrast(words, field)),
    },
  };
}

/** A few palettes for one site, around the colour that it has; whichever is chosen, all families can be read in it. */
export function palettesFor(design: DesignPlan): Palette[] {
  const lead = kept(design);
  const hue = lead?.h ?? design.hue;
  return paletteIds.map((id) => mixed(id, withKept(mixes[id](hue, turn(hue, away)), lead)));
}
