import type { Random } from '../../random.ts';
import { times } from './drawing.ts';

/** Quarters of a 24 by 24 field, of which two by two make a mark. */
const quarters = [
  'M0 0H24V24H0Z',
  'M0 0A24 24 0 0 1 24 24H0Z',
  'M0 24A24 24 0 0 1 24 0V24Z',
  'M24 12A12 12 0 1 1 0 12A12 12 0 1 1 24 12Z',
  'M0 0L24 24H0Z',
  'M12 0L24 12L12 24L0 12Z',
] as const;

/** A mark of simple shapes that belongs to nobody; 48 by 48. */
export const mark = (random: Random): string =>
  times(4, (index) => {
    const [x, y] = [(index % 2) * 24, Math.floor(index / 2) * 24];
    return `<path d="${random.pick(quarters)}" transform="translate(${x} ${y}) rotate(${random.index(4) * 90} 12 12)"/>`;
  }).join('');
