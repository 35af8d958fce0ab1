import { type Html, html } from '../../html.ts';
import { actionHref } from '../../labels.ts';
import type { Site } from '../../site.ts';
import { hasCart } from './entry.ts';

/** A basket that lives as long as the page is open. Its rows come from the template. */
export function cart(site: Site): Html | false {
  if (!hasCart(site)) return false;
  const { words, family } = site;
  site.note('The basket counts on the page and sends no order: connect it to your shop or to the form.');
  const step = 'size-11 cursor-pointer rounded-control border-2 border-edge text-lg leading-none';
  return html`<section data-cart aria-labelledby="cart-title" class="mt-14 ${family.kit.card} p-7 md:p-9"><h3 id="cart-title" class="${family.kit.h3}">${words.cart.title}</h3><p class="mt-3 text-muted" role="status" data-cart-status data-empty="${words.cart.empty}" data-total="${words.cart.total}">${words.cart.empty}</p><ul class="mt-3 grid gap-2" data-cart-rows></ul><template><li class="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-2"><span data-name></span><span class="flex items-center gap-3"><button type="button" data-less="${words.cart.removeOne}" class="${step}">−</button><span data-count class="min-w-6 text-center tabular-nums"></span><button type="button" data-more="${words.cart.addOne}" class="${step}">+</button></span></li></template><a class="${family.kit.button} mt-6" href="${actionHref(site)}">${words.cart.order}</a></section>`;
}
