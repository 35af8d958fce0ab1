import type { SitePlan } from '../plan/site-plan.ts';
import { h } from './h.ts';
import type { Palette } from './palette/palette.ts';

/** The name's first letter on the site's colour; letters stand on the light theme's button. */
export function favicon({ name }: Pick<SitePlan, 'name'>, palette: Pick<Palette, 'light'>): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '•';
  const { fill, onFill } = palette.light.paper;
  const text = {
    x: 32,
    y: 45,
    'font-family': 'Georgia, serif',
    'font-size': 38,
    'font-weight': 700,
    'text-anchor': 'middle',
    fill: onFill,
  };
  return `${h(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64' },
    h('rect', { width: 64, height: 64, rx: 14, fill }),
    h('text', text, letter),
  )}\n`;
}
