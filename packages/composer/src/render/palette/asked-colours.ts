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

/** A single dark colour lends its hue to the accent, light enough for dark print; black stays without one. */
const accentFrom = (deep: Oklch): Oklch =>
  isGrey(deep)
    ? { l: 0.42, c: 0, h: deep.h }
    : { l: 0.8, c: Math.min(0.1, Math.max(0.07, deep.c)), h: deep.h };

type Asked = DesignPlan['colours'];

/** White marks nothing on a light page: it is the page. */
const isWhite = (colour: Oklch): boolean => colour.l > 0.95 && isGrey(colour);

const named = ({ primary, accent, second }: Asked): Oklch[] =>
  [primary, accent, second].flatMap((colour) => colour ?? []);

/**
 * Every asked colour is a field or a mark. Whichever is dark enough fills fields, the main colour first; the other one
 * marks. Of two light ones the second is a ground of its own.
 */
function parts(asked: Asked): Pick<ColourWish, 'deep' | 'accent' | 'second'> {
  const marks = named(asked).filter((colour) => !isWhite(colour));
  const deep = marks.find(({ l }) => l <= lightestField);
  const [mark, other] = marks.filter((colour) => colour !== deep);
  return { ...(deep && { deep }), ...(mark && { accent: mark }), ...(other && { second: other }) };
}

/** The page where it is light: as asked, or white where white is one of the colours. */
const paperOf = (asked: Asked): Oklch | undefined => asked.background ?? named(asked).find(isWhite);

/** What marks where only a field is asked for. */
function derivedAccent(deep: Oklch | undefined, paper: Oklch | undefined): Oklch | undefined {
  if (!deep) return undefined;
  return isGrey(deep) && paper && !isGrey(paper) ? toned(paper) : accentFrom(deep);
}

/** What the person asked for wins; what they left open comes from the plan's hue and the seed. */
export function wishFor({ colours, hue, theme }: DesignPlan, random: Random): ColourWish {
  const { deep, accent, second } = parts(colours);
  const paper = theme === 'light' ? paperOf(colours) : undefined;
  const lead =
    accent ?? deep ?? (colours.background && !isGrey(colours.background) ? colours.background : undefined);
  const mark = accent ?? derivedAccent(deep, paper);
  return {
    hue: lead && lead.c > 0.03 ? lead.h : seededHue(hue, random),
    ...(mark && { accent: mark }),
    ...(second && { second }),
    ...(deep && { deep }),
    ...(paper && { paper }),
  };
}
