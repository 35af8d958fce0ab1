import { type Selector as Parsed, type SelectorComponent, transform } from 'lightningcss';
import { attribute, classNamesOf, type Element, parentOf } from './dom.ts';

type Part = SelectorComponent;

/** One selector: what each of its elements must be, from the one it selects outwards. */
export type Selector = readonly (readonly Part[])[];

const isSibling = (part: Part): boolean => part.type === 'combinator' && part.value.endsWith('-sibling');

/** Whatever stands beside an element is not asked for: it may come and go. */
function compoundsOf(parsed: Parsed): Part[][] {
  const compounds: Part[][] = [[]];
  let isBeside = false;
  for (const part of parsed.toReversed()) {
    if (part.type !== 'combinator') {
      if (!isBeside) compounds.at(-1)?.push(part);
      continue;
    }
    isBeside = isSibling(part);
    if (!isBeside) compounds.push([]);
  }
  return compounds;
}

/** The selectors of a text, none where it is not a list of them. */
export function parseSelectors(text: string): Selector[] {
  const found: Selector[] = [];
  try {
    transform({
      filename: 'selectors.css',
      code: Buffer.from(`${text}{--x:0}`),
      visitor: {
        Selector(parsed) {
          found.push(compoundsOf(parsed));
        },
      },
    });
  } catch {
    return [];
  }
  return found;
}

type AttributePart = Extract<Part, { type: 'attribute' }>;

function hasValue(element: Element, { name, operation }: AttributePart): boolean {
  const value = attribute(element, name);
  if (value === undefined || !operation) return value !== undefined;
  const asked = operation.value;
  if (operation.operator === 'prefix') return value.startsWith(asked);
  if (operation.operator === 'suffix') return value.endsWith(asked);
  return operation.operator === 'equal' ? value === asked : value.includes(asked);
}

/** States, such as being pointed at, may come. */
function isMet(element: Element, part: Part): boolean {
  if (part.type === 'type') return element.tagName === part.name.toLowerCase();
  if (part.type === 'class') return classNamesOf(element).includes(part.name);
  if (part.type === 'id') return attribute(element, 'id') === part.name;
  if (part.type === 'attribute') return hasValue(element, part);
  return true;
}

const fits = (element: Element, compound: readonly Part[]): boolean =>
  compound.every((part) => isMet(element, part));

/** Further out than this nobody looks. */
const farthest = 100;

/** Whether an element is, or may become, one that is selected. */
export function selects([innermost = [], ...around]: Selector, element: Element): boolean {
  if (!fits(element, innermost)) return false;
  const left = [...around];
  let parent = parentOf(element);
  for (let level = 0; parent && left.length > 0 && level < farthest; level += 1) {
    if (left[0] && fits(parent, left[0])) left.shift();
    parent = parentOf(parent);
  }
  return left.length === 0;
}
