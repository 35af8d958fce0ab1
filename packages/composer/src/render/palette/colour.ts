import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { Oklch } from './oklch.ts';

const toRgb = converter('rgb');
/** Half a step of eight bits: what is nearer to the edge of the screen's colours lies on it. */
const tolerance = 1 / 510;
const isInside = (channel: number) => channel > -tolerance && channel < 1 + tolerance;

/**
 * The nearest colour a screen can show, as `#rrggbb`: lightness and hue stay, chroma gives way. A colour that was written in
 * hexadecimal digits comes back as it was.
 */
export function toHex({ l, c, h }: Oklch): string {
  const rgb = toRgb({ mode: 'oklch', l, c, h });
  const canBeShown = [rgb.r, rgb.g, rgb.b].every(isInside);
  return formatHex(canBeShown ? rgb : clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

export const contrast = (a: string, b: string): number => wcagContrast(a, b);

export const turn = (hue: number, degrees: number): number => (((hue + degrees) % 360) + 360) % 360;

/** The ratio on the least favourable of several grounds. */
export const worstContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

const step = 0.02;

/**
 * The colour of this hue that is nearest in lightness to the wanted one and readable on all the grounds: lightness
 * walks away from them until the ratio holds, and ends at black or white.
 */
export function readable(wanted: Oklch, grounds: readonly string[], ratio: number): string {
  const goesDarker = worstContrast('#000000', grounds) >= worstContrast('#ffffff', grounds);
  const end = goesDarker ? '#000000' : '#ffffff';
  for (let l = wanted.l; l > 0 && l < 1; l += goesDarker ? -step : step) {
    const colour = toHex({ ...wanted, l });
    if (worstContrast(colour, grounds) >= ratio) return colour;
  }
  return end;
}
