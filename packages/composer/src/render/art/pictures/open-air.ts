import { times } from '../drawing.ts';
import { createNoise } from '../noise.ts';
import { type Compose, paper } from './motif.ts';

/** Hills at some hour. */
export const land: Compose = ({ colours, random }) => {
  const noise = createNoise(random);
  const ridge = (level: number, height: number, offset: number, fill: string) => {
    const points = times(
      41,
      (index) => `L${index * 20} ${Math.round(level - noise(index * 0.16 + offset) * height)}`,
    ).join('');
    return `<path d="M0 1000L0 ${level}${points}L800 1000Z" fill="${fill}"/>`;
  };
  return `${paper(colours.pale)}<circle cx="${Math.round(random.between(200, 600))}" cy="${Math.round(random.between(240, 380))}" r="110" fill="${colours.fill}"/>${ridge(620, 300, 0, colours.soft)}${ridge(760, 300, 40, colours.fill)}${ridge(920, 320, 80, colours.line)}`;
};
