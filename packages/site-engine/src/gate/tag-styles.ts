import { isStylesheet } from '../files/site-files.ts';
import { rawTextOf } from './dom.ts';
import type { Site } from './site.ts';

/** What a rule of a style sheet selects and says. */
interface StyleRule {
  selector: string;
  declarations: string;
}

/** Cut at its braces: enough to see which tags a sheet speaks of. */
function rulesIn(css: string): StyleRule[] {
  const pieces = css.split('{');
  return pieces.slice(1).map((piece, index) => {
    const before = pieces[index] ?? '';
    const selector = before.slice(Math.max(before.lastIndexOf('}'), before.lastIndexOf(';')) + 1);
    return { selector: selector.trim(), declarations: piece.split('}', 1)[0] ?? '' };
  });
}

const readSheets = new WeakMap<Site, StyleRule[]>();

function rulesOf(site: Site): StyleRule[] {
  const known = readSheets.get(site);
  if (known) return known;
  const sheets = [
    ...[...site.files].flatMap(([path, css]) => (typeof css === 'string' && isStylesheet(path) ? css : [])),
    ...site.pages.flatMap(({ elements }) =>
      elements.filter(({ tagName }) => tagName === 'style').map(rawTextOf),
    ),
  ];
  const rules = sheets.flatMap(rulesIn);
  readSheets.set(site, rules);
  return rules;
}

/** A tag in a selector, not a part of a class, an id, an attribute or another name. */
export const selectorOf = (tagName: string): RegExp =>
  new RegExp(`(?<![\\w.#:=["'\\\\-])${tagName}(?![\\w-])`);

const compared = new WeakMap<Site, Map<string, boolean>>();

/** Whether the styles of a site treat two tags differently, so that one in the place of the other would look otherwise. */
export function looksOtherwise(site: Site, one: string, other: string): boolean {
  const known = compared.get(site) ?? new Map<string, boolean>();
  compared.set(site, known);
  const pair = `${one} ${other}`;
  const [first, second] = [selectorOf(one), selectorOf(other)];
  const answer =
    known.get(pair) ?? rulesOf(site).some(({ selector }) => first.test(selector) !== second.test(selector));
  known.set(pair, answer);
  return answer;
}

/** The selectors of those rules that declare something. */
export const selectorsThat = (site: Site, declare: RegExp): string[] =>
  rulesOf(site).flatMap(({ selector, declarations }) => (declare.test(declarations) ? selector : []));

const byEmptyAddress = /\[\s{0,9}href\s{0,9}\$?=\s{0,9}["']?\\?#["']?\s{0,9}(?:[is]\s{0,9})?\]/i;

/** Whether the styles know links by the address `#`: with another they would look otherwise. */
export const styleEmptyLinks = (site: Site): boolean =>
  rulesOf(site).some(({ selector }) => byEmptyAddress.test(selector));

/** Whether the styles lay the children of the body out side by side. */
export const laysOutBody = (site: Site): boolean =>
  rulesOf(site).some(
    ({ selector, declarations }) =>
      /(?:^|,)\s*(?:html\s+)?body\s*(?:,|$)/.test(selector) &&
      /display:\s*(?:inline-)?(?:flex|grid)/.test(declarations),
  );

/** Whether the styles depend on what stands right inside the body. */
export const countsOnBody = (site: Site): boolean =>
  rulesOf(site).some(({ selector }) => /\bbody\s{0,9}>/.test(selector));
