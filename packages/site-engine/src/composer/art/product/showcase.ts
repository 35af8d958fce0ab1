import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';
import { board } from './board.ts';
import { conversation } from './conversation.ts';
import { dashboard } from './dashboard.ts';
import { firstPhone, secondPhone } from './phone.ts';
import { hasScreen, type Product } from './product.ts';
import { route } from './route.ts';
import { wallet } from './wallet.ts';
import { week } from './week.ts';

const windows: Readonly<Record<Exclude<Product, 'terminal'>, (site: Site) => Html>> = {
  board,
  conversation,
  dashboard,
  map: route,
  wallet,
  week,
};

/** Products whose place is a telephone. */
export const isOnPhone = (site: Site): boolean => site.kind.id === 'app' && site.product !== undefined;

/** Two telephones, one before the other. */
export const phones = (site: Site, classes = ''): Html =>
  html`<div class="isolate grid grid-cols-2 items-start gap-[5%] ${classes}">${firstPhone(site, 'relative z-10 -me-[14%] -rotate-3')}${secondPhone(site, 'mt-[22%] -ms-[6%] rotate-3')}</div>`;

/** The program in its window. */
export const programWindow = (site: Site): Html =>
  windows[site.product === undefined || site.product === 'terminal' ? 'dashboard' : site.product](site);

/** The product as the picture of a page, for kinds that have a screen to show. */
export function productPicture(site: Site): Html | undefined {
  if (!hasScreen(site)) return undefined;
  return isOnPhone(site) ? phones(site, 'mx-auto max-w-[36rem]') : programWindow(site);
}
