import { at, type Point, pagePaint, round, times } from '../art/drawing.ts';
import { drawSubject } from '../art/subject-drawing.ts';
import { type Html, html, trusted } from '../html.ts';
import type { Entry } from '../kinds/kind.ts';
import type { Site } from '../site.ts';
import { fitted } from './fitted.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

type Arrange = (site: Site, steps: readonly Entry[]) => Html;

/** A line with stops; the dots grow towards the end. */
const columns: Arrange = (site, steps) =>
  html`<ol class="grid gap-x-8 gap-y-10 ${steps.length === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3'}">${steps.map(
    (
      [name, text],
      index,
    ) => html`<li class="relative border-t-2 border-current pt-8 max-md:border-t-0 max-md:border-s-2 max-md:ps-7 max-md:pt-0">
<span class="absolute -top-[9px] start-0 rounded-full border-2 border-current bg-accent max-md:-start-[9px] max-md:top-2 ${['size-4', 'size-4', 'size-4 scale-125', 'size-4 scale-150'][index] ?? 'size-4'}" aria-hidden="true"></span>
<h3 class="${site.family.kit.h3} !text-[clamp(1.35rem,2.1vw,2rem)] !leading-tight">${fitted(name, html`${name}`)}</h3><p class="mt-2.5 max-w-[26ch] text-muted ${site.family.kit.text}">${text}</p></li>`,
  )}</ol>`;

/** One bar, cut into the steps. */
const bar: Arrange = (site, steps) => {
  const widths = ['md:grid-cols-[4fr_7fr_9fr]', 'md:grid-cols-[4fr_6fr_9fr_6fr]'];
  const fills = ['bg-accent', 'bg-line', 'bg-mark', 'bg-accent'];
  return html`<ol class="grid gap-3 max-md:gap-6 ${widths[steps.length - 3] ?? 'md:grid-cols-4'}">${steps.map(
    ([name, text], index) =>
      html`<li class="max-md:flex max-md:gap-5"><span class="block h-16 rounded-card-inner max-md:h-auto max-md:w-12 max-md:shrink-0 ${fills[index % fills.length] ?? ''}" aria-hidden="true"></span><div class="min-w-0 grow"><h3 class="${site.family.kit.h3} !text-[clamp(1.35rem,2vw,1.9rem)] !leading-tight md:mt-5">${fitted(name, html`${name}`)}</h3><p class="mt-2 text-muted ${site.family.kit.text} md:pe-4">${text}</p></div></li>`,
  )}</ol>`;
};

const rungs = ['', 'md:ms-[8%]', 'md:ms-[16%]', 'md:ms-[24%]'];

/** Numbered rows, each a step further in. */
const ladder: Arrange = (site, steps) =>
  html`<ol>${steps.map(
    ([name, text], index) =>
      html`<li class="${site.family.kit.rule} py-6 ${rungs[site.family.isMirrored ? steps.length - 1 - index : index] ?? ''}"><div class="grid items-baseline gap-x-8 gap-y-1 md:grid-cols-[3.5rem_minmax(8rem,17rem)_1fr]"><span class="${site.family.kit.number} text-3xl text-mark" aria-hidden="true">${index + 1}</span><h3 class="${site.family.kit.h3} !text-[clamp(1.35rem,2.1vw,2rem)] !leading-tight">${fitted(name, html`${name}`)}</h3><p class="text-muted ${site.family.kit.text}">${text}</p></div></li>`,
  )}</ol>`;

