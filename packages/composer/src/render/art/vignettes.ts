import type { Random } from '../../random.ts';
import { type Html, h, trusted } from '../h.ts';
import type { PageToRender } from '../site.ts';
import { abstractDrawer } from './abstract-pictures.ts';
import { pagePaint, round } from './drawing.ts';
import { hourStyle, landscape } from './landscape.ts';
import { pictureFrame } from './picture-frame.ts';
import { type Composition, compositions } from './pictures/compositions.ts';
import { scenesFor, showsPictures } from './pictures/settings.ts';
import { drawSubject, shownOf, signsOf, subjectOf } from './subject-drawing.ts';

/** Scenes that are all thing, or only signs, are no change from it. */
const plain: ReadonlySet<Composition> = new Set(['closeUp', 'wrapping']);

/** The subject where it is at home, or what it makes. */
function sceneDrawer(page: PageToRender, random: Random, id: string) {
  const all = scenesFor(shownOf(page));
  const scenes = all.filter((scene) => !plain.has(scene));
  const start = random.index(scenes.length);
  return (index: number, classes: string): Html => {
    const scene = scenes[(index + start) % scenes.length] ?? 'table';
    const drawing = compositions[scene].compose({
      signs: signsOf(page),
      colours: pagePaint,
      random: random.fork(`scene ${index}`),
      thing: (x, y, scale, angle = 0) =>
        `<use href="#${id}" transform="translate(${x} ${y}) scale(${round(scale * 10) / 10}) rotate(${angle})"/>`,
    });
    return pictureFrame(classes, drawing, '0 90 800 640');
  };
}

const day = ['dawn', 'noon', 'dusk', 'night'] as const;

/** One view at the hours of a day. */
function viewDrawer(random: Random) {
  const start = random.index(day.length);
  return (index: number, classes: string): Html =>
    pictureFrame(
      classes,
      landscape(random.fork(`view ${index}`), 400, 250),
      '0 0 400 250',
      hourStyle(day[(index + start) % day.length] ?? 'dusk', 150),
    );
}

/**
 * Pictures for a row of entries, each its own. Places show their view, and who makes pictures shows pictures; for all others they are
 * fields of colour, as no drawing is sure to be what an entry names.
 */
export function vignettes(page: PageToRender, name: string) {
  const random = page.random.fork(name);
  if (subjectOf(page) === 'scene') return { symbols: undefined, draw: viewDrawer(random) };
  if (!showsPictures(shownOf(page))) return { symbols: undefined, draw: abstractDrawer(random) };
  const id = `${name}-thing`;
  const symbols = h(
    'svg',
    { class: 'absolute size-0', 'aria-hidden': 'true', focusable: 'false' },
    h('defs', null, trusted(`<g id="${id}">${drawSubject(page, pagePaint, random.fork('thing'))}</g>`)),
  );
  return { symbols, draw: sceneDrawer(page, random, id) };
}
