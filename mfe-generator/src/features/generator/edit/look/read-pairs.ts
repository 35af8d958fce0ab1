import { readPage } from '../parts/inert-page.ts';

/** Which of the colours that a theme names are read on which, both ways: by their properties. */
export type Pairs = ReadonlyMap<string, ReadonlySet<string>>;

/** What a rule says of text and of the ground below it: a property of the theme, or `other`. */
interface Paint {
  order: number;
  text: string | undefined;
  ground: string | undefined;
}

interface Rule {
  selector: string;
  body: string;
}

/** What holds only for some windows, states or browsers is not counted. */
const isCondition = (selector: string) => selector.startsWith('@') && !selector.startsWith('@layer');

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const around: string[] = [];
  let from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    const words = css.slice(from, index);
    from = index + 1;
    if (brace === '{') around.push(words.slice(words.lastIndexOf(';') + 1).trim());
    else {
      const selector = around.pop() ?? '';
      if (!around.some(isCondition)) rules.push({ selector, body: words });
    }
  }
  return rules;
}

const isNothing = /^(?:transparent|inherit|none|currentcolor|#0000)$/i;

function painted(body: string, property: RegExp): string | undefined {
  const value = body
    .split(';')
    .findLast((declaration) => property.test(declaration))
    ?.replace(/^[^:]*:/, '')
    .trim();
  if (value === undefined || isNothing.test(value)) return undefined;
  return /^var\(\s*(--color-[\w-]+)\s*\)$/.exec(value)?.[1] ?? 'other';
}

/** By the names of elements and classes; selectors that say more are left out. */
function paintsOf(css: string): Map<string, Paint> {
  const paints = new Map<string, Paint>();
  for (const [order, { selector, body }] of rulesOf(css).entries()) {
    const text = painted(body, /^\s*color\s*:/i);
    const ground = painted(body, /^\s*background(?:-color|-image)?\s*:/i);
    if (text === undefined && ground === undefined) continue;
    for (const one of selector.split(',')) {
      const key = one.trim().replaceAll(/\\(.)/g, '$1');
      const before = paints.get(key);
      paints.set(key, { order, text: text ?? before?.text, ground: ground ?? before?.ground });
    }
  }
  return paints;
}

const namesOf = (element: Element) => [
  element.localName,
  ...[...element.classList].map((name) => `.${name}`),
];

/** The nearest around an element; of the rules for one element the last one counts. */
function paintAround(
  element: Element,
  paints: ReadonlyMap<string, Paint>,
  what: 'text' | 'ground',
): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const [last] = namesOf(at)
      .flatMap((name) => paints.get(name) ?? [])
      .filter((paint) => paint[what] !== undefined)
      .toSorted((one, other) => other.order - one.order);
    if (last) return last[what];
  }
  return undefined;
}

const hasWords = (element: Element) =>
  !element.matches('script, style, template, svg *') &&
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Reads off a page which colours of the theme stand on which. */
export function readPairs(css: string, page: string): Pairs {
  const pairs = new Map<string, Set<string>>();
  const add = (one: string, other: string) => pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
  if (page === '') return pairs;
  const paints = paintsOf(css);
  for (const element of readPage(page).body.querySelectorAll('*')) {
    if (!hasWords(element)) continue;
    const [text, ground] = [paintAround(element, paints, 'text'), paintAround(element, paints, 'ground')];
    if (!text || !ground || text === ground || text === 'other' || ground === 'other') continue;
    add(text, ground);
    add(ground, text);
  }
  return pairs;
}
