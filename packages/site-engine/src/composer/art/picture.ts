import type { Palette } from '../palette/palette.ts';
import type { Random } from '../random.ts';
import { round } from './drawing.ts';
import type { IconName } from './icons.ts';
import { drawObject } from './objects.ts';
import { front, plan } from './pictures/built.ts';
import { land } from './pictures/open-air.ts';
import { shelf, sill, spotlight } from './pictures/room.ts';
import { closeUp, cover, row, table, wrapping } from './pictures/still.ts';
import type { Subject } from './subject.ts';

const compositions = { closeUp, cover, front, land, plan, row, shelf, sill, spotlight, table, wrapping };
export type Composition = keyof typeof compositions;

const indoors: readonly Composition[] = ['closeUp', 'sill', 'wrapping', 'shelf', 'table'];
const outdoors: readonly Composition[] = ['closeUp', 'land', 'wrapping', 'cover', 'row'];
const onStage: readonly Composition[] = ['spotlight', 'closeUp', 'cover', 'wrapping', 'row'];
const onPaper: readonly Composition[] = ['front', 'plan', 'sill', 'cover', 'table'];

const settings: Readonly<Partial<Record<Subject, readonly Composition[]>>> = {
  ball: outdoors,
  brick: onPaper,
  camper: outdoors,
  car: outdoors,
  cards: onStage,
  flag: outdoors,
  game: onStage,
  house: onPaper,
  leaf: outdoors,
  mask: onStage,
  medal: outdoors,
  microphone: onStage,
  mountain: outdoors,
  paw: outdoors,
  rays: outdoors,
  reel: onStage,
  scene: outdoors,
  shoe: outdoors,
  speaker: onStage,
  tent: outdoors,
  tower: onPaper,
  tree: outdoors,
  vinyl: onStage,
  wheel: outdoors,
};

export interface Picture {
  composition: Composition;
  /** A file of its own, four wide to five high. */
  svg: string;
}

/** A drawn stand-in for a photograph of the subject; `index` tells those of one gallery apart. */
export function drawPicture(
  index: number,
  subject: Subject,
  signs: readonly [IconName, ...IconName[]],
  colours: Palette['art'],
  random: Random,
): Picture {
  const choices = settings[subject] ?? indoors;
  const composition = choices[index % choices.length] ?? 'closeUp';
  const source = random.fork(`picture ${index}`);
  const drawing = compositions[composition]({
    signs,
    colours,
    random: source,
    thing: (x, y, scale, angle = 0) =>
      `<use href="#thing" transform="translate(${x} ${y}) scale(${round(scale * 10) / 10}) rotate(${angle})"/>`,
  });
  const thing = drawing.includes('#thing')
    ? `<defs><g id="thing">${drawObject(subject, colours, source)}</g></defs>`
    : '';
  return {
    composition,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000" preserveAspectRatio="xMidYMid slice">${thing}${drawing}</svg>\n`,
  };
}
