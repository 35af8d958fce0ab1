import type { Choice } from './describe.ts';

/*
 * Shows what is selected: an outline, the part around it with its name, and hidden parts as a line. It stands beside the page, in a
 * tree of its own, and takes no room. Sent to the browser as source text: see edit-script.ts.
 */

const outlineStyle = `
:host{all:initial!important;position:absolute!important;top:0!important;left:0!important;z-index:2147483646!important}
*{box-sizing:border-box;font:600 12px/1.2 "Schibsted Grotesk",system-ui,sans-serif}
.box,.part,.target,.name{position:absolute;pointer-events:none}
.box{border:calc(2px/var(--scale)) solid oklch(.485 .215 305);border-radius:calc(4px/var(--scale))}
.target{background:oklch(.485 .215 305/.18)}
.part{outline:calc(1px/var(--scale)) dashed #211c2b;box-shadow:0 0 0 calc(1px/var(--scale)) #fffa}
.name{padding:4px 8px;border-radius:4px;background:#211c2b;color:#fff;white-space:nowrap;transform:scale(calc(1/var(--scale)));transform-origin:100% 0}
.hidden{all:unset;box-sizing:border-box;position:absolute;height:calc(24px/var(--scale));margin-top:calc(-12px/var(--scale));cursor:pointer;pointer-events:auto;
display:flex;align-items:center;gap:8px;transform-origin:0 50%}
.hidden::before,.hidden::after{content:"";flex:1;border-top:calc(1px/var(--scale)) dashed #211c2b;box-shadow:0 calc(1px/var(--scale)) 0 #fffa}
.hidden span{background:#fff;color:#211c2b;border:1px dashed #211c2b;border-radius:4px;padding:3px 8px;max-width:80%;overflow:hidden;
text-overflow:ellipsis;white-space:nowrap;font-size:calc(12px/var(--scale))}
@media (pointer:coarse){.hidden{height:calc(44px/var(--scale));margin-top:calc(-22px/var(--scale))}}
.hidden.selected span{border:2px solid oklch(.485 .215 305)}
.keys,.said{position:fixed;top:0;left:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);outline:0;white-space:nowrap}
`;

interface HiddenPart {
  choice: Choice;
  label: string;
  isSelected: boolean;
}

/** The words, or the element where it holds nothing else, in the page's own pixels; kept within the page, which must not grow. */
function placeBox(box: HTMLElement, { x, y, width, height }: DOMRectInit, gap: number): void {
  const { clientWidth, scrollHeight } = document.documentElement;
  const left = Math.max(0, (x ?? 0) - gap);
  const top = Math.max(0, (y ?? 0) - gap + scrollY);
  const right = Math.min(clientWidth, (x ?? 0) + (width ?? 0) + gap);
  const bottom = Math.min(scrollHeight, (y ?? 0) + (height ?? 0) + gap + scrollY);
  box.style.cssText = `left:${left + scrollX}px;top:${top}px;width:${Math.max(0, right - left)}px;height:${Math.max(0, bottom - top)}px`;
}

function createOutline(style: string, boxOf: (choice: Choice) => DOMRectInit) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<style>${style}</style><div class="shown" aria-hidden="true"></div><div class="hiddens"></div><div class="drop" aria-hidden="true"></div>
<div class="keys" tabindex="0" role="application" aria-roledescription="page editor"></div><div class="said" role="status"></div>`;
  const find = (selector: string) => {
    const found = shadow.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The outline has no ${selector}`);
    return found;
  };
  const [shown, hiddens, keys, said] = [find('.shown'), find('.hiddens'), find('.keys'), find('.said')];
  const drop = find('.drop');
  let scale = 1;
  const make = (className: string, text = '') => {
    const element = document.createElement('div');
    element.className = className;
    element.textContent = text;
    return element;
  };

  const drawHidden = (parts: HiddenPart[], select: (choice: Choice) => void) => {
    hiddens.replaceChildren(
      ...parts.map(({ choice, label, isSelected }) => {
        const line = document.createElement('button');
        line.type = 'button';
        line.tabIndex = -1;
        line.className = isSelected ? 'hidden selected' : 'hidden';
        line.append(Object.assign(document.createElement('span'), { textContent: `${label} · hidden` }));
        const { x = 0, y = 0, width = 0 } = boxOf(choice);
        line.style.cssText = `left:${x + scrollX}px;top:${y + scrollY}px;width:${width}px`;
        line.addEventListener('click', () => select(choice));
        return line;
      }),
    );
  };

  return {
    host,
    keys,
    setScale(next: number): void {
      scale = next;
      host.style.setProperty('--scale', String(scale));
    },
    drawHidden,
    draw(selected: Choice | undefined, part: { choice: Choice; label: string } | undefined): void {
      shown.replaceChildren();
      if (!selected) return;
      if (part && !part.choice.element.hasAttribute('hidden')) {
        const box = make('part');
        const name = make('name', part.label);
        const rect = boxOf(part.choice);
        placeBox(box, rect, 0);
        const { clientWidth } = document.documentElement;
        const right = Math.min(clientWidth, (rect.x ?? 0) + (rect.width ?? 0));
        name.style.cssText = `right:auto;left:${right + scrollX - 8 / scale}px;top:${(rect.y ?? 0) + scrollY + 8 / scale}px;translate:-100% 0`;
        shown.append(box, name);
      }
      if (selected.element.hasAttribute('hidden')) return;
      const box = make('box');
      placeBox(box, boxOf(selected), 5 / scale);
      shown.append(box);
    },
    /** Where what is dragged would be put. */
    drawTarget(target: Choice | undefined): void {
      drop.replaceChildren();
      if (!target) return;
      const box = make('box target');
      placeBox(box, boxOf(target), 5 / scale);
      drop.append(box);
    },
    say(words: string): void {
      said.textContent = words;
      keys.setAttribute('aria-label', words);
    },
    attach(): void {
      host.style.setProperty('--scale', String(scale));
      if (!host.isConnected) document.documentElement.append(host);
    },
  };
}

export type Outline = ReturnType<typeof createOutline>;

export const outlineParts = [placeBox, createOutline];
export const outlineStyleText = JSON.stringify(outlineStyle);
