import type { DesignPlan } from '../../plan/site-plan.ts';
import type { Random } from '../../random.ts';
import type { Oklch } from './oklch.ts';

/** The asked-for colours by the part they can play, and the hue everything else is made from. */
export interface ColourWish {
  hue: number;
  accent?: Oklch;
  second?: Oklch;
  deep?: Oklch;
  paper?: Oklch;
}

const isGrey = ({ c }: Oklch) => c < 0.03;

/** From here on a colour is too light to carry a whole field with white print. */
const lightestField = 0.62;

const seededHue = (hue: number, random: Random): number => (hue + random.between(-25, 25) + 360) % 360;

/** Black and a pale colour: the pale one marks, a shade stronger than the paper it lies on. */
const toned = ({ l, c, h }: Oklch): Oklch => ({ l: l - 0.06, c: c * 1.6, h });

/** A single dark colour lends its hue to the accent; black stays without one. */
const accentFrom = (deep: Oklch): Oklch =>
  isGrey(deep)
    ? { l: 0.42, c: 0, h: deep.h }
    : { l: 0.6, c: Math.min(0.12, Math.max(0.07, deep.c)), h: deep.h };

type Asked = DesignPlan['colours'];

/** The main colour fills fields where it is dark enough for that, and marks where it is not. */
function parts({ primary, accent }: Asked): { deep?: Oklch; accent?: Oklch } {
  const isField = primary !== undefined && primary.l <= lightestField;
  const mark = accent ?? (isField ? undefined : primary);
  return { ...(isField && { deep: primary }), ...(mark && { accent: mark }) };
}

/** What marks where only a field is asked for. */
function derivedAccent(deep: Oklch | undefined, paper: Oklch | undefined): Oklch | undefined {
  if (!deep) return undefined;
  return isGrey(deep) && paper && !isGrey(paper) ? toned(paper) : accentFrom(deep);
}

/** What the person asked for wins; what they left open comes from the plan's hue and the seed. */
export function wishFor({ colours, hue, theme }: DesignPlan, random: Random): ColourWish {
  const { deep, accent } = parts(colours);
  const paper = theme === 'light' ? colours.background : undefined;
  const lead =
    accent ?? deep ?? (colours.background && !isGrey(colours.background) ? colours.background : undefined);
  const mark = accent ?? derivedAccent(deep, paper);
  return {
    hue: lead && lead.c > 0.03 ? lead.h : seededHue(hue, random),
    ...(mark && { accent: mark }),
    ...(colours.second && { second: colours.second }),
    ...(deep && { deep }),
    ...(paper && { paper }),
  };
}
