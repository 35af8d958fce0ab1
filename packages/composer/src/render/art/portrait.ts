import type { Random } from '../../random.ts';
import { type Html, h, trusted } from '../h.ts';
import { pagePaint } from './drawing.ts';

const skins = [
  'oklch(0.86 0.05 60)',
  'oklch(0.78 0.07 58)',
  'oklch(0.66 0.08 55)',
  'oklch(0.54 0.07 50)',
  'oklch(0.42 0.055 48)',
] as const;
const hairs = [
  'oklch(0.24 0.02 60)',
  'oklch(0.34 0.05 45)',
  'oklch(0.5 0.09 50)',
  'oklch(0.7 0.09 80)',
  'oklch(0.75 0.01 80)',
] as const;

interface Cut {
  back: string;
  front: string;
}

/** Hair behind the head and in front of it. */
const cuts: readonly [Cut, ...Cut[]] = [
  { back: '', front: 'M84 138C78 60 222 60 216 138C206 104 176 96 150 98S98 108 84 138Z' },
  {
    back: 'M76 150C66 40 234 40 224 150V262H76Z',
    front:
      'M84 150C84 90 120 84 168 92C200 98 214 122 216 150C196 132 172 112 150 104C124 116 100 130 84 150Z',
  },
  {
    back: 'M150 26A34 34 0 1 1 149 26Z',
    front: 'M84 134C84 62 216 62 216 134C196 96 104 96 84 134Z',
  },
  {
    back: 'M72 128A80 76 0 0 1 228 128C244 170 226 200 212 204H88C74 200 56 170 72 128Z',
    front: 'M86 130C92 84 208 84 214 130C190 104 110 104 86 130Z',
  },
  {
    back: '',
    front: 'M84 128C86 84 112 70 150 70S214 84 216 128C208 112 202 106 190 104H110C98 106 92 112 84 128Z',
  },
  { back: '', front: '' },
];

const collars = ['M112 250L150 300L188 250', 'M108 256Q150 292 192 256', 'M150 262V340M128 262h44'] as const;

/** A head and shoulders of nobody in particular: it holds the place of a portrait. */
export function portrait(random: Random, classes: string): Html {
  const { line, fill, soft, pale, white } = pagePaint;
  const [ground = pale, coat = line] = random.shuffle([pale, soft, fill, line]);
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const { back, front } = random.pick(cuts);
  const drawing = `<path d="M0 0H300V340H0Z" fill="${ground}"/><circle cx="150" cy="158" r="118" fill="${white}" opacity=".35"/><path d="${back}" fill="${hair}"/><path d="M126 190H174V262Q150 284 126 262Z" fill="${skin}"/><path d="M126 214Q150 244 174 214V236Q150 262 126 236Z" fill="${line}" opacity=".22"/><ellipse cx="150" cy="150" rx="64" ry="76" fill="${skin}"/><path d="M30 340C34 276 92 256 126 248Q150 290 174 248C208 256 266 276 270 340Z" fill="${coat}"/><path d="${random.pick(collars)}" fill="none" stroke="${white}" stroke-width="7" stroke-linejoin="round"/><path d="${front}" fill="${hair}"/><path d="M130 184Q150 200 170 184" fill="none" stroke="${line}" stroke-width="4.5" stroke-linecap="round"/>`;
  return h(
    'svg',
    {
      class: classes,
      viewBox: '0 0 300 340',
      preserveAspectRatio: 'xMidYMax slice',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    trusted(drawing),
  );
}
