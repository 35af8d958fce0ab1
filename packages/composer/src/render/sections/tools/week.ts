import { toolTextsOf } from '@sitewright/composer-content';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

/** How many days there are to a day; where the prompt has none, a visitor sets it. */
export function renderUntil({ page, id }: ToolToRender, { day, yearly }: ToolOf<'until'>): Html {
  const { until } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const time = Date.parse(day ?? '');
  const full = new Intl.DateTimeFormat(page.language.tag, { dateStyle: 'full', timeZone: 'UTC' });
  const written = Number.isNaN(time) ? undefined : full.format(time);
  const field = [
    h('label', { for: `${id}-day`, class: 'mb-2 block font-medium' }, until.date),
    h('input', { id: `${id}-day`, type: 'date', value: day, class: [kit.field, 'w-56!'] }),
  ];
  return h(
    'div',
    {
      'data-until': id,
      'data-yearly': yearly,
      'data-left': until.left,
      'data-today': until.today,
      'data-past': until.past,
      class: [kit.card, 'grid gap-6 p-6 md:p-10'],
    },
    h(
      'p',
      { role: 'status', class: 'flex flex-wrap items-baseline gap-x-5' },
      h(
        'span',
        {
          'data-number': true,
          class: [kit.number, 'text-[clamp(4rem,18vw,10rem)] leading-none tabular-nums'],
        },
        '–',
      ),
      h('span', { 'data-words': true, class: 'text-2xl' }),
    ),
    h('p', { 'data-day': true, class: 'text-xl' }, written),
    h('p', { class: 'print:hidden', 'data-controls': true, hidden: true }, field),
  );
}

/** A Monday, from which the days of a week are named. */
const monday = Date.UTC(2024, 0, 1);
const dayLength = 24 * 60 * 60 * 1000;

/** A week to write in; the browser keeps it. */
export function renderPlanner({ page, id }: ToolToRender, { columns }: ToolOf<'planner'>): Html {
  const { planner } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const named = new Intl.DateTimeFormat(page.language.tag, { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, at) => named.format(new Date(monday + at * dayLength)));
  const heads = columns.length > 0 ? columns : [planner.plan];
  const cell = (day: string, row: number) => (head: string, column: number) =>
    h(
      'td',
      { class: 'p-1.5 max-md:block' },
      h('textarea', {
        rows: 2,
        name: `${row}-${column}`,
        'aria-label': heads.length > 1 ? `${day}, ${head}` : day,
        placeholder: heads.length > 1 ? head : undefined,
        class: [kit.field, 'md:placeholder:text-transparent'],
      }),
    );
  const row = (day: string, at: number) =>
    h(
      'tr',
      { class: 'max-md:block max-md:pb-4' },
      h(
        'th',
        { scope: 'row', class: ['pe-4 text-start align-middle first-letter:uppercase max-md:block', kit.h3] },
        day,
      ),
      heads.map(cell(day, at)),
    );
  const head = (text: string) => h('th', { scope: 'col', class: 'p-2 text-start font-semibold' }, text);
  return h(
    'form',
    { 'data-planner': id, class: [kit.card, 'p-5 md:p-8'] },
    h(
      'table',
      { class: 'w-full border-collapse max-md:block' },
      heads.length > 1 &&
        h('thead', { class: 'max-md:hidden' }, h('tr', null, head(planner.day), heads.map(head))),
      h('tbody', { class: 'max-md:block' }, days.map(row)),
    ),
    h(
      'p',
      { class: 'mt-6 print:hidden' },
      h('button', { type: 'reset', hidden: true, class: kit.quietButton }, planner.clear),
    ),
  );
}
