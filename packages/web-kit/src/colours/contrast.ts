import { fromRgb, type Rgb, toRgb } from './hex.ts';

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2: 1 to 21. @param one as `#rrggbb` */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What text needs on its ground. */
export const enough = 4.5;

const steps = 100;

function mixed(hex: string, into: string, share: number): string {
  const [from, to] = [toRgb(hex), toRgb(into)];
  return fromRgb([0, 1, 2].map((at) => (from[at] ?? 0) * (1 - share) + (to[at] ?? 0) * share) as Rgb); // Of three.
}

/** The colour that is nearest to one and can be read on, or behind, another one. */
export function nearestReadable(hex: string, against: string): string | undefined {
  for (let step = 1; step <= steps; step += 1) {
    for (const end of ['#000000', '#ffffff']) {
      const candidate = mixed(hex, end, step / steps);
      if (contrast(candidate, against) >= enough) return candidate;
    }
  }
  return undefined;
}
