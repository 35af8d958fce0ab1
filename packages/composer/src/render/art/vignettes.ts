import type { Random } from '../../random.ts';
import { type Html, h, trusted } from '../h.ts';
import type { PageToRender } from '../site.ts';
import { withCompanions } from './companions.ts';
import { pagePaint, round } from './drawing.ts';
import { hourStyle, landscape } from './landscape.ts';
import { drawObject } from './objects.ts';
import { pictureFrame } from './picture-frame.ts';
import { type Composition, compositions } from './pictures/compositions.ts';
import { scenesFor, showsPictures } from './pictures/settings.ts';
import { drawSubject, shownOf, signsOf, subjectOf } from './subject-drawing.ts';
import { thingDrawer } from './vignette-things.ts';

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
 * Small drawings of one subject and its companions, each set in its own way, each thing written once. Places show their
 * view, and who makes pictures shows pictures.
 */
export function vignettes(page: PageToRender, name: string) {
  const random = page.random.fork(name);
  if (subjectOf(page) === 'scene') return { symbols: undefined, draw: viewDrawer(random) };
  const things = withCompanions(subjectOf(page)).map((subject) => ({
    id: `${name}-${subject}`,
    drawing:
      subject === subjectOf(page)
        ? drawSubject(page, pagePaint, random.fork(subject))
        : drawObject(subject, pagePaint, random.fork(subject)),
  }));
  const ids = things.map(({ id }) => id);
  const definitions = things.map(({ id, drawing }) => `<g id="${id}">${drawing}</g>`).join('');
  const symbols = h(
    'svg',
    { class: 'absolute size-0', 'aria-hidden': 'true', focusable: 'false' },
    h('defs', null, trusted(definitions)),
  );
  const scene = sceneDrawer(page, random, ids[0] ?? name);
  if (showsPictures(shownOf(page))) return { symbols, draw: scene };
  const thing = thingDrawer(random, ids);
  return {
    symbols,
    draw: (index: number, classes: string) => (index % 3 === 1 ? scene : thing)(index, classes),
  };
}
