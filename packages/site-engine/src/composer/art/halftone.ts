import type { Random } from '../random.ts';
import { round } from './drawing.ts';
import { createNoise } from './noise.ts';
import type { Subject } from './subject.ts';

/** How dark it is at a point of the unit square, from 0 to 1. */
type Tone = (x: number, y: number) => number;

type ToneMaker = (random: Random) => Tone;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const rings =
  (count: number): Tone =>
  (x, y) => {
    const distance = Math.hypot(x - 0.5, y - 0.5) * 2.1;
    if (distance > 1) return 0;
    const light = clamp(0.66 - (x - 0.5) * 0.8 - (y - 0.5));
    return clamp(
      distance < 0.22
        ? 1 - light * 0.8
        : (0.5 + 0.5 * Math.cos(distance * count)) * 0.62 + (1 - light) * 0.42,
    );
  };

const burst =
  (rays: number): Tone =>
  (x, y) => {
    const angle = Math.atan2(y - 0.55, x - 0.5);
    const distance = Math.hypot(x - 0.5, y - 0.55);
    if (distance < 0.13) return 1;
    return clamp((0.5 + 0.5 * Math.cos(angle * rays)) * 1.3 - distance * 0.75);
  };

const globe: Tone = (x, y) => {
  const distance = Math.hypot(x - 0.5, y - 0.5) * 2.15;
  if (distance > 1) return 0;
  const height = Math.sqrt(1 - distance * distance);
  return clamp(1 - ((x - 0.5) * -0.9 + (y - 0.5) * -0.9 + height * 0.75));
};

const plates: Tone = (x, y) => {
  const inside = (left: number, right: number, half: number) =>
    x > left && x < right && Math.abs(y - 0.5) < half;
  const shade = 0.35 + Math.abs(y - 0.44) * 1.5;
  const isPlate =
    inside(0.06, 0.14, 0.26) ||
    inside(0.16, 0.26, 0.4) ||
    inside(0.74, 0.84, 0.4) ||
    inside(0.86, 0.94, 0.26);
  return isPlate ? clamp(shade) : inside(0.26, 0.74, 0.05) ? clamp(0.5 + Math.abs(y - 0.5) * 8) : 0;
};

const waves = (random: Random): Tone => {
  const noise = createNoise(random);
  return (x, y) => {
    const center = 0.25 + noise(x * 3) * 0.5;
    return clamp(1 - Math.abs(y - center) / (0.12 + noise(x * 5 + 40) * 0.2));
  };
};

/** What is printed where a thing has no tone of its own. */
const anyTone: readonly [ToneMaker, ...ToneMaker[]] = [waves, () => globe, () => burst(14), () => rings(24)];

const toneOf: Readonly<Partial<Record<Subject, ToneMaker>>> = {
  speaker: () => rings(29),
  vinyl: () => rings(52),
  cup: () => rings(14),
  lens: () => rings(22),
  plate: () => rings(18),
  weight: () => plates,
  dumbbell: () => plates,
  camera: () => rings(22),
  bike: () => burst(24),
  rays: () => burst(18),
  gear: () => burst(12),
  bloom: () => burst(9),
  loaf: () => globe,
  house: () => burst(24),
};

const steps = 9;

/** Dots on a turned grid, their size by tone; dots of one size are one path. */
export function halftone(subject: Subject, random: Random, size = 900, spacing = 17): string {
  const tone = (toneOf[subject] ?? random.fork('tone').pick(anyTone))(random);
  const [cosine, sine] = [Math.cos(0.42), Math.sin(0.42)];
  const paths: string[] = Array.from({ length: steps }, () => '');
  const reach = size * 0.72;
  for (let u = -reach; u < reach; u += spacing) {
    for (let v = -reach; v < reach; v += spacing) {
      const x = size / 2 + u * cosine - v * sine;
      const y = size / 2 + u * sine + v * cosine;
      const level =
        x < 0 || y < 0 || x > size || y > size ? 0 : Math.round(tone(x / size, y / size) * (steps - 1));
      if (level > 0) paths[level] += `M${Math.round(x)} ${Math.round(y)}h0`;
    }
  }
  return paths
    .map((path, level) =>
      path ? `<path d="${path}" stroke-width="${round((level / (steps - 1)) * spacing * 1.38)}"/>` : '',
    )
    .join('');
}
