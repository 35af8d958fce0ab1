import { colourNames } from './colour-names.ts';
import { fromRgb, type Rgb, toHex } from './hex.ts';

type Three = [one: number, two: number, three: number];

/** CSS Color 4, section 7.1. */
function fromHsl([hue, saturation, lightness]: Three): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

const toScreen = (linear: number) =>
  255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);

/** CSS Color 4, sample code: OKLab to linear sRGB. */
function fromOklab([lightness, a, b]: Three): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toScreen(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toScreen(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toScreen(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function fromOklch([lightness, chroma, hue]: Three): Rgb {
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

/** What a hundred percent of each part are, and how it becomes a colour. */
const notations: Record<string, { whole: Three; read: (parts: Three) => Rgb }> = {
  rgb: { whole: [255, 255, 255], read: (parts) => parts },
  hsl: { whole: [360, 1, 1], read: fromHsl },
  oklab: { whole: [1, 0.4, 0.4], read: fromOklab },
  oklch: { whole: [1, 0.4, 360], read: fromOklch },
};

function numberOf(words: string, whole: number): number {
  const [, digits, unit] = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/.exec(words) ?? [];
  if (words === 'none') return 0;
  return digits === undefined ? Number.NaN : Number(digits) * (unit === '%' ? whole / 100 : 1);
}

function fromNotation(words: string): string | undefined {
  const [, name = '', inside = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(words) ?? [];
  const notation = notations[name.replace(/^(rgb|hsl)a$/, '$1')];
  const [one = '', two = '', three = '', opacity = '1', ...more] = inside.trim().split(/[\s,/]+/);
  if (!notation || more.length > 0 || numberOf(opacity, 1) !== 1) return undefined;
  const { whole, read } = notation;
  const rgb = read([numberOf(one, whole[0]), numberOf(two, whole[1]), numberOf(three, whole[2])]);
  return rgb.every(Number.isFinite) ? fromRgb(rgb) : undefined;
}

/**
 * A colour as CSS writes it (hex, `rgb()`, `hsl()`, `oklab()`, `oklch()` or a name), as `#rrggbb`; nothing for other words,
 * and for a colour that lets through what is behind it.
 */
export function readColour(css: string): string | undefined {
  const words = css.trim().toLowerCase();
  if (words.startsWith('#')) return toHex(words);
  const digits = colourNames.get(words);
  return digits === undefined ? fromNotation(words) : `#${digits}`;
}
