import type { Random } from '../../random.ts';
import { round } from './drawing.ts';

interface Bubble {
  x: number;
  y: number;
  radius: number;
}

const tries = 2400;

/** Bubbles that rise and spread without covering one another, up to `most` of them. */
function packed(random: Random, most: number): Bubble[] {
  const bubbles: Bubble[] = [];
  for (let attempt = 0; attempt < tries && bubbles.length < most; attempt += 1) {
    const height = random.next();
    const bubble = {
      x: (random.next() - 0.5) * (70 + height * 440),
      y: -20 - height * 330,
      radius: 13 + random.next() ** 2 * 44 * (0.5 + height),
    };
    const isFree = bubbles.every(
      ({ x, y, radius }) => Math.hypot(x - bubble.x, y - bubble.y) > radius + bubble.radius - 5,
    );
    if (isFree) bubbles.push(bubble);
  }
  return bubbles;
}

/** Foam above the origin, about 500 wide and 380 high. */
export const foam = (random: Random, colours: readonly string[], line: string): string =>
  packed(random, 54)
    .map(({ x, y, radius }, index) => {
      const shine = `<path d="M${round(x - radius * 0.5)} ${round(y - radius * 0.2)}q${round(radius * 0.1)} ${round(-radius * 0.35)} ${round(radius * 0.4)} ${round(-radius * 0.4)}" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`;
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colours[index % colours.length]}" stroke="${line}" stroke-width="5"/>${shine}`;
    })
    .join('');
