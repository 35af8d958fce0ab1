import type { Link } from '../../plan/site-plan.ts';
import { icon } from '../art/icons.ts';
import { type Child, type Classes, fragment, type Html, h } from '../h.ts';
import type { PageToRender } from '../site.ts';
import { widthOf } from './shared/hero-type.ts';

const isHere = (page: PageToRender, { href }: Link) => href === page.page.path;

const linkItem = (page: PageToRender, link: Link, linkClasses: Classes): Html =>
  h(
    'li',
    null,
    h(
      'a',
      {
        class: linkClasses,
        href: page.href(link.href),
        'aria-current': isHere(page, link) ? 'page' : undefined,
      },
      link.label,
    ),
  );

/** The main links, each as an item of a list. */
export const navLinks = (page: PageToRender, linkClasses: Classes): Html[] =>
  page.language.navigation.map((link) => linkItem(page, link, linkClasses));

const gapBetweenLinks = 3;

/** As many links as there is room for beside the name and the button, by their letters. */
function fitting({ plan, language }: PageToRender, room: number): readonly Link[] {
  let left = room - widthOf(plan.name) - widthOf(language.action?.label ?? '') - 4 * plan.tools.length;
  return language.navigation.filter(({ label }) => {
    left -= widthOf(label) + gapBetweenLinks;
    return left >= 0;
  });
}

/** Letters that a whole line of a header holds. */
export const wholeLine = 96;

interface WideNav {
  list: Classes;
  link: Classes;
  /** For how many letters there is room. */
  room?: number;
}

/** The links in a row, where there is room for one. */
export function wideNav(page: PageToRender, { list, link, room = wholeLine }: WideNav): Html | false {
  const links = fitting(page, room);
  return (
    links.length > 0 &&
    h(
      'nav',
      { 'aria-label': page.messages.page.navigation, class: 'max-lg:hidden' },
      h(
        'ul',
        { class: list },
        links.map((target) => linkItem(page, target, link)),
      ),
    )
  );
}

/** From the width on at which a row holds every link, nothing has to be opened. */
const hidesWhenWide = (page: PageToRender, room: number): string =>
  fitting(page, room).length === page.language.navigation.length ? 'lg:hidden' : '';

/** A button that opens the same links on a small screen. Without scripts the footer's links remain. */
export const menuButton = (page: PageToRender, room = wholeLine): Html | false =>
  page.language.navigation.length > 0 &&
  h(
    'button',
    {
      type: 'button',
      'data-menu-button': true,
      'aria-expanded': 'false',
      'aria-controls': 'site-menu',
      class: ['cursor-pointer p-2.5', hidesWhenWide(page, room)],
    },
    h('span', { class: 'sr-only' }, page.messages.page.menu),
    icon('menu', 'size-6'),
  );

/** What the button opens. */
export const menuPanel = (page: PageToRender, action: Child, room = wholeLine): Html | false =>
  page.language.navigation.length > 0 &&
  h(
    'nav',
    {
      id: 'site-menu',
      'aria-label': page.messages.page.menu,
      hidden: true,
      'data-ground': 'paper',
      class: [
        'absolute inset-x-0 top-full z-40 border-b-2 border-edge px-6 pt-3 pb-8 shadow-xl',
        'max-h-[calc(100dvh-6rem)] overflow-y-auto',
        hidesWhenWide(page, room),
      ],
    },
    h('ul', { class: 'mb-6 text-xl' }, navLinks(page, 'block border-b border-line py-3.5')),
    action,
  );

/** The columns of links of a footer, with their titles where they have some. */
export const footerColumns = (page: PageToRender, list: Classes, linkClasses: Classes): Html[] =>
  page.language.footer.columns
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) =>
      h(
        'div',
        null,
        title && h('p', { class: 'mb-2 font-semibold' }, title),
        h(
          'ul',
          { class: list },
          links.map((link) => linkItem(page, link, linkClasses)),
        ),
      ),
    );

/** Telephone, e-mail, address and hours as far as the plan has them. */
export const footerFacts = (page: PageToRender): Html[] =>
  page.language.footer.facts.map((fact) => h('span', null, fact));

export const copyright = (page: PageToRender): Html => h('span', null, '© ', page.plan.name);

/** The first page of this language. */
export const homeHref = (page: PageToRender): string =>
  page.href(page.language.pages[0]?.path ?? page.page.path);

/** Names from so many letters on are set smaller on small screens. */
const longName = 16;

type Logo = NonNullable<PageToRender['plan']['logo']>;

/** A logo that is so much wider than high has the name in it. */
const namedFrom = 2;

/** The logo in place of the name, or before it where it is a mark only. */
function logoLink(page: PageToRender, { path, width, height }: Logo, brandClasses: Classes): Html {
  const isName = width / height >= namedFrom;
  const picture = h('img', {
    src: page.href(path),
    width,
    height,
    alt: isName ? page.plan.name : '',
    class: isName ? 'h-10 w-auto max-w-[12rem] object-contain' : 'size-10 shrink-0 object-contain',
  });
  return h(
    'a',
    {
      class: ['flex min-w-0 items-center gap-3 [overflow-wrap:anywhere]', brandClasses],
      href: homeHref(page),
    },
    isName ? picture : fragment(picture, h('span', { class: 'min-w-0' }, page.plan.name)),
  );
}

/** The name, as the way back to the first page. `sign` stands before it, where there is no logo. */
export const brandLink = (page: PageToRender, brandClasses: Classes, sign?: Html): Html =>
  page.plan.logo ? logoLink(page, page.plan.logo, brandClasses) : nameLink(page, brandClasses, sign);

const nameLink = (page: PageToRender, brandClasses: Classes, sign?: Html): Html =>
  h(
    'a',
    {
      class: [
        'min-w-0 [overflow-wrap:anywhere]',
        sign && 'flex items-center gap-3',
        brandClasses,
        widthOf(page.plan.name) > longName && 'max-md:text-base max-md:leading-tight max-md:tracking-normal',
      ],
      href: homeHref(page),
    },
    sign ? fragment(sign, h('span', { class: 'min-w-0' }, page.plan.name)) : page.plan.name,
  );
