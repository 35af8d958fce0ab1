import type { Palette } from '../../palette/palette.ts';
import { times } from '../drawing.ts';
import { type Compose, paper } from './motif.ts';

type Colours = Palette['art'];

const corners = [
  'M0 0A200 200 0 0 1 200 200H0Z',
  'M200 0A200 200 0 0 1 0 200V0Z',
  'M0 200A200 200 0 0 1 200 0V200Z',
] as const;

/** The mark of somebody who does not exist: two quarters and a disc. */
const logo = (x: number, y: number, scale: number, dark: string, light: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${corners[0]}" fill="${dark}"/><path d="M200 200A200 200 0 0 1 400 0V200Z" fill="${light}"/><circle cx="100" cy="300" r="100" fill="${light}"/><path d="M200 200H400V400Z" fill="${dark}"/></g>`;

const lines = (x: number, y: number, widths: readonly number[], colour: string, weight = 18) =>
  `<path d="${widths.map((width, index) => `M${x} ${y + index * weight * 2.2}h${width}`).join('')}" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round"/>`;

/** A page in a browser, larger than the picture. */
export const webpage: Compose = ({ colours, random }) => {
  const disc = random.pick([560, 640]);
  return `${paper(colours.fill)}<g transform="rotate(-6 400 500)"><path d="M70 190H980V1100H70Z" fill="${colours.line}" opacity=".25" transform="translate(24 28)"/><path d="M70 190H980V1100H70Z" fill="${colours.white}"/><path d="M70 190H980V250H70Z" fill="${colours.line}"/>${[110, 146, 182].map((x) => `<circle cx="${x}" cy="220" r="11" fill="${colours.soft}"/>`).join('')}${lines(120, 330, [330, 250], colours.line, 34)}${lines(120, 500, [210, 180, 200], colours.soft, 14)}<path d="M120 620h150v54h-150z" fill="${colours.fill}"/><circle cx="${disc}" cy="480" r="180" fill="${colours.soft}"/><path d="M${disc} 300A180 180 0 0 1 ${disc} 660Z" fill="${colours.line}"/><path d="M120 760H380V1000H120Z" fill="${colours.pale}"/><path d="M410 760H670V1000H410Z" fill="${colours.fill}"/><path d="M700 760H960V1000H700Z" fill="${colours.line}"/></g>`;
};

const stripes = (colours: Colours) =>
  times(7, (index) => `<path d="M0 ${index * 64}H330V${index * 64 + 30}H0Z" fill="${colours.line}"/>`).join(
    '',
  );

/** Two sheets on a wall, one of type and one of shapes. */
export const sheets: Compose = ({ colours, random }) => {
  const turn = random.pick([-2, 0, 2]);
  return `${paper(colours.pale)}<path d="M0 860H800V1000H0Z" fill="${colours.soft}"/><g transform="rotate(${turn} 240 400)"><path d="M60 130H420V640H60Z" fill="${colours.line}" opacity=".22" transform="translate(14 18)"/><path d="M60 130H420V640H60Z" fill="${colours.fill}"/><circle cx="240" cy="330" r="140" fill="${colours.white}"/><path d="M240 190A140 140 0 0 1 240 470Z" fill="${colours.line}"/>${lines(92, 540, [220, 290], colours.line, 20)}</g><g transform="translate(440 250)"><path d="M0 0H330V480H0Z" fill="${colours.line}" opacity=".22" transform="translate(14 18)"/><path d="M0 0H330V480H0Z" fill="${colours.white}"/>${stripes(colours)}<path d="M70 480V250A95 95 0 0 1 260 250V480Z" fill="${colours.fill}"/></g>`;
};

/** An application on a telephone, before two colours. */
export const handset: Compose = ({ colours, random }) => {
  const bars = times(6, (index) => `M${index * 52 + 262} 660v${-Math.round(random.between(40, 150))}`).join(
    '',
  );
  return `${paper(colours.line)}<path d="M0 1000V420L800 120V1000Z" fill="${colours.fill}"/><g transform="rotate(9 400 500)"><path d="M230 110H570Q620 110 620 160V860Q620 910 570 910H230Q180 910 180 860V160Q180 110 230 110Z" fill="${colours.line}" stroke="${colours.white}" stroke-width="5"/><path d="M236 136H564Q594 136 594 166V854Q594 884 564 884H236Q206 884 206 854V166Q206 136 236 136Z" fill="${colours.white}"/>${lines(250, 220, [190, 130], colours.line, 24)}<path d="M240 320H560V470H240Z" fill="${colours.soft}"/><circle cx="490" cy="395" r="46" fill="${colours.fill}"/><path d="${bars}" stroke="${colours.fill}" stroke-width="28"/><path d="M240 700H560" stroke="${colours.pale}" stroke-width="4"/>${lines(250, 750, [280, 220, 250], colours.soft, 15)}</g>`;
};

/** A letter, an envelope and cards that carry one mark. */
export const stationery: Compose = ({ colours, random }) => {
  const card = (x: number, y: number, angle: number, ground: string, dark: string, light: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 0H340V200H0Z" fill="${colours.line}" opacity=".22" transform="translate(10 14)"/><path d="M0 0H340V200H0Z" fill="${ground}"/>${logo(36, 40, 0.2, dark, light)}${lines(36, 156, [150], light, 10)}</g>`;
  const angle = random.pick([-16, -10]);
  return `${paper(colours.soft)}<g transform="rotate(${angle} 400 500)"><path d="M60 40H560V700H60Z" fill="${colours.white}"/>${logo(110, 100, 0.24, colours.line, colours.fill)}${lines(110, 300, [360, 320, 350, 180], colours.pale, 14)}${card(330, 420, 8, colours.fill, colours.line, colours.white)}${card(240, 660, -6, colours.line, colours.white, colours.fill)}</g>`;
};
