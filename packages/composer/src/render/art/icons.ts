import icons from '../../../assets/icons.json' with { type: 'json' };
import { type Classes, type Html, h, trusted } from '../h.ts';

export type IconName = keyof typeof icons;

export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The strokes of an icon on a 24 by 24 grid, for use inside another drawing. */
export const iconStrokes = (name: IconName): string => icons[name];

export const icon = (name: IconName, classes: Classes = 'size-5'): Html =>
  h(
    'svg',
    {
      class: classes,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.75',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    trusted(iconStrokes(name)),
  );
