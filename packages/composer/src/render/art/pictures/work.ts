import { around, round, times } from '../drawing.ts';
import { iconStrokes } from '../icons.ts';
import { type Compose, paper } from './motif.ts';

/** A table from above: the thing in the middle, what goes with it on small plates around it. */
export const tray: Compose = ({ signs, colours, random, thing }) => {
  const [x, y] = [random.pick([330, 470]), random.between(420, 560)];
  const plates = [
    [150, 170],
    [660, 190],
    [140, 840],
    [650, 850],
  ] as const;
  const plate = ([px, py]: (typeof plates)[number], index: number) =>
    `<circle cx="${px}" cy="${py}" r="118" fill="${colours.white}" stroke="${colours.line}" stroke-width="5"/><circle cx="${px}" cy="${py}" r="86" fill="${index % 2 ? colours.soft : colours.pale}"/><g transform="translate(${px - 48} ${py - 48}) scale(4)" fill="none" stroke="${colours.line}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${iconStrokes(signs[index % signs.length] ?? signs[0])}</g>`;
  const cloth = times(9, (line) => `M${line * 100} 0V1000M0 ${line * 125}H800`).join('');
  return `${paper(colours.fill)}<path d="${cloth}" stroke="${colours.soft}" stroke-width="7" fill="none" opacity=".6"/>${plates.map(plate).join('')}${thing(x, round(y), 0.8)}`;
};

/** A board with holes in which tools hang. */
export const bench: Compose = ({ signs, colours, random, thing }) => {
  const holes = times(15, (row) => `M30 ${row * 46 + 30}H790`).join('');
  const tool = (index: number) => {
    const [x, y] = [90 + (index % 3) * 235, 70 + Math.floor(index / 3) * 270];
    const name = signs[(index + Math.floor(index / 3)) % signs.length] ?? signs[0];
    return `<path d="M${x + 90} ${y - 26}v30" stroke="${colours.line}" stroke-width="9"/><g transform="translate(${x} ${y}) scale(7.4) rotate(${random.index(3) * 8 - 8} 12 12)" fill="none" stroke="${colours.line}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${iconStrokes(name)}</g>`;
  };
  return `${paper(colours.soft)}<path d="${holes}" stroke="${colours.pale}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 46"/>${times(6, tool).join('')}<path d="M0 700H800V1000H0Z" fill="${colours.fill}"/><path d="M0 700H800V736H0Z" fill="${colours.line}"/>${thing(random.pick([240, 560]), 800, 0.5)}`;
};

/** A window of a program, with a list of the signs beside it. */
export const screen: Compose = ({ signs, colours, random, thing }) => {
  const line = (index: number) =>
    `<path d="M330 ${620 + index * 52}h${Math.round(random.between(120, 330))}" stroke="${index % 3 ? colours.soft : colours.fill}"/>`;
  const entry = (index: number) =>
    `<g transform="translate(146 ${290 + index * 130}) scale(3.2)" fill="none" stroke="${colours.pale}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${iconStrokes(signs[index % signs.length] ?? signs[0])}</g>`;
  return `${paper(colours.fill)}<path d="M90 150H720Q740 150 740 170V830Q740 850 720 850H90Q70 850 70 830V170Q70 150 90 150Z" fill="${colours.white}" stroke="${colours.line}" stroke-width="8"/><path d="M70 226H280V850H90Q70 850 70 830Z" fill="${colours.line}"/><path d="M70 226H740" stroke="${colours.line}" stroke-width="8"/>${[112, 152, 192].map((x) => `<circle cx="${x}" cy="190" r="12" fill="${colours.line}"/>`).join('')}${times(4, entry).join('')}${thing(510, 410, 0.48)}<g stroke-width="20" stroke-linecap="round">${times(4, line).join('')}</g>`;
};

/** Lines of a field of play, and the thing on one of them. */
export const court: Compose = ({ colours, random, thing }) =>
  `${paper(colours.fill)}<g fill="none" stroke="${colours.white}" stroke-width="12" transform="rotate(${random.pick([-14, 12])} 400 500) scale(1.25) translate(-80 -100)"><path d="M120 60H680V940H120ZM120 500H680M270 60V210H530V60M270 940V790H530V940"/><circle cx="400" cy="500" r="110"/></g>${thing(random.pick([250, 540]), random.pick([300, 700]), 0.62)}`;

/** Furrows that run to the horizon under a low sun. */
export const field: Compose = ({ colours, random, thing }) => {
  const horizon = 380;
  const furrows = times(15, (index) => {
    const x = (index - 7) * 190 + 400;
    return `M400 ${horizon - 40}L${x} 1000`;
  }).join('');
  const sun = random.pick([190, 400, 610]);
  return `${paper(colours.pale)}<g transform="translate(${sun} 300)">${around(12, `<path d="M0 -140V-184" stroke="${colours.fill}" stroke-width="13" stroke-linecap="round"/>`)}<circle r="106" fill="${colours.fill}"/></g><path d="M0 ${horizon}H800V1000H0Z" fill="${colours.soft}"/><path d="${furrows}" stroke="${colours.line}" stroke-width="15"/><path d="M0 ${horizon}H800V420Q400 360 0 420Z" fill="${colours.line}"/>${thing(random.pick([240, 560]), 770, 0.56)}`;
};
