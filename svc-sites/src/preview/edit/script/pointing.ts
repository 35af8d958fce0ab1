import type { Choice } from './describe.ts';
import { saidBy } from './drawn.ts';
import type { Kind } from './kinds.ts';
import type { Places } from './places.ts';
import type { Selection } from './selection.ts';
import type { Stops } from './stops.ts';
import type { Typing } from './typing.ts';

/*
 * Selecting by a click, typing by a second one; whatever the page would do by itself rests. Sent to the browser as source text: see
 * edit-script.ts.
 */

interface PointingOptions {
  places: Places;
  stops: Stops;
  typing: Typing;
  selection: Selection;
  outline: HTMLElement;
  kindOf: (element: Element) => Kind | undefined;
  focus: () => void;
}

/** The text node under a point of the window. */
function nodeAt(x: number, y: number): Node | undefined {
  return (
    document.caretPositionFromPoint?.(x, y)?.offsetNode ??
    document.caretRangeFromPoint?.(x, y)?.startContainer
  );
}

function answerPointer({ places, stops, typing, selection, outline, kindOf, focus }: PointingOptions): void {
  const isTyped = (target: EventTarget | null) =>
    target instanceof Node && typing.host()?.contains(target) === true;

  /** The text under the point, or the only one in what was clicked. */
  const textAt = (clicked: Element, x: number, y: number): Choice | undefined => {
    const target = saidBy(clicked) ?? clicked;
    const texts = places.texts(target);
    const node = nodeAt(x, y);
    const text = texts.find((one) => one.node === node) ?? (texts.length === 1 ? texts[0] : undefined);
    return text && { element: target, text };
  };

  /** The nearest thing around what was clicked; of a link or a button its words. */
  const thingAt = (target: Element): Choice | undefined => {
    const kind = places.has(target) ? kindOf(target) : undefined;
    if (kind === 'link' || kind === 'button') return stops.firstIn(target) ?? { element: target };
    if (kind) return { element: target };
    return target.parentElement ? thingAt(target.parentElement) : undefined;
  };

  const choose = (event: MouseEvent): void => {
    const [target] = event.composedPath();
    if (!(target instanceof Element)) return;
    const choice = textAt(target, event.clientX, event.clientY) ?? thingAt(target);
    const before = selection.selected();
    if (choice?.text && before && stops.isSame(choice, before)) {
      typing.begin(choice.text, { point: { x: event.clientX, y: event.clientY } });
      return;
    }
    selection.select(choice);
    focus();
  };

  const isOurs = (event: Event) => event.composedPath().includes(outline);
  addEventListener(
    'click',
    (event) => {
      if (isOurs(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isTyped(event.target)) choose(event);
    },
    true,
  );
  // Neither focus nor a selection of text, except in what is being typed.
  addEventListener(
    'mousedown',
    (event) => {
      if (isOurs(event) || isTyped(event.target)) return;
      event.preventDefault();
      typing.end();
    },
    true,
  );
  for (const type of ['auxclick', 'dblclick', 'submit', 'dragstart', 'dragover', 'drop']) {
    addEventListener(type, (event) => isTyped(event.target) || event.preventDefault(), true);
  }
  // Keys that come into the page by its own links and fields stay with what is edited.
  addEventListener('focusin', (event) => {
    if (isOurs(event) || isTyped(event.target) || typing.host()) return;
    const element = event.target instanceof Element ? event.target : undefined;
    const choice = element && stops.firstIn(element);
    if (choice && !selection.selected()) selection.select(choice);
    focus();
  });
}

export const pointingParts = [nodeAt, answerPointer];
