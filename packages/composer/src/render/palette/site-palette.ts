import type { DesignPlan } from '../../plan/site-plan.ts';
import type { Random } from '../../random.ts';
import { type ColourWish, wishFor } from './asked-colours.ts';
import { type Base, createPalette, nightOf, type Palette } from './palette.ts';

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

const onPaper = (base: Base, { background }: Asked): Base =>
  background && background.l > middle ? { ...base, paper: background } : base;

const onNight = (base: Base, { background }: Asked): Base =>
  background && background.l <= middle
    ? { ...base, paper: background, paper2: { ...background, l: background.l + lift } }
    : base;

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
  return createPalette(day, night);
}
