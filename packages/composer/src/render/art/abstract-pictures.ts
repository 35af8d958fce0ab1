import type { Random } from '../../random.ts';
import type { Html } from '../h.ts';
import { pagePaint, round, times } from './drawing.ts';
import { pictureFrame } from './picture-frame.ts';

/** A field of 400 by 250 in two colours. */
type Field = (colour: string, other: string, random: Random) => string;

const rays: Field = (colour, _other, random) => {
  const [x, y] = [random.pick([0, 200, 400]), random.pick([0, 250])];
  const edge = (index: number) =>
    `${round(x + Math.cos(index * 0.1309) * 520)} ${round(y + Math.sin(index * 0.1309) * 520)}`;
  const d = times(24, (index) => `M${x} ${y}L${edge(index * 2)}L${edge(index * 2 + 1)}Z`).join('');
  return `<path d="${d}" fill="${colour}"/>`;
};

const arcs: Field = (colour, other, random) => {
  const x = random.pick([0, 130, 270, 400]);
  return times(6, (index) => {
    const fill = index % 2 ? other : colour;
    return `<circle cx="${x}" cy="250" r="${round(240 - index * 40)}" fill="${fill}"/>`;
  }).join('');
};

const waves: Field = (colour, _other, random) => {
  const lift = random.between(14, 30);
  const d = times(7, (index) => {
    const y = index * 42 - 6;
    return `M-20 ${y}Q45 ${round(y - lift)} 110 ${y}T240 ${y}T370 ${y}T500 ${y}`;
  }).join('');
  return `<path d="${d}" stroke="${colour}" stroke-width="14" fill="none"/>`;
};

const stripes: Field = (colour, other, random) => {
  const d = times(14, (index) => `M${index * 44 - 120} 260l90 -270`).join('');
  const [x, y] = [random.between(120, 280), random.between(90, 160)];
  return `<path d="${d}" stroke="${colour}" stroke-width="18"/><circle cx="${round(x)}" cy="${round(y)}" r="74" fill="${other}"/>`;
};

const dots: Field = (colour, _other, random) => {
  const lean = random.between(0.6, 1.4);
  return times(5, (row) => {
    const d = times(8, (column) => `M${column * 52 + 18 + (row % 2) * 26} ${row * 52 + 20}h0`).join('');
    return `<path d="${d}" stroke="${colour}" stroke-width="${round(10 + row * 6 * lean)}" stroke-linecap="round"/>`;
  }).join('');
};

const quarters: Field = (colour, other, random) =>
  times(15, (index) => {
    const [x, y] = [(index % 5) * 84 - 10, Math.floor(index / 5) * 84];
    const turn = random.index(4) * 90;
    const fill = index % 2 ? other : colour;
    return `<path transform="rotate(${turn} ${x + 42} ${y + 42})" d="M${x} ${y}h84a84 84 0 0 1 -84 84z" fill="${fill}"/>`;
  }).join('');

const hills: Field = (colour, other, random) => {
  const [a, b] = [round(random.between(90, 150)), round(random.between(60, 110))];
  return [
    `<path d="M0 250V${a}Q100 ${a - 80} 200 ${a}T400 ${a}V250Z" fill="${colour}"/>`,
    `<path d="M0 250V${a + b / 2}Q120 ${a + b} 220 ${a + b / 3}T400 ${a + b / 2}V250Z" fill="${other}"/>`,
  ].join('');
};

const fields: readonly Field[] = [arcs, stripes, quarters, waves, rays, dots, hills];

const grounds = [
  [pagePaint.fill, pagePaint.pale, pagePaint.line],
  [pagePaint.pale, pagePaint.line, pagePaint.fill],
  [pagePaint.line, pagePaint.fill, pagePaint.soft],
  [pagePaint.soft, pagePaint.line, pagePaint.white],
] as const;

/** Fields of colour, none like its neighbours: pictures for things that nobody has drawn. */
export function abstractDrawer(random: Random) {
  const [field, ground] = [random.index(fields.length), random.index(grounds.length)];
  return (index: number, classes: string): Html => {
    const [back, colour, other] = grounds[(index + ground) % grounds.length] ?? grounds[0];
    const draw = fields[(field + index * 3) % fields.length] ?? arcs;
    const drawing = draw(colour, other, random.fork(`field ${index}`));
    return pictureFrame(classes, `<path d="M0 0H400V250H0Z" fill="${back}"/>${drawing}`);
  };
}
