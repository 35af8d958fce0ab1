import { icon } from '../../art/icons.ts';
import { signsOf } from '../../art/subject-drawing.ts';
import { type Classes, fragment, type Html, h } from '../../h.ts';
import type { PageToRender, PageWithHero } from '../../site.ts';

/** The way to act: the main one as a filled button, the other one beside it. */
export function heroActions(page: PageWithHero, classes: Classes = 'mt-8'): Html | false {
  const { button, quietButton } = page.look.kit;
  const { actions } = page.page.hero;
  return (
    actions.length > 0 &&
    h(
      'div',
      { class: ['flex flex-wrap gap-3', classes] },
      actions.map(({ label, href }, index) =>
        h('a', { class: index === 0 ? button : quietButton, href: page.href(href) }, label),
      ),
    )
  );
}

/** The short facts, as items of one list. */
export const factItems = (page: PageWithHero): Html[] =>
  page.page.hero.facts.map((fact) => h('li', null, fact));

/** The short facts in one row that breaks where it has to. */
export const factRow = (page: PageWithHero, classes: Classes): Html | false =>
  page.page.hero.facts.length > 0 &&
  h('ul', { class: ['flex flex-wrap gap-x-8 gap-y-1', classes] }, factItems(page));

const units = ['days', 'hours', 'minutes'] as const;

/** How long there is to wait; the script counts, and without it the day itself is said. */
function countdown({ page, look, messages }: PageWithHero): Html | false {
  const { countdown: wait } = page.hero;
  const unit = (name: (typeof units)[number]) =>
    h(
      'span',
      null,
      h('span', { 'data-unit': name }, '–'),
      ' ',
      h('span', { class: 'font-body text-base' }, messages.countdown[name]),
    );
  return (
    wait !== undefined &&
    h(
      'div',
      { class: 'mt-8' },
      wait.label && h('p', null, wait.label),
      h(
        'p',
        {
          'data-countdown': wait.to,
          role: 'timer',
          class: [look.kit.number, 'flex flex-wrap gap-x-8 text-4xl leading-tight'],
        },
        units.map(unit),
      ),
    )
  );
}

/** Lines that are typed, as they are. */
export const codeLines = ({ page }: PageWithHero, classes: Classes): Html | false =>
  page.hero.code !== undefined &&
  page.hero.code.length > 0 &&
  h(
    'pre',
    {
      dir: 'ltr',
      tabindex: '0',
      class: ['overflow-x-auto font-mono text-base leading-relaxed text-start', classes],
    },
    h('code', null, page.hero.code.join('\n')),
  );

/** What only some sites have, for below the words of any hero: a countdown, lines of code. */
export const heroExtras = (page: PageWithHero, showsCode = false): Html =>
  fragment(
    countdown(page),
    !showsCode &&
      page.page.hero.code &&
      h(
        'div',
        { 'data-ground': 'deep', class: 'mt-8 min-w-0 rounded-card-inner' },
        codeLines(page, 'px-5 py-4'),
      ),
  );

type Name = { name: string; price?: string };
const priced = ({ name, price }: Name) =>
  fragment(name, price && h('span', { class: 'ms-2 text-muted' }, price));

/** What there is, on one line between two rules. */
const inALine = (names: readonly Name[]): Html =>
  h(
    'ul',
    { class: 'mt-9 flex w-full flex-wrap gap-x-7 gap-y-1 border-t border-edge pt-3.5 text-start text-base' },
    names.map((name) => h('li', null, priced(name))),
  );

/** The same below each other, each with the sign of the trade. */
const belowEachOther = (names: readonly Name[], page: PageToRender): Html =>
  h(
    'ul',
    { class: 'mt-8 grid justify-items-start gap-2.5 text-start text-base' },
    names.map((name, index) =>
      h(
        'li',
        { class: 'flex items-center gap-3' },
        icon(signsOf(page)[index % 3] ?? 'sparkles', 'size-5 shrink-0'),
        h('span', null, priced(name)),
      ),
    ),
  );

const glances = [inALine, belowEachOther] as const;

/** What visitors come for in a few words below the first ones, on a line or as a list by the seed. */
export const atAGlance = (page: PageWithHero): Html | false => {
  const { highlights } = page.page.hero;
  return highlights.length > 0 && page.random.fork('glance').pick(glances)(highlights, page);
};
