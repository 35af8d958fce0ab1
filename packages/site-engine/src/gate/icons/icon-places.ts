import { styledClasses } from '../../files/used-classes.ts';
import { attribute, classNamesOf, type Element, isElement, textOf } from '../dom.ts';
import { oncePerPage } from '../once.ts';
import type { Page, Site } from '../site.ts';
import { iconOfClasses, spellsIcon } from './icon-libraries.ts';

/** An element that stays empty, or shows a word, without the library that would draw an icon there. */
export interface IconPlace {
  element: Element;
  /** The name of the icon in its library. */
  name: string;
  /** What the page names it by. */
  writtenAs: string;
  /** The library would put its drawing in the place of the element, not into it. */
  isReplaced: boolean;
}

const replacing = ['data-lucide', 'data-feather'];
const naming: Record<string, string> = { 'ion-icon': 'name', 'iconify-icon': 'icon' };

/** Of what a script draws; the class or attribute that says so. */
function byAttribute(element: Element): Omit<IconPlace, 'element'> | undefined {
  for (const writtenAs of replacing) {
    const name = attribute(element, writtenAs);
    if (name) return { name, writtenAs, isReplaced: true };
  }
  const writtenAs = naming[element.tagName] ?? (classNamesOf(element).includes('iconify') ? 'data-icon' : '');
  const name = attribute(element, writtenAs);
  return name ? { name, writtenAs, isReplaced: false } : undefined;
}

const isSpelled = (text: string): boolean => /^[a-z][a-z0-9_]{0,60}$/.test(text);

function byClass(element: Element, styled: ReadonlySet<string>): Omit<IconPlace, 'element'> | undefined {
  const classes = classNamesOf(element);
  const text = textOf(element);
  const [spelling = ''] = classes.filter((name) => spellsIcon([name]));
  if (spelling !== '' && isSpelled(text)) return { name: text, writtenAs: spelling, isReplaced: false };
  const icon = text === '' ? iconOfClasses(classes) : undefined;
  if (!icon || styled.has(icon.className)) return undefined;
  return { name: icon.name, writtenAs: icon.className, isReplaced: false };
}

const mayHoldIcon = new Set(['i', 'span', 'em', 'b', 'div', 'ion-icon', 'iconify-icon']);

/** A site that brings an icon library along draws with that. */
const bringsIcons = ({ files }: Site): boolean =>
  [...files.keys()].some((path) =>
    /lucide|feather|font-?awesome|(?:remix|box|ion)icons?|iconify/i.test(path),
  );

const styledIn = new WeakMap<Site, ReadonlySet<string>>();

function styledClassesOf(site: Site): ReadonlySet<string> {
  const known = styledIn.get(site);
  const classes = known ?? styledClasses([...site.files].map(([path, content]) => ({ path, content })));
  styledIn.set(site, classes);
  return classes;
}

function readPlaces(site: Site, page: Page): ReadonlyMap<Element, IconPlace> {
  const places = new Map<Element, IconPlace>();
  if (bringsIcons(site)) return places;
  for (const element of page.elements) {
    if (!mayHoldIcon.has(element.tagName) || element.childNodes.some(isElement)) continue;
    const found = byAttribute(element) ?? byClass(element, styledClassesOf(site));
    if (found) places.set(element, { element, ...found });
  }
  return places;
}

/** The places of a page where icons are missing, by their elements. */
export const iconPlaces = oncePerPage(readPlaces);

/** What an icon is called, as a person would say it. */
export function iconWords({ name }: Pick<IconPlace, 'name'>): string {
  const words = name
    .replace(/^.{0,40}:/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
