import { converter, type Oklch, parse } from 'culori';
import type { ColourShare } from '../browser/colours.ts';

const toOklch = converter('oklch');

/** Below this a colour is a grey. */
const greyChroma = 0.03;
/** Shares of the page from which a colour is seen: fields of grey tones, touches of bright ones. */
const leastGrey = 0.02;
const leastBright = 0.004;

function oklchOf(colour: string): Oklch {
  const parsed = toOklch(parse(colour));
  if (!parsed) throw new Error(`“${colour}” is no colour of CSS`);
  return parsed;
}

const hueDistance = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** A dark enough colour is black, whatever its hue. */
const isBlack = ({ l, c }: Oklch): boolean => l < 0.32 && c < Math.max(greyChroma, 0.12 - l * 0.35);

const isGreyLike = (wanted: Oklch, seen: Oklch): boolean =>
  wanted.l < 0.2 ? isBlack(seen) : seen.c < greyChroma && Math.abs(wanted.l - seen.l) < 0.17;

/** Whether a person would call both by the same name; tints and shades of a bright colour count. */
function isLike(wanted: Oklch, seen: Oklch): boolean {
  if (wanted.c < greyChroma) return isGreyLike(wanted, seen);
  const isSameHue = hueDistance(wanted.h ?? 0, seen.h ?? 0) < 28;
  return isSameHue && seen.c > wanted.c * 0.4 && Math.abs(wanted.l - seen.l) < 0.28;
}

const fromRgb = ([r, g, b]: ColourShare['rgb']): Oklch =>
  toOklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });

/** Whether a visitor sees a colour on a page. */
export function isSeen(colour: string, shares: readonly ColourShare[]): boolean {
  const wanted = oklchOf(colour);
  const share = shares
    .filter(({ rgb }) => isLike(wanted, fromRgb(rgb)))
    .reduce((sum, { share }) => sum + share, 0);
  return share >= (wanted.c < greyChroma ? leastGrey : leastBright);
}

/** Whether most of a page is dark. */
export function isMostlyDark(shares: readonly ColourShare[]): boolean {
  const dark = shares.filter(({ rgb }) => fromRgb(rgb).l < 0.45).reduce((sum, { share }) => sum + share, 0);
  return dark > 0.5;
}
