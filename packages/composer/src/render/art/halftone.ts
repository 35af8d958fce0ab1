import { round } from './drawing.ts';
import type { Subject } from './subject.ts';

/** How dark it is at a point of the unit square, from 0 to 1. */
type Tone = (x: number, y: number) => number;

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

/** Things that are known by how their light falls alone. */
const toneOf: Readonly<Partial<Record<Subject, Tone>>> = {
  speaker: rings(29),
  vinyl: rings(52),
  weight: plates,
  dumbbell: plates,
  rays: burst(18),
};

const steps = 9;

const [size, spacing] = [900, 17] as const;

/** Dots on a turned grid, their size by tone, 900 by 900; dots of one size are one path. Nothing for what has no tone. */
export function halftone(subject: Subject): string | undefined {
  const tone = toneOf[subject];
  if (!tone) return undefined;
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
