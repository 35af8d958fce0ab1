import { attribute, type Element, isElement, textOf } from './dom.ts';
import { removeAttribute, renameElement, setAttribute } from './edits.ts';
import type { Fix } from './rule.ts';
import type { Site } from './site.ts';
import { looksOtherwise } from './tag-styles.ts';

const headingTag = /^h([1-6])$/;
const noHeading = new Set(['presentation', 'none', 'doc-subtitle']);

/** The level of a heading as assistive technology is told, 0 for what is none. */
export function levelOf(element: Element): number {
  const level = Number(headingTag.exec(element.tagName)?.[1] ?? 0);
  if (level === 0 || noHeading.has(attribute(element, 'role') ?? '')) return 0;
  const told = Number(attribute(element, 'aria-level'));
  return Number.isInteger(told) && told > 0 ? told : level;
}

/** Gives a heading another level and leaves its looks: where the styles speak of its tag, the tag stays. */
export function withLevel(site: Site, element: Element, level: number): Fix {
  const tag = `h${level}`;
  if (tag === element.tagName) return { edits: removeAttribute(element, 'aria-level') };
  if (looksOtherwise(site, element.tagName, tag))
    return { edits: setAttribute(element, 'aria-level', String(level)) };
  return { edits: [...renameElement(element, tag), ...removeAttribute(element, 'aria-level')] };
}

const longestEyebrow = 60;

function nextElement(element: Element): Element | undefined {
  const siblings = element.parentNode?.childNodes ?? [];
  return siblings.slice(siblings.indexOf(element) + 1).find(isElement);
}

/** A short line right above a heading of a higher rank, which it belongs to: it heads nothing itself. */
export function isEyebrow(element: Element): boolean {
  const next = nextElement(element);
  const [level, above] = [levelOf(element), next ? levelOf(next) : 0];
  return level > 0 && above > 0 && above < level && textOf(element).length <= longestEyebrow;
}

/** It stays the line that it is, in its looks and its words. */
export const asEyebrow = (element: Element): Fix => ({
  edits: setAttribute(element, 'role', 'presentation'),
});
