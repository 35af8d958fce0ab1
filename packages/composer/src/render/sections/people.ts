import { creature } from '../art/creature.ts';
import { pagePaint } from '../art/drawing.ts';
import { portrait } from '../art/portrait.ts';
import { rosette } from '../art/rosette.ts';
import { chooseArrangement } from '../choose-arrangement.ts';
import { fitted } from '../fitted.ts';
import { type Classes, type Html, h, trusted } from '../h.ts';
import type { RenderSection } from '../section.ts';
import type { PageAtSection, SectionOf } from '../site.ts';
import { signAt } from './sign.ts';

type People = SectionOf<'people'>['people'];
type Person = People[number];
/** What stands where a portrait will be. */
type Sign = (page: PageAtSection, index: number) => Html;

const hidden = { 'aria-hidden': 'true', focusable: 'false' } as const;
const chance = (page: PageAtSection, what: string, index: number) =>
  page.random.fork(`${what} ${page.index} ${index}`);

const picture: Sign = (page, index) =>
  h(
    'div',
    { class: ['overflow-hidden', page.look.kit.picture] },
    portrait(chance(page, 'portrait', index), 'aspect-[5/6] w-full'),
  );

const seal: Sign = (page, index) => {
  const lines = trusted(`<path d="${rosette(chance(page, 'seal', index), 170, 300, 4)}"/>`);
  const look = {
    class: 'absolute inset-0 size-full',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.6,
  };
  return h(
    'div',
    { class: 'relative grid aspect-square place-items-center text-mark' },
    h('svg', { viewBox: '-310 -310 620 620', ...look, ...hidden }, lines),
    signAt(page, index, 'relative size-16'),
  );
};

const skins = [pagePaint.fill, pagePaint.soft, pagePaint.pale];

const pet: Sign = (page, index) => {
  const skin = skins[index % skins.length] ?? pagePaint.fill;
  const drawing = creature(chance(page, 'creature', index), {
    line: pagePaint.line,
    white: pagePaint.white,
    skin,
  });
  const look = 'aspect-square w-full rounded-card border-4 border-current bg-panel';
  return h('svg', { viewBox: '-120 -120 240 230', class: look, ...hidden }, trusted(drawing));
};

/** Two are a pair, four a row. */
function rowOf(count: number, { broader }: PageAtSection['look']): string {
  if (count === 1) return 'sm:max-w-sm';
  if (count === 2) return 'sm:max-w-4xl sm:grid-cols-2';
  if (count === 3 && broader !== 0)
    return broader > 0
      ? 'sm:grid-cols-3 lg:grid-cols-[5fr_4fr_3fr]'
      : 'sm:grid-cols-3 lg:grid-cols-[3fr_4fr_5fr]';
  return count % 4 === 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3';
}

const said = ({ role, note }: Person): (Html | undefined)[] => [
  role ? h('p', { class: 'mt-1 text-muted' }, role) : undefined,
  note ? h('p', { class: 'mt-3 max-w-[44ch] text-pretty' }, note) : undefined,
];

const nameOf = (page: PageAtSection, { name }: Person, place: Classes = '') =>
  h('h3', { class: [page.look.kit.h3, place] }, fitted(name));

type Arrange = (page: PageAtSection, people: People) => Html;

const withSigns =
  (sign: Sign): Arrange =>
  (page, people) => {
    const seat = (person: Person, index: number) =>
      h(
        'li',
        {
          class: [
            'min-w-0 max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-5',
            index === 1 && people.length <= 4 && 'sm:mt-12',
          ],
        },
        sign(page, index),
        h('div', { class: 'min-w-0' }, nameOf(page, person, 'sm:mt-5'), said(person)),
      );
    return h('ul', { class: ['grid gap-x-8 gap-y-10', rowOf(people.length, page.look)] }, people.map(seat));
  };

const listColumns = {
  '-1': 'sm:grid-cols-[2fr_3fr]',
  '0': 'sm:grid-cols-2',
  '1': 'sm:grid-cols-[3fr_2fr]',
} as const;

const list: Arrange = (page, people) => {
  const row = (person: Person) =>
    h(
      'li',
      {
        class: [
          'grid items-baseline gap-x-10 gap-y-1 py-6',
          page.look.kit.rule,
          (person.role || person.note) && listColumns[page.look.broader],
        ],
      },
      nameOf(page, person),
      h('div', { class: 'min-w-0' }, said(person)),
    );
  return h('ul', null, people.map(row));
};

const arrangements = {
  portraits: withSigns(picture),
  seals: withSigns(seal),
  creatures: withSigns(pet),
  list,
} as const;

/** More of them, or much said of them, read better as a list. */
const mostSeats = 8;
const longestNote = 160;

const fitsSeats = (people: People) =>
  people.length <= mostSeats && people.every(({ note = '' }) => note.length <= longestNote);

/** Those who are named; drawings hold the places of their portraits. */
export const renderPeople: RenderSection<'people'> = (page, { people }) => {
  const arrangement = chooseArrangement(page, 'people', 'list', (one) => one === 'list' || fitsSeats(people));
  return { body: arrangements[arrangement](page, people), set: arrangement === 'list' ? 'beside' : 'below' };
};
