import { pagePaint, round, times } from '../../art/drawing.ts';
import { icon } from '../../art/icons.ts';
import { blocks } from '../../art/index-drawings.ts';
import { createNoise } from '../../art/noise.ts';
import { isOnPhone, phones, programWindow } from '../../art/product/showcase.ts';
import { drawSubject } from '../../art/subject-drawing.ts';
import { vignettes } from '../../art/vignettes.ts';
import { type Html, html, trusted } from '../../html.ts';
import { handle } from '../../labels.ts';
import type { Site } from '../../site.ts';

const bars = 120;

/** A load curve with one event in it: the thing the product is there to find. */
export function histogram(site: Site): Html {
  const random = site.random.fork('histogram');
  const noise = createNoise(random);
  const peak = random.between(0.55, 0.8);
  const column = (index: number) => {
    const share = index / bars;
    const burst = Math.exp(-(((share - peak) * 34) ** 2)) * 120;
    const height = round(22 + noise(index * 0.17) * 66 + burst);
    return { x: index * 10, height, isEvent: burst > 12 };
  };
  const columns = times(bars, column);
  const path = (wanted: boolean) =>
    columns
      .filter(({ isEvent }) => isEvent === wanted)
      .map(({ x, height }) => `M${x} 230V${round(230 - height)}`)
      .join('');
  const markX = round(peak * bars * 10);
  return html`<svg viewBox="0 0 1200 240" preserveAspectRatio="none" class="h-44 w-full md:h-60" fill="none" aria-hidden="true" focusable="false">${trusted(`<path d="${path(false)}" stroke-width="6" class="stroke-edge"/><path d="${path(true)}" stroke-width="6" class="stroke-accent"/><path d="M${markX} 0V230" stroke-width="1.5" class="stroke-accent"/>`)}</svg>`;
}

const squared =
  '[background:linear-gradient(color-mix(in_oklab,var(--text)_9%,transparent)_1px,transparent_1px)_0_0/100%_2.5rem,linear-gradient(90deg,color-mix(in_oklab,var(--text)_9%,transparent)_1px,transparent_1px)_0_0/2.5rem_100%,var(--ground)]';

const grounds = ['accent', 'deep'] as const;

/** The product at work, before squared paper of one colour: a window, or telephones cut by the edge. */
export function productPanel(site: Site): Html {
  const ground = site.random.fork('panel ground').pick(grounds);
  return isOnPhone(site)
    ? html`<div data-ground="${ground}" class="isolate h-full overflow-hidden border-y border-line ${squared}">${phones(site, 'mx-auto -mb-24 max-w-[38rem] px-8 pt-14 md:-mb-32')}</div>`
    : html`<div data-ground="${ground}" class="grid h-full items-center overflow-hidden border-y border-line px-4 py-8 md:px-12 md:py-14 ${squared}">${programWindow(site)}</div>`;
}

const grid =
  '[background:linear-gradient(var(--line)_1px,transparent_1px)_0_0/100%_2.5rem,linear-gradient(90deg,var(--line)_1px,transparent_1px)_0_0/2.5rem_100%]';

/** The thing itself on squared paper, measured, with what belongs to it listed beside. */
export function drawingPanel(site: Site): Html {
  const measure = `<g fill="none" stroke="var(--mark)" stroke-width="2"><path d="M-300 340H300M-300 326v28M300 326v28M340 -300V300M326 -300h28M326 300h28"/></g>`;
  const thing = drawSubject(site, pagePaint, site.random.fork('figure'));
  const entries = site.offers
    .slice(0, 6)
    .map(
      ({ name, price }, index) =>
        html`<li class="grid grid-cols-[2.5rem_1fr_auto] gap-x-3 border-t border-line py-3.5"><span class="text-mark">${index + 1}</span><span>${name}</span><span>${price ?? ''}</span></li>`,
    );
  return html`<div data-ground="deep" aria-hidden="true" class="grid border-y border-line font-mono text-[.95rem] md:grid-cols-[7fr_5fr]"><div class="grid place-items-center p-8 md:p-10 ${grid}"><svg viewBox="-330 -330 720 720" class="w-full max-w-md" focusable="false">${trusted(thing + measure)}</svg></div><ol class="px-5 pt-8 pb-6 md:border-s md:border-line md:px-8">${entries}</ol></div>`;
}

/** Three pictures side by side, the middle one larger. */
export function picturePanel(site: Site): Html {
  const { symbols, draw } = vignettes(site, 'panel');
  const places = ['h-56 md:h-80', 'h-72 md:h-[28rem]', 'h-56 md:h-80 max-md:hidden'];
  return html`<div data-ground="deep" class="border-y border-line p-4 md:p-10 ${squared}">${symbols}<ul aria-hidden="true" class="grid grid-cols-[2fr_3fr] items-end gap-4 md:grid-cols-[3fr_4fr_3fr] md:gap-6">${places.map((classes, index) => html`<li>${draw(index, `w-full rounded-card ${classes}`)}</li>`)}</ul></div>`;
}

/** A terminal in which the thing says what it offers, for projects that start in one. */
export function terminalPanel(site: Site): Html {
  const name = handle(site.brief.brand);
  const lines = site.offers
    .filter(({ detail, price }) => detail && !price)
    .slice(0, 5)
    .map(
      ({ name: title, detail }) =>
        html`<li class="mb-5"><span class="block text-mark">${title}</span><span class="text-muted">${detail}</span></li>`,
    );
  return html`<div data-ground="deep" aria-hidden="true" class="border-y border-line font-mono text-base leading-relaxed"><p class="flex items-center gap-3 border-b border-line px-5 py-4 md:px-10"><span class="text-mark">${icon('terminal', 'size-5')}</span>${name}</p><div class="grid items-center md:grid-cols-2"><div class="px-5 pt-9 pb-4 md:px-10"><p class="mb-6"><span class="text-mark">$ </span>${name} --help</p><ul>${lines}</ul></div><svg viewBox="0 0 504 290" class="w-full p-8 max-md:hidden" focusable="false">${trusted(blocks(site.random.fork('terminal')))}</svg></div>${histogram(site)}</div>`;
}
