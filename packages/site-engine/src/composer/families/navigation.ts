import { icon } from '../art/icons.ts';
import { type Html, html } from '../html.ts';
import { actionLabel, navigation } from '../labels.ts';
import type { Link, Site } from '../site.ts';

const link = ({ label, href }: Link, classes: string): Html =>
  html`<li><a class="${classes}" href="${href}">${label}</a></li>`;

export const navLinks = (site: Site, classes: string): Html[] =>
  navigation(site).map((target) => link(target, classes));

/** Letters about as wide as two Latin ones. */
const wideLetters = /[\u3000-\u9fff\uff00-\uffef]/gu;
const widthOf = (text: string) => text.length + (text.match(wideLetters)?.length ?? 0);
const gapBetweenLinks = 3;

/** As many links as there is room for beside the name and the button, by their letters. */
function fitting(site: Site, room: number): Link[] {
  let left = room - widthOf(site.brief.brand) - widthOf(actionLabel(site));
  return navigation(site).filter(({ label }) => {
    left -= widthOf(label) + gapBetweenLinks;
    return left >= 0;
  });
}

const wholeLine = 96;

/** The links in a row, where there is room for one. */
export const wideNav = (site: Site, listClasses: string, linkClasses: string, room = wholeLine): Html =>
  html`<nav aria-label="${site.words.page.navigation}" class="max-lg:hidden"><ul class="${listClasses}">${fitting(site, room).map((target) => link(target, linkClasses))}</ul></nav>`;

/** A button that opens the same links on a small screen. Without scripts the footer's links remain. */
export const menuButton = (site: Site, classes: string): Html =>
  html`<button type="button" data-menu-button aria-expanded="false" aria-controls="site-menu" class="cursor-pointer p-2.5 lg:hidden ${classes}"><span class="sr-only">${site.words.page.menu}</span>${icon('menu', 'size-6')}</button>`;

export const menuPanel = (site: Site, action: Html): Html =>
  html`<nav id="site-menu" aria-label="${site.words.page.menu}" hidden data-ground="paper" class="absolute inset-x-0 top-full z-40 border-b-2 border-edge px-6 pt-3 pb-8 shadow-xl lg:hidden"><ul class="mb-6 text-xl">${navLinks(site, 'block border-b border-line py-3.5')}</ul>${action}</nav>`;

export const themeSwitch = (site: Site, classes: string): Html =>
  html`<button type="button" data-theme-switch class="cursor-pointer p-2.5 ${classes}"><span class="sr-only">${site.words.page.theme}</span>${icon('moon', 'size-5')}</button>`;

/** Telephone, e-mail, address and hours as far as they are known, in one line. */
export const factLine = (site: Site): Html[] => {
  const { address, phone, email, hours, date, price } = site.brief.facts;
  return [date, address ?? site.brief.place, hours.slice(0, 2).join(', '), price, phone, email].flatMap(
    (fact) => (fact ? [html`<span>${fact}</span>`] : []),
  );
};

export const copyright = (site: Site): Html => html`<span>© ${site.brief.brand}</span>`;