/** A path that wanders from stop to stop. */
const path: Arrange = (site, steps) => {
  const stops = steps.map((_, index) => ({
    x: ((index + 0.5) / steps.length) * 1200,
    y: index % 2 ? 112 : 44,
  }));
  const line = [...stops, { x: 1210, y: 70 }]
    .map(({ x, y }, index) => {
      const from = stops[index - 1] ?? { x: -10, y: 96 };
      const half = (from.x + x) / 2;
      return `C${half} ${from.y} ${half} ${y} ${x} ${y}`;
    })
    .join('');
  const marks = stops
    .map(
      ({ x, y }, index) =>
        `<circle cx="${Math.round(x)}" cy="${y}" r="30" class="fill-accent stroke-text" stroke-width="5"/><text x="${Math.round(x)}" y="${y + 9}" text-anchor="middle" font-size="26" font-weight="700" class="fill-on-accent">${index + 1}</text>`,
    )
    .join('');
  return html`<div><svg viewBox="0 0 1200 160" class="mb-8 w-full overflow-visible max-md:hidden" aria-hidden="true" focusable="false"><path d="M-10 96${line}" fill="none" stroke="currentColor" stroke-width="5" stroke-dasharray="2 16" stroke-linecap="round"/>${trusted(marks)}</svg><ol class="grid gap-x-6 gap-y-5 ${steps.length === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3'}">${steps.map(([name, text]) => html`<li class="md:text-center max-md:rounded-card max-md:bg-panel max-md:px-6 max-md:py-5"><h3 class="${site.family.kit.h3}">${name}</h3><p class="mt-1.5 text-muted">${text}</p></li>`)}</ol></div>`;
};

const arcPoint = (share: number, reach = 1): Point => [
  600 - Math.cos(share * Math.PI) * 545 * reach,
  280 - Math.sin(share * Math.PI) * 235 * reach,
];

/** An arc of minutes over the thing itself, with a stop for each step. */
const arc: Arrange = (site, steps) => {
  const ticks = times(73, (tick) => `M${at(arcPoint(tick / 72))}L${at(arcPoint(tick / 72, 0.965))}`).join('');
  const stops = steps.map((_, index) => {
    const [x, y] = arcPoint((index + 0.5) / steps.length);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${13 + index * 4}" class="fill-accent stroke-text" stroke-width="2"/>`;
  });
  const thing = drawSubject(site, pagePaint, site.random.fork('arc'));
  return html`<div><svg viewBox="0 0 1200 310" class="mb-8 w-full max-md:hidden" aria-hidden="true" focusable="false">${trusted(`<path d="${ticks}" stroke="currentColor" stroke-width="2"/>${stops.join('')}<g transform="translate(600 200) scale(.36)">${thing}</g>`)}</svg><ol class="grid gap-x-8 gap-y-7 ${steps.length === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3'}">${steps.map(([name, text]) => html`<li class="flex gap-5 md:block md:text-center"><span class="size-4 shrink-0 translate-y-1.5 rounded-full border-2 border-current bg-accent md:hidden" aria-hidden="true"></span><div><h3 class="${site.family.kit.h3}">${name}</h3><p class="mt-1.5 text-muted text-balance">${text}</p></div></li>`)}</ol></div>`;
};

/** Large numerals, two by two. */
const rules: Arrange = (site, steps) =>
  html`<ol class="grid gap-x-12 gap-y-12 sm:grid-cols-2">${steps.map(
    ([name, text], index) =>
      html`<li class="grid grid-cols-[auto_1fr] gap-x-6 ${site.family.kit.rule} pt-6"><span class="${site.family.kit.number} text-[clamp(3.5rem,7vw,6rem)] leading-[.85] text-mark" aria-hidden="true">${index + 1}</span><div><h3 class="${site.family.kit.h3} !text-[clamp(1.35rem,2vw,1.9rem)] !leading-tight">${fitted(name, html`${name}`)}</h3><p class="mt-2 text-muted ${site.family.kit.text}">${text}</p></div></li>`,
  )}</ol>`;

const arrangements = { arc, bar, columns, ladder, path, rules } as const;

const lists: ReadonlySet<string> = new Set(['columns', 'ladder', 'rules']);

export const writeProcess: WriteSection = (site) => {
  const variant = variantFor(site, 'process');
  site.note(`The steps under “${site.words.labels.process}” are drafts. Write down how it really goes.`);
  return {
    title: site.kind.process.title,
    body: arrangements[variant](site, site.kind.process.items),
    isList: lists.has(variant),
    set: 'below',
  };
};
