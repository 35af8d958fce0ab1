import type { Random } from '../../random.ts';
import type { Oklch } from './oklch.ts';

/** A colour as the person wrote it: by a name, or exactly as `#` and hexadecimal digits. */
export interface NamedColour extends Oklch {
  name: string;
}

/** The asked-for colours by the part they can play, and the hue everything else is made from. */
export interface ColourWish {
  hue: number;
  accent?: Oklch;
  second?: Oklch;
  deep?: Oklch;
  paper?: Oklch;
}

const isDeep = ({ l }: Oklch) => l <= 0.42;
const isPaper = ({ l, c }: Oklch) => l > 0.9 && c < 0.09;
const isGrey = ({ c }: Oklch) => c < 0.03;

/** A dark green as strong as a screen can show it is a billiard table; a field of it is quieter, unless it is given exactly. */
function asField(colour: NamedColour): NamedColour {
  const isGreen = colour.h > 120 && colour.h < 175;
  return isGreen && isDeep(colour) && !colour.name.startsWith('#')
    ? { ...colour, c: colour.c * 0.65 }
    : colour;
}

const seededHue = (kindHue: number, random: Random): number =>
  (kindHue + random.between(-25, 25) + 360) % 360;

/** From here on a colour is too light to carry a whole field with white print. */
const lightestField = 0.62;

interface Parts {
  deep: Oklch | undefined;
  rest: readonly Oklch[];
}

/** Two colours that are not pale share the work: the darker one fills fields, the other marks. */
function partsOf(colours: readonly Oklch[]): Parts {
  const strong = colours.filter((colour) => !isPaper(colour));
  const deep = colours.find(isDeep);
  const rest = strong.filter((colour) => colour !== deep);
  if (deep || rest.length < 2) return { deep, rest };
  const darkest = rest.reduce((a, b) => (b.l < a.l ? b : a));
  return darkest.l <= lightestField
    ? { deep: darkest, rest: rest.filter((colour) => colour !== darkest) }
    : { deep, rest };
}

/** What the person asked for wins; what they left open comes from the kind of business and the seed. */
export function wishFor(named: readonly NamedColour[], kindHue: number, random: Random): ColourWish {
  const colours = named.map(asField);
  const {
    deep,
    rest: [accent, second],
  } = partsOf(colours);
  const paper = colours.find(isPaper);
  const lead = accent ?? deep;
  return {
    hue: lead && lead.c > 0.03 ? lead.h : seededHue(kindHue, random),
    ...(accent && { accent }),
    ...(!accent &&
      deep && { accent: isGrey(deep) && paper && !isGrey(paper) ? toned(paper) : accentFrom(deep) }),
    ...(second && { second }),
    ...(deep && { deep }),
    ...(paper && { paper }),
  };
}

/** Black and a pale colour: the pale one marks, a shade stronger than the paper it lies on. */
const toned = ({ l, c, h }: Oklch): Oklch => ({ l: l - 0.06, c: c * 1.6, h });

/** A single dark colour lends its hue to the accent; black stays without one. */
const accentFrom = (deep: Oklch): Oklch =>
  isGrey(deep)
    ? { l: 0.42, c: 0, h: deep.h }
    : { l: 0.6, c: Math.min(0.12, Math.max(0.07, deep.c)), h: deep.h };
