import { h, trusted } from '../h.ts';

/** A drawing that fills its place, cut where the place ends. */
export const pictureFrame = (classes: string, drawing: string, box = '0 0 400 250', style = '') =>
  h(
    'svg',
    {
      viewBox: box,
      preserveAspectRatio: 'xMidYMid slice',
      class: classes,
      style: style || undefined,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    trusted(drawing),
  );
