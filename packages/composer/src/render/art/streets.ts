import type { Random } from '../../random.ts';
import { round, times } from './drawing.ts';

/** Streets, a river and a park: a map of nowhere in particular, with a mark in the middle. */
export function streetMap(random: Random): string {
  const across = times(9, (index) => {
    const y = index * 60 + random.between(-14, 14) - 20;
    return `M-20 ${round(y)}Q300 ${round(y + random.between(-40, 40))} 620 ${round(y + random.between(-50, 50))}`;
  }).join('');
  const down = times(11, (index) => {
    const x = index * 62 + random.between(-14, 14) - 20;
    return `M${round(x)} -20Q${round(x + random.between(-36, 36))} 230 ${round(x + random.between(-60, 60))} 480`;
  }).join('');
  const river = `M-20 ${round(random.between(280, 420))}C150 ${round(random.between(240, 380))} 380 ${round(random.between(380, 480))} 640 ${round(random.between(160, 320))}`;
  return `<path d="${river}" stroke-width="46" class="stroke-line"/><path d="M60 60h120v86H60z" class="fill-line" stroke="none"/><path d="${across}${down}" stroke-width="5" class="stroke-line"/><circle cx="300" cy="225" r="34" class="fill-fill" opacity=".18" stroke="none"/><circle cx="300" cy="225" r="12" class="fill-fill" stroke="none"/>`;
}
