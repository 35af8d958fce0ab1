import type { Random } from '../../random.ts';
import { round, times } from './drawing.ts';
import { createNoise } from './noise.ts';

/** Lightness, chroma and hue. */
type Colour = readonly [number, number, number];
export type HourName = 'dawn' | 'noon' | 'dusk' | 'night';

interface Hour {
  /** Sky above, sky below, far hills, near hills, water, sun. */
  colours: readonly Colour[];
  /** How far down the sun stands, as a share of the sky. */
  sun: number;
}

export const hours: Readonly<Record<HourName, Hour>> = {
  dawn: {
    colours: [
      [0.72, 0.05, 260],
      [0.9, 0.06, 50],
      [0.66, 0.05, 280],
      [0.5, 0.05, 270],
      [0.74, 0.06, 240],
      [0.95, 0.08, 70],
    ],
    sun: 0.76,
  },
  noon: {
    colours: [
      [0.72, 0.1, 235],
      [0.92, 0.04, 215],
      [0.68, 0.06, 220],
      [0.52, 0.07, 165],
      [0.68, 0.11, 220],
      [0.98, 0.05, 100],
    ],
    sun: 0.22,
  },
  dusk: {
    colours: [
      [0.42, 0.09, 285],
      [0.8, 0.13, 50],
      [0.46, 0.09, 310],
      [0.3, 0.06, 275],
      [0.55, 0.09, 300],
      [0.9, 0.14, 65],
    ],
    sun: 0.66,
  },
  night: {
    colours: [
      [0.2, 0.05, 265],
      [0.38, 0.06, 255],
      [0.26, 0.045, 260],
      [0.17, 0.035, 255],
      [0.27, 0.05, 255],
      [0.95, 0.03, 90],
    ],
    sun: 0.32,
  },
};

const sky = (index: number) => `var(--sky-${index})`;

/** The custom properties by which a landscape takes on an hour; `skyHeight` in its own units. */
export function hourStyle(hour: HourName, skyHeight: number): string {
  const { colours, sun } = hours[hour];
  const skies = colours.map((colour, index) => `--sky-${index}:oklch(${colour.join(' ')})`);
  return [...skies, `--sun:${Math.round(sun * skyHeight)}px`].join(';');
}

function ridge(random: Random, width: number, level: number, height: number, waves: number): string {
  const noise = createNoise(random);
  const points = times(61, (index) => {
    const share = index / 60;
    const rise = noise(share * waves) * height * Math.sin(Math.PI * (0.08 + 0.84 * share));
    return `L${round(share * width)} ${round(level - rise)}`;
  });
  return `M0 ${level}${points.join('')}L${width} ${level}Z`;
}

/** Light on water: wider and further apart towards the viewer. */
const glitter = (random: Random, width: number, horizon: number, depth: number): string =>
  times(54, () => {
    const near = random.next();
    const length = 8 + near * 90 * random.next();
    const x = width * 0.62 + (random.next() - 0.5) * (40 + near * width * 0.34);
    return `M${round(x - length / 2)} ${round(horizon + 6 + near * near * depth)}h${round(length)}`;
  }).join('');

/** Hills over water under a low sun, in the colours of an hour. The horizon lies at six tenths. */
export function landscape(random: Random, width: number, height: number): string {
  const id = `land-${random.index(1e6)}`;
  const horizon = Math.round(height * 0.6);
  const boat = `M${round(width * 0.78)} ${round(horizon + height * 0.07)}c1 -16 4 -22 12 -28c2 14 4 22 3 28zM${round(width * 0.78 - 2)} ${round(horizon + height * 0.07)}h26c-3 5 -6 6 -12 6s-11 -2 -14 -6z`;
  return `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky(0)}"/><stop offset="1" stop-color="${sky(1)}"/></linearGradient><linearGradient id="${id}-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky(1)}"/><stop offset=".5" stop-color="${sky(4)}"/></linearGradient></defs><rect width="${width}" height="${horizon + 1}" fill="url(#${id}-sky)"/><circle cx="${round(width * 0.62)}" r="${round(Math.min(width, height) * 0.075)}" fill="${sky(5)}" style="transform:translateY(var(--sun))"/><path d="${ridge(random.fork('far'), width, horizon, height * 0.34, 3)}" fill="${sky(2)}"/><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#${id}-water)"/><path d="${glitter(random, width, horizon, height - horizon)}" stroke="${sky(5)}" stroke-width="1.6" opacity=".75"/><path d="${ridge(random.fork('near'), width * 0.78, horizon, height * 0.42, 2)}" transform="translate(${round(-width * 0.34)} ${round(height * 0.13)})" fill="${sky(3)}"/><path d="${boat}" fill="${sky(5)}"/>`;
}
