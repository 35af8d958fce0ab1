import type { Random } from '../../random.ts';
import type { Html } from '../h.ts';
import { pagePaint, round, times } from './drawing.ts';
import { pictureFrame } from './picture-frame.ts';

type Backdrop = (colour: string) => string;

const backdrops: readonly Backdrop[] = [
  (colour) =>
    `<path d="${times(28, (index) => `M${(index % 7) * 64 + 10} ${Math.floor(index / 7) * 64 + (index % 2) * 20 + 10}h0`).join('')}" stroke="${colour}" stroke-width="17" stroke-linecap="round" opacity=".5"/>`,
  (colour) =>
    `<path d="${times(9, (index) => `M-20 ${index * 32}Q50 ${index * 32 - 26} 120 ${index * 32}T260 ${index * 32}T420 ${index * 32}`).join('')}" stroke="${colour}" stroke-width="5" fill="none" opacity=".6"/>`,
  (colour) =>
    `<path d="${times(12, (index) => `M200 125L${round(200 + Math.cos(index * 0.5236) * 300)} ${round(125 + Math.sin(index * 0.5236) * 300)}L${round(200 + Math.cos(index * 0.5236 + 0.26) * 300)} ${round(125 + Math.sin(index * 0.5236 + 0.26) * 300)}Z`).join('')}" fill="${colour}" opacity=".35"/>`,
];

const grounds = [
  { ground: pagePaint.fill, over: pagePaint.pale },
  { ground: pagePaint.pale, over: pagePaint.soft },
  { ground: pagePaint.line, over: pagePaint.soft },
  { ground: pagePaint.soft, over: pagePaint.white },
] as const;

/** Where the subject stands: whole, cut by the edge, twice. */
const placings = [
  [[200, 125, 0.36]],
  [[330, 200, 0.72]],
  [
    [120, 100, 0.3],
    [290, 160, 0.36],
  ],
  [[70, 40, 0.66]],
] as const;

/** How many things came before, when every third picture is a scene. */
const turnOf = (index: number): number => index - Math.floor((index + 1) / 3);

/** Things whose drawings have these ids, one to each picture, on a ground with a pattern. */
export function thingDrawer(random: Random, ids: readonly string[]) {
  const start = random.index(grounds.length);
  return (index: number, classes: string): Html => {
    const { ground, over } = grounds[(index + start) % grounds.length] ?? grounds[0];
    const backdrop = backdrops[(index + start) % backdrops.length]?.(over) ?? '';
    const places = placings[index % placings.length] ?? placings[0];
    const things = places
      .map(
        ([x, y, scale]) =>
          `<use href="#${ids[turnOf(index) % ids.length]}" transform="translate(${x} ${y}) scale(${scale})"/>`,
      )
      .join('');
    return pictureFrame(classes, `<path d="M0 0H400V250H0Z" fill="${ground}"/>${backdrop}${things}`);
  };
}
