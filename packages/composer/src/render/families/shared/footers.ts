import type { Link } from '../../../plan/site-plan.ts';
import { type Child, type Html, h } from '../../h.ts';
import type { Ground } from '../../palette/palette.ts';
import { side } from '../../sides.ts';
import type { PageToRender } from '../../site.ts';
import type { Look } from '../look.ts';
import { copyright, footerColumns, footerFacts } from '../navigation.ts';
import { widthOf } from './hero-type.ts';

type Footer = (page: PageToRender) => Html;

const underlined = 'inline-block py-1 underline underline-offset-4';

/** The columns of links beside each other, at most as many as there is room for. */
export const linkColumns = (page: PageToRender, place = ''): Html | false => {
  const columns = footerColumns(page, 'grid content-start', underlined);
  return columns.length > 0 && h('div', { class: ['flex flex-wrap gap-x-12 gap-y-6', place] }, columns);
};

const facts = (page: PageToRender, place: string): Html | false =>
  page.language.footer.facts.length > 0 && h('p', { class: place }, footerFacts(page));

/** Size of a name that is to fill a line, from its length. */
export const lineFilling = (text: string, share: number, most: number): string =>
  `${Math.min(most, Math.round((share * 10) / Math.max(5, widthOf(text))) / 10)}vw`;

/** Name, facts and links in columns, as in an account book. */
export const ledgerFooter =
  (ground: Ground): Footer =>
  (page) =>
    h(
      'footer',
      { 'data-ground': ground },
      h(
        'div',
        {
          class: [
            page.look.kit.container,
            'grid gap-x-10 gap-y-8 py-16',
            side(page, 'md:grid-cols-[5fr_4fr_4fr]', 'md:grid-cols-[6fr_3fr_4fr]'),
          ],
        },
        h('p', { class: [page.look.kit.brand, 'min-w-0 [overflow-wrap:anywhere]'] }, page.plan.name),
        h('p', { class: 'flex min-w-0 flex-col gap-1.5' }, footerFacts(page)),
        h('div', { class: 'min-w-0' }, linkColumns(page), h('p', { class: 'mt-6' }, copyright(page))),
      ),
    );

interface Giant {
  place: string;
  /** Smaller for wide faces. */
  share: number;
  /** In percent of the window's width. */
  most: number;
}

/** Of the window's width, what a name fills in a typeface that its family was not drawn for. */
const fullLine = 94;

const shareIn = ({ face }: Pick<Look, 'face'>, share: number): number =>
  face ? Math.min(share, fullLine / face.advance) : share;

/** The name across the page; for the eye alone, as it stands in the line above. */
export const giantName = (page: PageToRender, { place, share, most }: Giant): Html =>
  h(
    'p',
    {
      'aria-hidden': 'true',
      class: ['font-display text-[length:var(--brand-size)] leading-none whitespace-nowrap', place],
      style: `--brand-size:${lineFilling(page.plan.name, shareIn(page.look, share), most)}`,
    },
    page.plan.name,
  );

/** Facts, links and the name's line: what stands above a name that fills the page. */
export const factsAndLinks = (page: PageToRender, more: string): Html =>
  h(
    'div',
    { class: [page.look.kit.container, 'flex flex-wrap justify-between gap-x-10 gap-y-6', more] },
    facts(page, 'flex max-w-[40ch] flex-col gap-1'),
    linkColumns(page),
    copyright(page),
  );

/** The name across the page, the facts above it; `share` is smaller for wide faces. */
export const giantFooter =
  (ground: Ground, share = 145): Footer =>
  (page) =>
    h(
      'footer',
      { 'data-ground': ground, class: 'overflow-hidden pt-14' },
      factsAndLinks(page, ''),
      giantName(page, { place: 'mt-8 pb-[.12em] text-center', share, most: 15 }),
    );

/** Everything on the middle axis, like the last page of a book. */
export const colophonFooter =
  (ground: Ground): Footer =>
  (page) =>
    h(
      'footer',
      { 'data-ground': ground },
      h(
        'div',
        { class: [page.look.kit.container, 'grid justify-items-center gap-6 py-20 text-center'] },
        h(
          'p',
          {
            class: [
              'font-display text-[clamp(2.2rem,6vw,5rem)] leading-none tracking-[-.02em] text-balance',
              'max-w-full [overflow-wrap:anywhere]',
            ],
          },
          page.plan.name,
        ),
        facts(page, 'flex flex-wrap justify-center gap-x-8 gap-y-1'),
        linkColumns(page, 'justify-center'),
        copyright(page),
      ),
    );

const addressed = /^(?:mailto|tel|sms):/u;

/** The way to reach somebody: the first address that can be written to or called, else the main action, if there is one. */
function reach(page: PageToRender): Link | undefined {
  const links = page.language.footer.columns.flatMap((column) => column.links);
  return (
    ['mailto:', 'tel:', 'sms:']
      .map((scheme) => links.find(({ href }) => href.startsWith(scheme)))
      .find((link) => link !== undefined) ?? page.language.action
  );
}

const reachLink = ({ label, href }: Link, page: PageToRender): Html =>
  h(
    'a',
    {
      class: [
        'font-display text-[clamp(1.7rem,5.6vw,5.25rem)] leading-[1.05] tracking-[-.03em]',
        'underline decoration-2 underline-offset-[.14em] [overflow-wrap:anywhere]',
      ],
      dir: addressed.test(href) ? 'ltr' : undefined,
      href: page.href(href),
    },
    label,
  );

/** The way to reach somebody, as large as it goes. */
export const reachFooter =
  (ground: Ground): Footer =>
  (page) => {
    const way = reach(page);
    const below: Child[] = [facts(page, 'flex flex-col gap-1'), linkColumns(page)];
    return h(
      'footer',
      { 'data-ground': ground },
      h(
        'div',
        { class: [page.look.kit.container, 'pt-16 pb-8 md:pt-20'] },
        way && reachLink(way, page),
        h('div', { class: 'mt-16 grid gap-x-10 gap-y-5 md:mt-20 md:grid-cols-2' }, below),
      ),
    );
  };
