import { times } from '../drawing.ts';
import { iconStrokes } from '../icons.ts';
import { type Compose, paper } from './motif.ts';

/** The thing on the sill of a window, its light on the wall below. */
export const sill: Compose = ({ colours, random, thing }) => {
  const top = random.chance(0.5) ? 'M190 660V300A210 210 0 0 1 610 300V660Z' : 'M170 660V110H630V660Z';
  const sun = Math.round(random.between(270, 530));
  return `${paper(colours.soft)}<path d="${top}" fill="${colours.pale}" stroke="${colours.line}" stroke-width="14"/><circle cx="${sun}" cy="290" r="66" fill="${colours.fill}"/><path d="M400 110V660M178 400H622" stroke="${colours.line}" stroke-width="10"/><path d="M120 700H680L600 1000H40Z" fill="${colours.white}" opacity=".45"/><path d="M110 660H690V704H110Z" fill="${colours.line}"/>${thing(random.pick([300, 400, 500]), 545, 0.42)}`;
};

const books = (colours: readonly string[], x: number, shelf: number) =>
  times(5, (index) => {
    const height = 120 + ((index * 53) % 70);
    return `<path d="M${x + index * 42} ${shelf}v${-height}h36v${height}z" fill="${colours[index % colours.length]}"/>`;
  }).join('');

/** Boards on a wall: the thing, what goes with it, and a row of spines. */
export const shelf: Compose = ({ signs, colours, random, thing }) => {
  const boards = [340, 660, 960];
  const spines = [colours.fill, colours.line, colours.white, colours.soft];
  const box = (x: number, level: number, index: number) =>
    `<path d="M${x} ${level}v-200h200v200z" fill="${colours.white}"/><g transform="translate(${x + 40} ${level - 160}) scale(5)" fill="none" stroke="${colours.line}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">${iconStrokes(signs[index % signs.length] ?? signs[0])}</g>`;
  const [first, second, third] = random.shuffle(boards);
  const at = (level: number | undefined) => level ?? 660;
  return `${paper(colours.pale)}${boards.map((level) => `<path d="M60 ${level}H740V${level + 22}H60Z" fill="${colours.line}"/>`).join('')}${thing(250, at(first) - 118, 0.38)}${thing(540, at(first) - 92, 0.3, 12)}${books(spines, 110, at(second))}${box(470, at(second), 0)}${box(120, at(third), 1)}${books(spines.toReversed(), 420, at(third))}`;
};

/** The thing in a cone of light. */
export const spotlight: Compose = ({ colours, random, thing }) => {
  const from = random.pick([160, 400, 640]);
  return `${paper(colours.line)}<path d="M${from} -40L20 800H780Z" fill="${colours.fill}" opacity=".55"/><ellipse cx="400" cy="800" rx="380" ry="96" fill="${colours.soft}"/>${thing(400, 600, 0.72)}`;
};
