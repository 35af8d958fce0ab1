import { icon } from '../../art/icons.ts';
import { type Html, h } from '../../h.ts';
import { inOtherLanguages } from '../../hrefs.ts';
import type { PageToRender } from '../../site.ts';

const tool = 'flex shrink-0 cursor-pointer items-center gap-1.5 p-2.5';

const themeSwitch = (page: PageToRender): Html =>
  h(
    'button',
    { type: 'button', 'data-theme-switch': true, class: tool },
    h('span', { class: 'sr-only' }, page.messages.page.theme),
    icon('moon', 'size-5'),
  );

/** What speakers call their language: "Deutsch". */
const ownName = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;

/** The same page in the other languages, each by the name its speakers give it. */
const languageSwitch = ({ plan, language, page }: PageToRender): Html[] =>
  inOtherLanguages(plan, language, page)
    .filter(({ isHere }) => !isHere)
    .map(({ tag, href }) =>
      h(
        'a',
        { href, hreflang: tag, lang: tag, class: [tool, 'underline-offset-4 hover:underline'] },
        icon('languages', 'size-5 shrink-0 max-sm:hidden'),
        ownName(tag),
      ),
    );

/** How much is in the basket, and the way to it; the script counts and opens it. */
const basket = (page: PageToRender): Html =>
  h(
    'button',
    { type: 'button', 'data-basket-open': true, class: tool },
    h('span', { class: 'sr-only' }, page.controls.basket.open),
    icon('shopping-basket', 'size-5'),
    h('span', { 'data-basket-count': true, class: 'min-w-4 tabular-nums' }, '0'),
  );

/** Opens the search of the site; hidden until a script can search. */
const search = (page: PageToRender): Html =>
  h(
    'button',
    { type: 'button', 'data-site-search': true, hidden: true, class: tool },
    h('span', { class: 'sr-only' }, page.controls.search.open),
    icon('search', 'size-5'),
  );

const tools = { theme: themeSwitch, language: languageSwitch, basket, search } as const;

/** The controls the plan wants in the header, in its order. */
export const headerTools = (page: PageToRender): (Html | Html[])[] =>
  page.plan.tools.map((name) => tools[name](page));
