import type { Random } from '../../random.ts';
import { round, times } from './drawing.ts';

const [pitch, rows, width] = [16, 34, 700] as const;

/** A field of dots that swell and fade in waves, one dashed line a row; 700 by 544. Painted by `stroke`. */
export function dotFade(random: Random): string {
  const [phase, waves] = [random.between(0, 6), random.between(1.2, 2.4)];
  return times(rows, (row) => {
    const share = row / rows;
    const tone = 0.5 + 0.5 * Math.sin(phase + share * Math.PI * waves * 2);
    const y = row * pitch + 8;
    return `<path d="M${row % 2 ? 8 : 0} ${y}H${width}" stroke-width="${round(1.5 + tone * (0.55 + share * 0.6) * 15)}"/>`;
  }).join('');
}
