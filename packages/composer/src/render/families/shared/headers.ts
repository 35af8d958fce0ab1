import { icon } from '../../art/icons.ts';
import { type Child, type Classes, type Html, h } from '../../h.ts';
import type { PageToRender } from '../../site.ts';
import { brandLink, footerFacts, menuButton, menuPanel, wholeLine, wideNav } from '../navigation.ts';
import { headerTools } from './header-tools.ts';

/** The main action as a button of the family. */
export const actionButton = (
  { look, language, href, plan }: PageToRender,
  more: Classes = '',
): Html | false =>
  language.action !== undefined &&
  language.action.label !== plan.name &&
  h('a', { class: [look.kit.button, more], href: href(language.action.href) }, language.action.label);

/** The number to call, over everything on small screens, where it was asked for. */
const phoneLine = ({ plan, look }: PageToRender): Html | false =>
  plan.phone !== undefined &&
  h(
    'div',
    { 'data-ground': 'deep', class: 'lg:hidden' },
    h(
      'a',
      {
        href: plan.phone.target ?? `tel:${plan.phone.value.replace(/[^\d+]/g, '')}`,
        class: [look.kit.container, 'flex items-center justify-center gap-2.5 py-2.5 font-semibold'],
      },
      icon('phone', 'size-5 shrink-0'),
      plan.phone.label && h('span', null, plan.phone.label),
      h('span', { dir: 'ltr' }, plan.phone.value),
    ),
  );

interface Shell {
  more?: Classes;
  /** For how many letters its row of links has room. */
  room?: number;
}

/** A header around its line: the telephone above it, the menu below. */
export const headerShell = (page: PageToRender, line: Child, { more, room = wholeLine }: Shell = {}): Html =>
  h(
    'header',
    {
      'data-ground': 'paper',
      class: [page.plan.isHeaderSticky ? 'sticky top-0' : 'relative', 'z-30', more],
    },
    phoneLine(page),
    line,
    menuPanel(page, actionButton(page, 'w-full'), room),
  );

const wideAction = (page: PageToRender) =>
  actionButton(page, 'shrink-0 whitespace-nowrap max-md:hidden !py-2.5');
const lineLinks = { list: 'me-3 flex gap-6', link: 'block py-1.5 underline-offset-4 hover:underline' };

/** Controls and menu button, at the end of a line. */
export const lineEnd = (page: PageToRender, more?: Child, room?: number): Child[] => [
  headerTools(page),
  more,
  menuButton(page, room),
];

/** Letters that half a line has room for, name and button included. */
const halfLine = 76;

/** Links, name and action on three parts of one line, the name in the middle. */
export function axisHeader(page: PageToRender): Html {
  const links = {
    list: 'flex gap-x-6',
    link: 'block py-1.5 whitespace-nowrap underline-offset-8 hover:underline',
    room: halfLine,
  };
  const line = h(
    'div',
    {
      class: [
        page.look.kit.container,
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-6 py-5 lg:grid-cols-[1fr_auto_1fr]',
      ],
    },
    wideNav(page, links),
    brandLink(page, [page.look.kit.brand, 'lg:col-start-2 lg:max-w-[14em] lg:text-center']),
    h(
      'div',
      { class: 'flex items-center justify-end gap-2 lg:col-start-3' },
      lineEnd(page, wideAction(page), halfLine),
    ),
  );
  return headerShell(page, line, { room: halfLine });
}

const nameAndLinks = (page: PageToRender, action: Child): Child[] => [
  brandLink(page, page.look.kit.brand),
  h('div', { class: 'flex shrink-0 items-center gap-2' }, wideNav(page, lineLinks), lineEnd(page, action)),
];

/** Name at the start, links and action at the end. */
export const barHeader = (page: PageToRender): Html =>
  headerShell(
    page,
    h(
      'div',
      { class: [page.look.kit.container, 'flex items-center justify-between gap-6 py-3.5'] },
      nameAndLinks(page, wideAction(page)),
    ),
    { more: 'border-b border-line' },
  );

/** The facts on a narrow line of the deep colour, name and links below it. */
export function noticeHeader(page: PageToRender): Html {
  const facts = footerFacts(page).slice(0, 3);
  const notice = h(
    'div',
    { 'data-ground': 'deep', class: page.plan.phone && 'max-lg:hidden' },
    h(
      'p',
      {
        class: [
          page.look.kit.container,
          'flex flex-wrap justify-between gap-x-8 gap-y-1 py-2 text-[.9375rem]',
        ],
      },
      facts,
    ),
  );
  const line = h(
    'div',
    { class: [page.look.kit.container, 'flex items-center justify-between gap-6 py-4'] },
    nameAndLinks(page, undefined),
  );
  return headerShell(page, [facts.length > 0 && notice, line]);
}

/** A panel that floats over the top of the page. */
export const floatingHeader = (page: PageToRender): Html =>
  headerShell(
    page,
    h(
      'div',
      { class: [page.look.kit.container, 'pt-4'] },
      h(
        'div',
        { class: 'flex items-center justify-between gap-4 rounded-card bg-panel px-5 py-2.5 md:px-7' },
        nameAndLinks(page, wideAction(page)),
      ),
    ),
  );
