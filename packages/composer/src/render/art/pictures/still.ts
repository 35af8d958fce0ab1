import { times } from '../drawing.ts';
import { iconStrokes } from '../icons.ts';
import { type Compose, paper } from './motif.ts';

/** The thing itself, larger than the picture. */
export const closeUp: Compose = ({ colours, random, thing }) =>
  paper(colours.pale) +
  thing(random.pick([230, 400, 570]), Math.round(random.between(430, 640)), random.between(1.3, 1.55));

/** A table, a wall and a light from the side. */
export const table: Compose = ({ colours, random, thing }) =>
  `${paper(colours.soft)}<path d="M0 0H800V1000Z" fill="${colours.pale}"/><path d="M0 ${Math.round(random.between(640, 720))}H800V1000H0Z" fill="${colours.line}"/>${thing(400, 560, 0.95)}`;

/** Three of it in a loose row. */
export const row: Compose = ({ colours, random, thing }) =>
  paper(colours.fill) +
  times(3, (index) =>
    thing(
      170 + index * 230,
      Math.round(200 + index * 300 + random.between(-30, 30)),
      0.54,
      Math.round(random.between(-30, 30)),
    ),
  ).join('');

/** Signs of the trade, as on wrapping paper. */
export const wrapping: Compose = ({ signs, colours, random }) => {
  const sign = (index: number) => {
    const x = (index % 4) * 200 + (Math.floor(index / 4) % 2 ? 100 : 0) - 10;
    return `<g transform="translate(${x} ${Math.floor(index / 4) * 170 + 40}) rotate(${random.index(5) * 10 - 20}) scale(4)">${iconStrokes(random.pick(signs))}</g>`;
  };
  return `${paper(colours.soft)}<g fill="none" stroke="${colours.line}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${times(24, sign).join('')}</g>`;
};

/** Blocks and quarter circles around the thing, as on a printed cover. */
export const cover: Compose = ({ colours, random, thing }) => {
  const fills = random.shuffle([colours.fill, colours.soft, colours.line, colours.white]);
  const block = (index: number) => {
    const [x, y] = [(index % 2) * 400, Math.floor(index / 2) * 400];
    const corner = random.pick([
      'M0 0A400 400 0 0 1 400 400H0Z',
      'M400 0A400 400 0 0 1 0 400V0Z',
      'M0 400A400 400 0 0 1 400 0V400Z',
    ]);
    return `<g transform="translate(${x} ${y})"><path d="M0 0H400V400H0Z" fill="${fills[index % 4]}"/><path d="${corner}" fill="${fills[(index + 1) % 4]}"/></g>`;
  };
  return `${times(6, block).join('')}${thing(random.pick([200, 600]), random.pick([400, 620]), 0.82)}`;
};
