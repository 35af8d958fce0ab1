import type { Random } from '../../random.ts';
import type { Palette } from '../palette/palette.ts';
import { round } from './drawing.ts';
import type { IconName } from './icons.ts';
import { drawObject } from './objects.ts';
import { type Composition, compositions } from './pictures/compositions.ts';
import { type Shown, scenesFor } from './pictures/settings.ts';

export interface Picture {
  composition: Composition;
  /** A file of its own, four wide to five high. */
  svg: string;
}

/** A drawn stand-in for a photograph of the subject; `index` tells those of one gallery apart. */
export function drawPicture(
  index: number,
  shown: Shown,
  signs: readonly [IconName, ...IconName[]],
  colours: Palette['art'],
  random: Random,
): Picture {
  const scenes = scenesFor(shown);
  const composition = scenes[index % scenes.length] ?? 'closeUp';
  const source = random.fork(`picture ${index}`);
  const drawing = compositions[composition].compose({
    signs,
    colours,
    random: source,
    thing: (x, y, scale, angle = 0) =>
      `<use href="#thing" transform="translate(${x} ${y}) scale(${round(scale * 10) / 10}) rotate(${angle})"/>`,
  });
  const thing = drawing.includes('#thing')
    ? `<defs><g id="thing">${drawObject(shown.subject, colours, source)}</g></defs>`
    : '';
  return {
    composition,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000" preserveAspectRatio="xMidYMid slice">${thing}${drawing}</svg>\n`,
  };
}
