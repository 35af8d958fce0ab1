import type { Choice } from '../../edit/script/describe.ts';
import type { Kind } from '../../edit/script/kinds.ts';
import type { Places } from '../../edit/script/places.ts';
import type { Stops } from '../../edit/script/stops.ts';
import type { DrawnPins } from './draw.ts';

/*
 * Where somebody wants to comment: a point of the page under the pointer, or what the arrow keys stop at. Sent to the browser as source text:
 * see pins-script.ts.
 */

interface PickOptions {
  places: Places;
  stops: Stops;
  pins: DrawnPins;
  kindOf: (element: Element) => Kind | undefined;
  labelOf: (element: Element, kind: Kind) => string;
  post: (message: object) => void;
}

function shareOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
}

/** What only sets words of a text apart. */
function isWording(element: Element): boolean {
  return /^(span|em|strong|b|i|u|s|small|mark|sup|sub|br|wbr|abbr)$/.test(element.localName);
}

function answerPicking({ places, stops, pins, kindOf, labelOf, post }: PickOptions): void {
  let stop: Choice | undefined;
  const isOurs = (event: Event) => event.composedPath().includes(pins.host);

  /** The innermost thing that stands in the source by itself, and that a person would point at: not a word of a heading. */
  const placedAt = (target: EventTarget | undefined): Element | undefined => {
    let element = target instanceof Element ? target : null;
    while (element && (!places.has(element) || isWording(element))) element = element.parentElement;
    return element ?? undefined;
  };
  const pick = (element: Element | undefined, x: number, y: number) => {
    const box = element?.getBoundingClientRect();
    const range = element && places.element(element);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const place = {
      path: places.shown().path,
      ...(range && { element: range }),
      label: element ? labelOf(element, kindOf(element) ?? 'text').slice(0, 200) : 'Page',
      at: {
        x: shareOf(x - (box?.left ?? 0), box?.width ?? 0),
        y: shareOf(y - (box?.top ?? 0), box?.height ?? 0),
      },
      onPage: { x: shareOf(x + scrollX, scrollWidth), y: shareOf(y + scrollY, scrollHeight) },
    };
    post({ type: 'sitewright:place-picked', version: places.shown().version, place });
  };

  addEventListener(
    'click',
    (event) => {
      if (isOurs(event)) return;
      event.preventDefault();
      event.stopPropagation();
      pick(placedAt(event.composedPath()[0]), event.clientX, event.clientY);
    },
    true,
  );
  addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    pins.outline(isOurs(event) ? undefined : placedAt(event.composedPath()[0]));
  });
  document.documentElement.addEventListener('pointerleave', () => pins.outline(undefined));
  for (const type of ['auxclick', 'dblclick', 'submit', 'dragstart', 'dragover', 'drop']) {
    addEventListener(type, (event) => event.preventDefault(), true);
  }

  const step = (by: number) => {
    const all = stops.stops();
    const at = stop ? all.findIndex((one) => stop !== undefined && stops.isSame(one, stop)) : -1;
    stop = all[at < 0 && by < 0 ? all.length - 1 : (at + by + all.length) % Math.max(1, all.length)];
    if (!stop) return;
    const element = placedAt(stop.element) ?? stop.element;
    const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    pins.outline(element);
    pins.say(
      `${labelOf(element, kindOf(element) ?? 'text')}${words ? `: ${words}` : ''}. Press Enter to comment.`,
    );
  };
  const actions: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowRight: () => step(1),
    ArrowUp: () => step(-1),
    ArrowLeft: () => step(-1),
    Enter: () => {
      const element = stop && (placedAt(stop.element) ?? stop.element);
      if (!element) return;
      const box = element.getBoundingClientRect();
      pick(element, box.left + box.width / 2, box.top + box.height / 2);
    },
    Escape: () => post({ type: 'sitewright:pins-left' }),
  };
  addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Keys that come into the page by its own links and fields stay with the pins.
  addEventListener('focusin', (event) => {
    if (!isOurs(event)) pins.keys.focus({ preventScroll: true });
  });
}

export const pickParts = [shareOf, isWording, answerPicking];
