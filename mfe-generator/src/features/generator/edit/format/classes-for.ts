import { lookOf, usual } from '../parts/classes.ts';
import type { InertPage } from '../parts/inert-page.ts';

/**
 * The classes that an element gets with another name: how such elements usually look on this page, at the place that it has itself.
 *
 * @returns nothing where it keeps its own, as no other tells how they look
 */
export function classesFor({ page, element }: InertPage, name: string): string | undefined {
  const main = element.closest('main') ?? page.body;
  element.setAttribute('data-sitewright-self', '');
  const other = usual(main, `${name}:not([data-sitewright-self])`);
  element.removeAttribute('data-sitewright-self');
  if (!other) return undefined;
  const look = lookOf(element).split(' ');
  const place = [...element.classList].filter((one) => !look.includes(one));
  return [...place, ...lookOf(other).split(' ').filter(Boolean)].join(' ');
}
