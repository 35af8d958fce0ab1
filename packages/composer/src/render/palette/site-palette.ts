import { converter } from 'culori';
import type { DesignPlan } from '../../plan/site-plan.ts';
import type { Random } from '../../random.ts';
import { type ColourWish, wishFor } from './asked-colours.ts';
import { toHex } from './colour.ts';
import { type Base, createPalette, nightOf, type Palette, type Theme } from './palette.ts';

/** How a family colours a site. */
export type Colours = (wish: ColourWish, random: Random) => { light: Base; dark?: Base };

/** From here on a background is light. */
const middle = 0.5;
/** How much a dark page's second ground is lighter than its first. */
const lift = 0.035;

type Asked = DesignPlan['colours'];

/** What is asked for by its role stands whatever the family does with the rest. */
function withRoles(base: Base, { text, primary }: Asked): Base {
  return {
    ...base,
    ...(text && (text.l > middle ? { chalk: text } : { ink: text })),
    ...(primary && { button: primary }),
  };
}

/** Where the page takes another colour than the family's, an accent that the family had for it is not lost. */
function onPaper(base: Base, { background, accent }: Asked): Base {
  if (!background || background.l <= middle) return base;
  const isShown = [base.paper2, base.deep, base.accent].some((colour) => colour === accent);
  return { ...base, paper: background, ...(accent && !isShown && { accent }) };
}

const onNight = (base: Base, { background }: Asked): Base =>
  background && background.l <= middle
    ? { ...base, paper: background, paper2: { ...background, l: background.l + lift } }
    : base;

/** From here on a colour has a hue. */
const hued = 0.012;

/** Whether nothing but black, white and grey is asked for. */
const isColourless = (asked: Asked): boolean => {
  const all = Object.values(asked);
  return all.length > 0 && all.every(({ c }) => c < hued);
};

const toOklch = converter('oklch');
const greyOf = (hex: string): string => toHex({ l: toOklch(hex)?.l ?? 0, c: 0, h: 0 });

const greyRoles = <Name extends string>(roles: Readonly<Record<Name, string>>): Record<Name, string> =>
  // Every value is a colour and stays one under its name.
  Object.fromEntries(Object.entries<string>(roles).map(([name, hex]) => [name, greyOf(hex)])) as Record<
    Name,
    string
  >;

const greyTheme = ({ paper, paper2, deep, accent }: Theme): Theme => ({
  paper: greyRoles(paper),
  paper2: greyRoles(paper2),
  deep: greyRoles(deep),
  accent: greyRoles(accent),
});

/** Black and white means no third colour, however faint. */
const withoutHue = ({ light, dark, art }: Palette): Palette => ({
  light: greyTheme(light),
  dark: greyTheme(dark),
  art: greyRoles(art),
});

/** The colours of a site in both themes: the family's, the asked ones exactly where they are asked for. */
export function createSitePalette(colours: Colours, design: DesignPlan, random: Random): Palette {
  const asked = design.colours;
  const { light, dark = nightOf(light) } = colours(
    wishFor(design, random.fork('wish')),
    random.fork('colours'),
  );
  const night = withRoles(onNight(dark, asked), asked);
  const isDarkByDay =
    design.theme === 'light' && asked.background !== undefined && asked.background.l <= middle;
  const day = isDarkByDay ? night : withRoles(onPaper(light, asked), asked);
  const palette = createPalette(day, night);
  return isColourless(asked) ? withoutHue(palette) : palette;
}
