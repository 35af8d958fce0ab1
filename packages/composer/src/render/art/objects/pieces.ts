import type { Random } from '../../../random.ts';
import { around, fullTurn, type Paint, polar, round, times } from '../drawing.ts';

/** Draws on a square from -300 to 300. */
export type Draw = (paint: Paint, random: Random) => string;

export const disc = (radius: number, fill: string, line: string, width = 4): string =>
  `<circle r="${radius}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`;

export const shadow = (paint: Paint): string =>
  `<ellipse cx="24" cy="30" rx="278" ry="276" fill="${paint.line}" opacity=".16"/>`;

/** Dots that crowd where the light does not fall. */
export function stipple(random: Random, radius: number, count: number): string {
  const dots = times(count, () => {
    const [x, y] = polar(random.next() * fullTurn, Math.sqrt(random.next()) * radius);
    const shade = (x * 0.6 + y * 0.8) / radius;
    return random.next() < ((shade + 1) / 2) ** 1.9 ? `M${Math.round(x)} ${Math.round(y)}h0` : '';
  });
  return dots.join('');
}

export const leafShape = (length: number): string =>
  `M0 0C${round(length * 0.42)} ${round(-length * 0.18)} ${round(length * 0.4)} ${round(-length * 0.7)} 0 ${-length}C${round(-length * 0.4)} ${round(-length * 0.7)} ${round(-length * 0.42)} ${round(-length * 0.18)} 0 0Z`;

type Rim = (paint: Paint) => string;

const rims: readonly [Rim, ...Rim[]] = [
  ({ line }) => around(60, `<path d="M0 -268V-246" stroke="${line}" stroke-width="3.5"/>`),
  ({ line }) => around(36, `<circle cy="-256" r="7" fill="${line}"/>`),
  ({ line }) =>
    around(24, `<path d="M-32 -250Q0 -284 32 -250" fill="none" stroke="${line}" stroke-width="4"/>`),
  ({ line }) => around(40, `<path d="M0 -270l9 14l-9 14l-9 -14z" fill="${line}"/>`),
];

/** A dish for what is eaten and drunk; the seed chooses its rim. */
export const dish = (paint: Paint, random: Random): string =>
  `${shadow(paint)}${disc(284, paint.white, paint.line)}${random.pick(rims)(paint)}${disc(232, paint.pale, paint.line, 3)}<path d="${stipple(random, 226, 320)}" stroke="${paint.line}" stroke-width="3" stroke-linecap="round" opacity=".35"/>`;

const ground = (paint: Paint, random: Random, radius = 214): string =>
  `<path d="${stipple(random, radius, 260)}" stroke="${paint.line}" stroke-width="3" stroke-linecap="round" opacity=".3"/>`;

/** One outline three times: its shadow, its rim and, smaller, what things stand on. */
const backing = (d: string) => (paint: Paint, random: Random) =>
  `<path d="${d}" transform="translate(20 24)" fill="${paint.line}" opacity=".16"/><path d="${d}" fill="${paint.white}" stroke="${paint.line}" stroke-width="4"/><path d="${d}" transform="scale(.9)" fill="${paint.pale}" stroke="${paint.line}" stroke-width="3"/>${ground(paint, random)}`;

/** A sheet for what is read, typed or played. */
export const panel = backing(
  'M-228 -268H228Q268 -268 268 -228V228Q268 268 228 268H-228Q-268 268 -268 228V-228Q-268 -268 -228 -268Z',
);

/** A label with cut corners for what is worn, carried or bought. */
export const label = backing('M-190 -276H190L276 -190V190L190 276H-190L-276 190V-190Z');

/** A niche for what stands in a room or under the sky. */
export const niche = backing('M-250 276V-20C-250 -170 -140 -280 0 -280S250 -170 250 -20V276Z');

/** A plain ring for signs and tokens. */
export const seal = (paint: Paint, random: Random): string =>
  `${shadow(paint)}${disc(282, paint.white, paint.line)}${disc(262, 'none', paint.line, 2)}${disc(240, paint.pale, paint.line, 3)}${ground(paint, random)}`;

/** Shapes with the drawing's outline: most of an object is one of these. */
export const shape = (paint: Paint, fill: keyof Paint, d: string, extra = ''): string =>
  `<path d="${d}" fill="${paint[fill]}" stroke="${paint.line}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"${extra}/>`;

/** Lines that are only lines. */
export const stroke = (colour: string, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
