import type { Places, SourceRange } from '../../edit/script/places.ts';

/*
 * The pins of a page, and the outline of what a comment would be pinned to. They stand beside the page, in a tree of their own. Sent to
 * the browser as source text: see pins-script.ts. The shapes are those of `PinsCommand` in the contracts.
 */

interface Point {
  x: number;
  y: number;
}

interface PinPlace {
  element?: SourceRange;
  at: Point;
  onPage: Point;
}

export interface Pin extends PinPlace {
  id: string;
  number: number;
  isChosen: boolean;
  isResolved: boolean;
}

export interface Pins {
  pins: Pin[];
  draft?: PinPlace;
  goTo?: string;
  scale: number;
}

const pinsStyle = `
:host{all:initial!important;position:absolute!important;top:0!important;left:0!important;z-index:2147483646!important}
*{box-sizing:border-box;font:700 13px/1 "Schibsted Grotesk",system-ui,sans-serif}
.pin{all:unset;box-sizing:border-box;position:absolute;display:grid;place-items:center;min-width:28px;height:28px;padding:0 5px;cursor:pointer;
background:#211c2b;color:#fff;border:2px solid #fff;border-radius:14px 14px 14px 3px;box-shadow:0 1px 5px #0006;
font:700 13px/1 "Schibsted Grotesk",system-ui,sans-serif;transform-origin:0 100%;transform:translateY(-100%) scale(calc(1/var(--scale)))}
.pin::after{content:"";position:absolute;inset:-8px}
.pin.resolved{background:#fff;color:#211c2b;border-color:#211c2b}
.pin.chosen,.pin.draft{background:oklch(.485 .215 305);color:#fff;border-color:#fff;z-index:1;box-shadow:0 0 0 calc(2px) oklch(.485 .215 305),0 1px 5px #0006}
.pin.draft{cursor:default}
.box{position:absolute;pointer-events:none;border:calc(2px/var(--scale)) solid oklch(.485 .215 305);border-radius:calc(4px/var(--scale))}
.keys,.said{position:fixed;top:0;left:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);outline:0;white-space:nowrap}
`;

/** In the page's own pixels: on its element where that is found, else where it was on the page. */
function pointOf({ element, at, onPage }: PinPlace, places: Places): Point {
  const box = element && places.elementAt(element)?.getBoundingClientRect();
  if (box && box.width > 0 && box.height > 0)
    return { x: box.left + scrollX + at.x * box.width, y: box.top + scrollY + at.y * box.height };
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { x: onPage.x * scrollWidth, y: onPage.y * scrollHeight };
}

function createPins(places: Places, style: string, onChoose: (id: string) => void) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<style>${style}</style><div class="outline" aria-hidden="true"></div><div class="pins" aria-hidden="true"></div>
<div class="keys" tabindex="0" role="application" aria-roledescription="page to comment on"></div><div class="said" role="status"></div>`;
  const find = (selector: string) => {
    const found = shadow.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The pins have no ${selector}`);
    return found;
  };
  const [outline, list, keys, said] = [find('.outline'), find('.pins'), find('.keys'), find('.said')];
  let shown: Pins = { pins: [], scale: 1 };
  let outlined: Element | undefined;

  const place = (element: HTMLElement, at: PinPlace) => {
    const { x, y } = pointOf(at, places);
    const room = 30 / shown.scale;
    // The page must not grow by a pin at its edge.
    const left = Math.min(x, document.documentElement.clientWidth - room);
    element.style.left = `${Math.max(0, left)}px`;
    element.style.top = `${Math.max(room, y)}px`;
  };
  const pinOf = (pin: Pin) => {
    const drawn = document.createElement('button');
    drawn.type = 'button';
    // The list beside the page is what keys and screen readers go through.
    drawn.tabIndex = -1;
    drawn.className = `pin${pin.isChosen ? ' chosen' : ''}${pin.isResolved ? ' resolved' : ''}`;
    drawn.textContent = String(pin.number);
    drawn.dataset.pin = pin.id;
    drawn.addEventListener('click', () => onChoose(pin.id));
    place(drawn, pin);
    return drawn;
  };
  const drawOutline = () => {
    outline.replaceChildren();
    if (!outlined?.isConnected) return;
    const box = document.createElement('div');
    box.className = 'box';
    const { left, top, width, height } = outlined.getBoundingClientRect();
    box.style.cssText = `left:${left + scrollX}px;top:${top + scrollY}px;width:${width}px;height:${height}px`;
    outline.append(box);
  };
  const draw = () => {
    host.style.setProperty('--scale', String(shown.scale));
    const draft = document.createElement('div');
    draft.className = 'pin draft';
    draft.textContent = '+';
    if (shown.draft) place(draft, shown.draft);
    list.replaceChildren(...shown.pins.map(pinOf), ...(shown.draft ? [draft] : []));
    drawOutline();
  };

  return {
    host,
    keys,
    draw,
    show(next: Pins): void {
      shown = next;
      draw();
      const pin = next.pins.find(({ id }) => id === next.goTo);
      if (!pin) return;
      const { y } = pointOf(pin, places);
      if (y > scrollY + 40 && y < scrollY + innerHeight - 40) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollTo({ top: Math.max(0, y - innerHeight * 0.4), behavior: isCalm ? 'instant' : 'smooth' });
    },
    outline(element: Element | undefined): void {
      if (element === outlined) return;
      outlined = element;
      drawOutline();
    },
    say(words: string): void {
      said.textContent = words;
      keys.setAttribute('aria-label', words);
    },
    attach(): void {
      if (!host.isConnected) document.documentElement.append(host);
    },
  };
}

export type DrawnPins = ReturnType<typeof createPins>;

export const drawParts = [pointOf, createPins];
export const pinsStyleText = JSON.stringify(pinsStyle);
