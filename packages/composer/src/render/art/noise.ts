import type { Random } from '../../random.ts';

/** Smooth noise between 0 and 1 that wanders like a ridge or a load curve: octaves of value noise added up. */
export function createNoise(random: Random): (x: number) => number {
  const values = Array.from({ length: 256 }, () => random.next());
  const value = (index: number) => values[index & 255] ?? 0;
  const smooth = (x: number) => {
    const whole = Math.floor(x);
    const part = x - whole;
    const ease = part * part * (3 - 2 * part);
    return value(whole) * (1 - ease) + value(whole + 1) * ease;
  };
  return (x) =>
    [0.5, 0.25, 0.125, 0.0625].reduce(
      (sum, weight, octave) => sum + weight * smooth(x * 2 ** octave + octave * 17),
      0,
    );
}
