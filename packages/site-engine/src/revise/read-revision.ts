import { type Pointed, type Revised, revise } from '@sitewright/composer';
import type { Brief, SourceRange } from '@sitewright/contracts';
import { seedText } from '../engines/composer/composer-engine.ts';
import { attribute, descendants, type Element, isElement, textOf } from '../gate/dom.ts';
import { parsePage } from '../gate/site.ts';

/** A change asked for in words, of a site that was composed. */
export interface ComposedRevision {
  brief: Brief;
  seed?: number | undefined;
  instruction: string;
  /** What "this" is: an element of a page, by its place in the page's source. */
  pointed?: { path: string; source: string; element: SourceRange } | undefined;
}

/** The innermost element that a range of the source lies in. */
function elementAt(path: string, source: string, { start, end }: SourceRange): Element | undefined {
  let found: Element | undefined;
  for (const node of descendants(parsePage(path, source))) {
    const place = isElement(node) ? node.sourceCodeLocation : undefined;
    if (isElement(node) && place && place.startOffset <= start && place.endOffset >= end) found = node;
  }
  return found;
}

function pointedAt({ path, source, element }: NonNullable<ComposedRevision['pointed']>): Pointed | undefined {
  const target = elementAt(path, source, element);
  if (!target) return undefined;
  const anchors: string[] = [];
  for (let node: Element | undefined = target; node; node = parentOf(node)) {
    const id = attribute(node, 'id');
    if (id) anchors.push(id);
  }
  return { path, anchors, text: textOf(target) };
}

const parentOf = ({ parentNode }: Element): Element | undefined =>
  parentNode && isElement(parentNode) ? parentNode : undefined;

/** What a change comes to that is asked for in words; nothing is composed yet. */
export async function readRevision({
  brief,
  seed,
  instruction,
  pointed,
}: ComposedRevision): Promise<Revised> {
  return revise({ brief, seed: seedText(seed), instruction, pointed: pointed && pointedAt(pointed) });
}
