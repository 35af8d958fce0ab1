import type { Random } from '../../random.ts';
import { round, times } from './drawing.ts';

/** Forms around the origin, about 100 across, painted by the group they stand in. */
const forms = [
  '<circle r="46"/>',
  '<path d="M-50 25A50 50 0 0 1 50 25Z"/>',
  '<path d="M0 -50L46 34H-46Z"/>',
  '<path d="M-40 -40H40V40H-40Z"/>',
  '<path d="M0 -52L13 -17L50 -16L21 7L31 43L0 22L-31 43L-21 7L-50 -16L-13 -17Z"/>',
  '<path d="M-18 -50H18V-18H50V18H18V50H-18V18H-50V-18H-18Z"/>',
  '<circle r="36" fill="none" stroke-width="22"/>',
  '<path d="M-60 0Q-40 -44 -20 0T20 0T60 0" fill="none" stroke-width="18" stroke-linecap="round"/>',
] as const;

const pitch = 150;

/** Plain forms thrown over a field of 1200 by 900, none upon another. */
export function confetti(random: Random, colours: readonly string[], line: string): string {
  const columns = 8;
  const start = random.index(forms.length);
  return times(48, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = round((column + (row % 2) / 2 + 0.25) * pitch + random.between(-18, 18));
    const y = round((row + 0.5) * pitch + random.between(-18, 18));
    const colour = colours[(index + row) % colours.length] ?? line;
    const form = forms[(start + column * 3 + row * 5) % forms.length] ?? forms[0];
    const isStroke = form.includes('stroke-width');
    const paint = isStroke ? `stroke="${colour}"` : `fill="${colour}"`;
    return `<g transform="translate(${x} ${y}) rotate(${random.index(24) * 15})" ${paint}>${form}</g>`;
  }).join('');
}

/** Forms that stand on one edge, 170 apart on a strip 220 high. */
const standingForms = [
  '<path d="M-74 100A74 74 0 0 1 74 100Z"/>',
  '<circle cy="26" r="74"/>',
  '<path d="M-66 100V-10A66 66 0 0 1 66 -10V100Z"/>',
  '<path d="M0 -60L78 100H-78Z"/>',
  '<path d="M-64 -28H64V100H-64Z"/>',
  '<path d="M-70 100V-50L0 -4L70 -50V100Z"/>',
] as const;

/** Plain forms side by side, as children's blocks. */
export function standing(random: Random, count: number, colours: readonly string[], line: string): string {
  const [form, colour] = [random.index(standingForms.length), random.index(colours.length)];
  return times(count, (index) => {
    const shape = standingForms[(form + index * 5) % standingForms.length] ?? standingForms[0];
    const fill = colours[(colour + index) % colours.length] ?? line;
    return `<g transform="translate(${90 + index * 170} 112)" fill="${fill}" stroke="${line}" stroke-width="6" stroke-linejoin="round">${shape}</g>`;
  }).join('');
}
