import { chooseArrangement } from '../choose-arrangement.ts';
import type { Arrangements } from '../families/kit.ts';
import { fitted } from '../fitted.ts';
import { type Classes, type Html, h } from '../h.ts';
import type { RenderSection } from '../section.ts';
import { side, twoColumns } from '../sides.ts';
import type { PageAtSection, SectionOf } from '../site.ts';
import { signAt } from './sign.ts';
import { tabPanels } from './tab-panels.ts';

type Points = SectionOf<'points'>;
type Point = Points['points'][number];
type Arrange = (page: PageAtSection, section: Points) => Html;

const middle = '!text-[clamp(1.3rem,1.9vw,1.75rem)] !leading-tight text-balance';

const name = (page: PageAtSection, text: string, size: Classes) =>
  h('h3', { class: [page.look.kit.h3, size] }, fitted(text));

const detail = (page: PageAtSection, text: string | undefined, place: Classes) =>
  text && h('p', { class: [place, page.look.kit.text, 'text-muted text-pretty'] }, text);

/** As many columns as leave no row short, three at the most. */
function columnsFor(page: PageAtSection, count: number): string {
  if (count === 3) return side(page, 'md:grid-cols-[6fr_4fr_4fr]', 'md:grid-cols-[4fr_4fr_6fr]');
  return count % 3 === 0 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2';
}

const columns: Arrange = (page, { points }) => {
  const isLarge = (index: number) => points.length === 3 && index === (page.look.isMirrored ? 2 : 0);
  const sign = (index: number) =>
    h(
      'span',
      { class: 'mb-5 flex h-16 items-end text-mark md:mb-8' },
      signAt(page, index, isLarge(index) ? 'size-16' : 'size-10'),
    );
  const column = (point: Point, index: number) =>
    h(
      'li',
      { class: ['min-w-0 pt-6', page.look.kit.rule, points.length % 3 !== 0 && 'sm:last:odd:col-span-2'] },
      points.length <= 6 && sign(index),
      name(page, point.name, middle),
      detail(page, point.detail, 'mt-3 max-w-[34ch]'),
    );
  return h('ul', { class: ['grid gap-10', columnsFor(page, points.length)] }, points.map(column));
};

const rows: Arrange = (page, { points }) => {
  const isPaired = points.some((point) => point.detail);
  const place = ['grid gap-x-10 gap-y-1 py-6', isPaired && 'lg:grid-cols-[2fr_3fr]'];
  const row = (point: Point) =>
    h(
      'li',
      { class: [place, page.look.kit.rule] },
      name(page, point.name, points.length === 1 && middle),
      detail(page, point.detail, 'min-w-0'),
    );
  return h('ul', null, points.map(row));
};

/** Answers behind their questions. */
const tabs: Arrange = (page, { id, title, points }) => {
  const sign = (index: number) =>
    h('span', { class: 'shrink-0 text-mark max-lg:hidden' }, signAt(page, index, 'size-28 xl:size-36'));
  const panel = (point: Point, index: number) =>
    h(
      'div',
      { class: 'flex items-center justify-between gap-10' },
      h(
        'div',
        { class: 'min-w-0 grow' },
        name(page, point.name, '!text-[clamp(1.5rem,2.6vw,2.4rem)] !leading-tight text-balance'),
        detail(page, point.detail, 'mt-4 max-w-[38ch]'),
      ),
      sign(index),
    );
  const all = points.map((point, index) => ({ name: point.name, panel: panel(point, index) }));
  const panelLook = 'rounded-card bg-panel p-6 sm:p-8 md:min-h-56 lg:p-12';
  return tabPanels({ id, label: title, tabs: all, at: 'beside', panelLook });
};

/** As many columns as there are statements, four as two rows of two. */
const statementColumns = (count: number) => (count === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2');

/** Each in a column of its own, large. */
const statements: Arrange = (page, { points }) => {
  const large = 'font-display text-[clamp(1.6rem,2.5vw,2.35rem)] leading-[1.1] text-balance';
  const statement = (point: Point) =>
    h(
      'li',
      { class: ['min-w-0 pt-5', page.look.kit.rule] },
      h('h3', { class: large }, fitted(point.name)),
      point.detail && h('p', { class: 'mt-3 max-w-[44ch] text-lg text-muted' }, point.detail),
    );
  return h('ul', { class: ['grid gap-10', statementColumns(points.length)] }, points.map(statement));
};

/** The first one large, the others below each other beside it. */
const lead: Arrange = (page, { points: [first, ...rest] }) => {
  const { columns: shares, first: atSide } = twoColumns(page, 6);
  const leading =
    first &&
    h(
      'div',
      { class: [page.look.kit.card, atSide, 'min-w-0 p-7 md:p-11'] },
      h('span', { class: 'mb-8 block text-mark md:mb-16' }, signAt(page, 0, 'size-14')),
      name(page, first.name, '!text-[clamp(1.6rem,2.8vw,2.5rem)] !leading-[1.08] text-balance'),
      detail(page, first.detail, 'mt-4 max-w-[38ch]'),
    );
  const following = rest.map((point) =>
    h(
      'li',
      { class: ['min-w-0 pt-6', page.look.kit.rule] },
      name(page, point.name, middle),
      detail(page, point.detail, 'mt-2.5 max-w-[44ch]'),
    ),
  );
  return h(
    'div',
    { class: ['grid items-start gap-x-14 gap-y-10', shares] },
    leading,
    h('ul', { class: 'grid min-w-0 gap-8' }, following),
  );
};

const arrangements = { columns, rows, tabs, statements, lead } as const;

const fewestWordsTold = 5;
const unspacedTold = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].{12}/u;

/** What says something by itself is no heading: "Dogs are welcome in the garden". */
const isTold = ({ name: text, detail: more }: Point): boolean =>
  more === undefined && (text.split(/\s+/u).length >= fewestWordsTold || unspacedTold.test(text));

/** Sentences one below the other, to be read. */
const told: Arrange = (page, { points }) => {
  const { kit } = page.look;
  const item = (point: Point) => {
    const text = point.detail ? [h('strong', null, point.name), ' – ', point.detail] : [point.name];
    return h(
      'li',
      { class: ['py-4 first:pt-0 last:pb-0 text-pretty', kit.rule, 'first:border-t-0'] },
      ...text,
    );
  };
  return h('ul', { class: [kit.text, 'max-w-[68ch]'] }, points.map(item));
};

/** Some need enough to hold, and some can hold only so much. */
function fits({ points }: Points) {
  const count = points.length;
  const isAnswered = points.every((point) => point.detail);
  const longest = Math.max(...points.map((point) => point.name.length));
  const fitting: Readonly<Record<Arrangements['points'], boolean>> = {
    columns: count >= 2,
    rows: true,
    tabs: isAnswered && count >= 3 && count <= 6 && longest <= 40,
    statements: count >= 2 && count <= 4 && longest <= 70,
    lead: isAnswered && count >= 3 && count <= 5,
  };
  return (arrangement: Arrangements['points']) => fitting[arrangement];
}

/** What speaks for it, each with a line about it where there is one. */
export const renderPoints: RenderSection<'points'> = (page, section) => {
  if (section.points.some(isTold)) return { body: told(page, section), set: 'beside' };
  const arrangement = chooseArrangement(page, 'points', 'rows', fits(section));
  return {
    body: arrangements[arrangement](page, section),
    isList: arrangement === 'columns',
    set: arrangement === 'rows' ? 'beside' : 'below',
  };
};
