import { creature, hasCreatures } from '../art/creature.ts';
import { pagePaint } from '../art/drawing.ts';
import { initialsOf } from '../art/monogram.ts';
import { rosette } from '../art/rosette.ts';
import { chooseArrangement } from '../choose-arrangement.ts';
import { fitted } from '../fitted.ts';
import { type Classes, type Html, h, trusted } from '../h.ts';
import { photo } from '../photo.ts';
import type { RenderSection } from '../section.ts';
import type { PageAtSection, SectionOf } from '../site.ts';

type People = SectionOf<'people'>['people'];
type Person = People[number];
/** What stands where a portrait will be. */
type Sign = (page: PageAtSection, index: number, person: Person) => Html;

const hidden = { 'aria-hidden': 'true', focusable: 'false' } as const;
const chance = (page: PageAtSection, what: string, index: number) =>
  page.random.fork(`${what} ${page.index} ${index}`);

/** Grounds that can be told from the section's own. */
const tileGroundsOn = ({ ground }: PageAtSection) =>
  (['accent', 'deep', 'paper2', 'paper'] as const).filter(
    (one) =>
      one !== ground && (one !== 'paper' || ground !== 'paper2') && (one !== 'paper2' || ground !== 'paper'),
  );

/** The initials on a tile: nobody's face is made up. */
const initials: Sign = (page, index, { name }) => {
  const grounds = tileGroundsOn(page);
  return h(
    'div',
    {
      'data-ground': grounds[(index + page.index) % grounds.length] ?? 'deep',
      'aria-hidden': 'true',
      class: [
        '@container grid aspect-square place-items-center overflow-hidden sm:aspect-[5/4]',
        page.look.kit.picture,
      ],
    },
    h('span', { class: 'font-display text-[length:38cqi] leading-none' }, initialsOf(name).join('')),
  );
};

const seal: Sign = (page, index, { name }) => {
  const lines = trusted(`<path d="${rosette(chance(page, 'seal', index), 170, 300, 4)}"/>`);
  const look = {
    class: 'absolute inset-0 size-full',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.6,
  };
  return h(
    'div',
    {
      class: '@container relative grid aspect-square max-w-72 place-items-center text-mark',
      'aria-hidden': 'true',
    },
    h('svg', { viewBox: '-310 -310 620 620', ...look, ...hidden }, lines),
    h('span', { class: 'relative font-display text-[length:18cqi] leading-none' }, initialsOf(name).join('')),
  );
};

const skins = [pagePaint.fill, pagePaint.soft, pagePaint.pale];

const pet: Sign = (page, index, person) => {
  if (!hasCreatures(page)) return initials(page, index, person);
  const skin = skins[index % skins.length] ?? pagePaint.fill;
  const drawing = creature(chance(page, 'creature', index), {
    line: pagePaint.line,
    white: pagePaint.white,
    skin,
  });
  const look = 'aspect-square w-full rounded-card border-4 border-current bg-panel';
  return h('svg', { viewBox: '-120 -120 240 230', class: look, ...hidden }, trusted(drawing));
};

/** The person's own portrait, or the sign that holds its place. */
const portrait = (page: PageAtSection, sign: Sign, index: number, person: Person): Html =>
  person.photo
    ? photo(page, person.photo, ['aspect-square w-full object-cover sm:aspect-[5/4]', page.look.kit.picture])
    : sign(page, index, person);

/** Two are a pair, four a row. */
function rowOf(count: number, { broader }: PageAtSection['look']): string {
  if (count === 2) return 'sm:grid-cols-2';
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
        portrait(page, sign, index, person),
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
      h(
        'div',
        { class: 'min-w-0' },
        person.photo && photo(page, person.photo, 'mb-4 size-28 rounded-control object-cover'),
        nameOf(page, person),
      ),
      h('div', { class: 'min-w-0' }, said(person)),
    );
  return h('ul', null, people.map(row));
};

const arrangements = {
  portraits: withSigns(initials),
  seals: withSigns(seal),
  creatures: withSigns(pet),
  list,
} as const;

/** More of them, or much said of them, read better as a list. */
const mostSeats = 8;
const longestNote = 160;

const fitsSeats = (people: People) =>
  people.length > 1 &&
  people.length <= mostSeats &&
  people.every(({ note = '' }) => note.length <= longestNote);

/** Those who are named; initials hold the places of their portraits. */
export const renderPeople: RenderSection<'people'> = (page, { people }) => {
  const arrangement = chooseArrangement(page, 'people', 'list', (one) => one === 'list' || fitsSeats(people));
  return { body: arrangements[arrangement](page, people), set: arrangement === 'list' ? 'beside' : 'below' };
};
