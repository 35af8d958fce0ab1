import { type Html, html } from '../../html.ts';
import { actionHref, actionLabel } from '../../labels.ts';
import type { Site } from '../../site.ts';
import { factLine, menuButton, menuPanel, themeSwitch, wideNav } from '../navigation.ts';

/** The main action as a button of the family. */
export const actionButton = (site: Site, classes = ''): Html =>
  html`<a class="${site.family.kit.button} ${classes}" href="${actionHref(site)}">${actionLabel(site)}</a>`;

/** What opens on a small screen: the links and the action. */
export const menu = (site: Site): Html => menuPanel(site, actionButton(site, 'w-full'));

const brand = (site: Site, classes: string) =>
  html`<a class="${site.family.kit.brand} ${classes}" href="index.html">${site.brief.brand}</a>`;

/** Letters that half a line has room for, name and button included. */
const halfLine = 76;

/** Links, name and action on three parts of one line, the name in the middle. */
export const axisHeader = (site: Site): Html =>
  html`<header data-ground="paper" class="relative z-30"><div class="${site.family.kit.container} grid grid-cols-[1fr_auto] items-center gap-6 py-5 lg:grid-cols-[1fr_auto_1fr]">${wideNav(site, 'flex gap-x-6', 'block py-1.5 whitespace-nowrap underline-offset-8 hover:underline', halfLine)}${brand(site, 'lg:col-start-2')}<div class="flex items-center justify-end gap-2 lg:col-start-3">${themeSwitch(site, '')}${actionButton(site, 'max-md:hidden !py-2.5')}${menuButton(site, '')}</div></div>${menu(site)}</header>`;

/** Name at the start, links and action at the end. */
export const barHeader = (site: Site): Html =>
  html`<header data-ground="paper" class="relative z-30 border-b border-line"><div class="${site.family.kit.container} flex items-center justify-between gap-6 py-3.5">${brand(site, '')}<div class="flex items-center gap-2">${wideNav(site, 'me-3 flex gap-6', 'py-1.5 underline-offset-4 hover:underline')}${themeSwitch(site, '')}${actionButton(site, 'max-md:hidden !py-2.5')}${menuButton(site, '')}</div></div>${menu(site)}</header>`;

/** The facts on a narrow line of the deep colour, name and links below it. */
export const noticeHeader = (site: Site): Html => {
  const facts = factLine(site).slice(0, 3);
  return html`<header data-ground="paper" class="relative z-30">${facts.length > 0 && html`<div data-ground="deep"><p class="${site.family.kit.container} flex flex-wrap justify-between gap-x-8 gap-y-1 py-2 text-[.9375rem]">${facts}</p></div>`}<div class="${site.family.kit.container} flex items-center justify-between gap-6 py-4">${brand(site, '')}<div class="flex items-center gap-2">${wideNav(site, 'flex gap-6', 'py-1.5 underline-offset-4 hover:underline')}${themeSwitch(site, '')}${menuButton(site, '')}</div></div>${menu(site)}</header>`;
};

/** A panel that floats over the top of the page. */
export const floatingHeader = (site: Site): Html =>
  html`<header data-ground="paper" class="relative z-30"><div class="${site.family.kit.container} pt-4"><div class="flex items-center justify-between gap-4 rounded-card bg-panel px-5 py-2.5 md:px-7">${brand(site, '')}<div class="flex items-center gap-2">${wideNav(site, 'me-3 flex gap-6', 'py-1.5 underline-offset-4 hover:underline')}${themeSwitch(site, '')}${actionButton(site, 'max-md:hidden !py-2.5')}${menuButton(site, '')}</div></div></div>${menu(site)}</header>`;
