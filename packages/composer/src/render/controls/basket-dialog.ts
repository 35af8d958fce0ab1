import type { LanguagePlan, ListTools } from '../../plan/site-plan.ts';
import { type Html, h } from '../h.ts';
import type { PageToRender } from '../site.ts';
import { dialog } from './dialog.ts';

type Basket = NonNullable<ListTools['basket']>;

/** The basket of a site in one language; all of its lists fill the same one. */
export const basketOf = ({ pages }: LanguagePlan): Basket | undefined =>
  pages
    .flatMap(({ sections }) => sections)
    .map((section) => (section.type === 'items' ? section.tools.basket : undefined))
    .find((basket) => basket !== undefined);

const stepLook = 'size-11 cursor-pointer rounded-control border-2 border-edge text-lg leading-none';

const step = (attribute: string, label: string, sign: string): Html =>
  h('button', { type: 'button', [attribute]: label, class: stepLook }, sign);

/** One line of the basket; the script fills it. */
function row({ controls, look }: PageToRender): Html {
  const { removeOne, addOne } = controls.basket;
  const buttons = h(
    'span',
    { class: 'flex items-center gap-3' },
    step('data-less', removeOne, '−'),
    h('span', { 'data-count': true, class: 'min-w-6 text-center tabular-nums' }),
    step('data-more', addOne, '+'),
  );
  const words = h(
    'span',
    { class: 'min-w-0 grow basis-40' },
    h('span', { 'data-name': true, class: 'block font-medium' }),
    h('span', { 'data-price': true, class: 'text-muted' }),
  );
  const place = ['flex flex-wrap items-center justify-between gap-4 py-3', look.kit.rule];
  return h('template', null, h('li', { class: place }, words, buttons));
}

/** Where the order goes: to the owner by mail or WhatsApp, or nowhere yet, which is said. */
function order({ controls, look, plan }: PageToRender, { by, target }: Basket): Html {
  const { basket } = controls;
  if (!target) return h('p', { class: 'text-muted' }, basket.notConnected);
  const isMail = by === 'email';
  const to = isMail ? { 'data-mail-to': target } : { 'data-whatsapp-to': target.replace(/\D/g, '') };
  const button = {
    type: 'button',
    class: look.kit.button,
    'data-basket-order': plan.name,
    disabled: true,
    ...to,
  };
  return h(
    'div',
    null,
    h('button', button, isMail ? basket.orderByMail : basket.orderByWhatsApp),
    h('p', { class: 'mt-3 text-[.9375rem] text-muted' }, isMail ? basket.opensMail : basket.opensWhatsApp),
  );
}

/** What was put into the basket and how to order it, over whichever page one is on. */
export function basketDialog(page: PageToRender): Html | undefined {
  const basket = basketOf(page.language);
  if (!basket) return undefined;
  const { title, close, empty, total } = page.controls.basket;
  const status = { role: 'status', 'data-basket-status': true, 'data-empty': empty, 'data-total': total };
  return dialog(
    page,
    { id: 'basket', title, close, attributes: { 'data-basket': true } },
    h('ul', { 'data-basket-rows': true }),
    row(page),
    h('p', { ...status, class: 'my-5 text-lg font-semibold' }, empty),
    order(page, basket),
  );
}
