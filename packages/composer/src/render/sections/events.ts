import { icon } from '../art/icons.ts';
import { chooseArrangement } from '../choose-arrangement.ts';
import { fitted } from '../fitted.ts';
import { type Classes, type Html, h } from '../h.ts';
import { standOut } from '../pieces.ts';
import type { RenderSection } from '../section.ts';
import type { PageAtSection, SectionOf } from '../site.ts';
import { listFrame } from './list-frame.ts';

type Events = SectionOf<'events'>;
type Happening = Events['events'][number];
type Arrange = (page: PageAtSection, section: Events) => Html;

function attributes({ filter }: Events, { categories = [] }: Happening) {
  const places = (filter ?? []).flatMap((name, place) => (categories.includes(name) ? [place] : []));
  return { 'data-entry': true, 'data-in': filter && places.join(' ') };
}

/** Day and hour, each unbroken where it is short. */
function when({ date, time }: Happening, look: Classes = ''): Html | undefined {
  const parts = [date, time].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return h(
    'p',
    { class: ['flex flex-wrap gap-x-3 tabular-nums', look] },
    parts.map((part) => h('span', null, part)),
  );
}

const title = (page: PageAtSection, { title: text }: Happening, place: Classes = '') =>
  h('h3', { class: [page.look.kit.h3, place], 'data-entry-name': true }, fitted(text));

/** Where it is and what is to be known of it. */
const where = ({ place, note }: Happening, look: Classes): (Html | undefined)[] => [
  place ? h('p', { class: ['mt-1', look] }, place) : undefined,
  note ? h('p', { class: ['mt-1 text-pretty', look] }, note) : undefined,
];

const cost = (page: PageAtSection, { price }: Happening): Html | undefined =>
  price ? h('p', { class: [page.look.kit.number, 'text-xl'], 'data-entry-price': true }, price) : undefined;

const rows: Arrange = (page, section) => {
  const hasTimes = section.events.some(({ date, time }) => date ?? time);
  const columns = hasTimes ? 'sm:grid-cols-[9rem_minmax(0,1fr)_auto]' : 'sm:grid-cols-[minmax(0,1fr)_auto]';
  const row = (event: Happening) =>
    h(
      'li',
      {
        ...attributes(section, event),
        class: ['grid items-baseline gap-x-8 gap-y-1 py-5', page.look.kit.rule, columns],
      },
      hasTimes && h('div', null, when(event)),
      h('div', { class: 'min-w-0' }, title(page, event), where(event, 'text-muted')),
      cost(page, event),
    );
  return h('ol', null, section.events.map(row));
};

/** Cards in a grid, one of them marked, as days on a wall. */
const board: Arrange = (page, section) => {
  const look =
    'flex min-h-44 min-w-0 grow basis-64 flex-col justify-between gap-6 rounded-card-inner p-6 lg:basis-[30%]';
  const card = (event: Happening, index: number) =>
    h(
      'li',
      {
        ...attributes(section, event),
        'data-ground': index === 0 && standOut(page.ground),
        class: [look, index > 0 && 'bg-panel'],
      },
      when(event),
      h('div', null, title(page, event), where(event, '')),
      cost(page, event),
    );
  return h('ol', { class: 'flex flex-wrap gap-3' }, section.events.map(card));
};

const bars = [
  'md:col-start-1 md:col-span-5',
  'md:col-start-3 md:col-span-6',
  'md:col-start-8 md:col-span-5',
  'md:col-start-2 md:col-span-5',
  'md:col-start-6 md:col-span-5',
  'md:col-start-8 md:col-span-5',
];

/** Bars that follow one another across the width, as on the sheet behind a stage. */
const stage: Arrange = (page, section) => {
  const grid =
    'grid gap-2 bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_8.333%)] md:grid-cols-12';
  const bar = (event: Happening, index: number) =>
    h(
      'li',
      {
        ...attributes(section, event),
        'data-ground': index % 2 === 0 && standOut(page.ground),
        class: ['min-w-0 px-5 py-4', index % 2 === 1 && 'bg-panel', bars[index % bars.length]],
      },
      when(event, 'text-[.9375rem]'),
      title(page, event, 'mt-2'),
      where(event, ''),
      cost(page, event),
    );
  return h('ol', { class: grid }, section.events.map(bar));
};

const arrangements = { rows, board, stage } as const;

const mostOnStage = 6;
const mostOnBoard = 9;

const fits = ({ events, filter }: Events) => {
  const most = { rows: Infinity, board: mostOnBoard, stage: filter ? 0 : mostOnStage };
  return (arrangement: keyof typeof arrangements) => events.length > 1 && events.length <= most[arrangement];
};

function calendarLink({ controls, href, look }: PageAtSection, file: string): Html {
  const attributes = { class: [look.kit.quietButton, 'gap-2.5'], href: href(file), download: true };
  return h('p', { class: 'mt-8' }, h('a', attributes, icon('calendar', 'size-5'), controls.events.calendar));
}

/** What is on, in order. */
export const renderEvents: RenderSection<'events'> = (page, section) => {
  const arrangement = chooseArrangement(page, 'events', 'rows', fits(section));
  const list = arrangements[arrangement](page, section);
  const tools = section.filter ? { filter: section.filter } : {};
  const calendar = section.calendarFile && calendarLink(page, section.calendarFile);
  return {
    body: h('div', null, listFrame(page, section.id, tools, list), calendar),
    set: arrangement === 'rows' ? 'beside' : 'below',
  };
};
