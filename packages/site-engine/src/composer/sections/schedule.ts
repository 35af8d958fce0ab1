import { type Html, html } from '../html.ts';
import type { Ground } from '../palette/palette.ts';
import type { Offer, Site } from '../site.ts';
import { placeholder, standOut, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

interface Entry {
  offer: Offer;
  when: Html | string;
}

type Arrange = (site: Site, entries: readonly Entry[], ground: Ground) => Html;

const rows: Arrange = (site, entries) =>
  html`<ol>${entries.map(
    ({ offer, when }) =>
      html`<li class="grid items-baseline gap-x-10 gap-y-1 ${site.family.kit.rule} py-5 sm:grid-cols-[9rem_1fr] lg:grid-cols-[9rem_4fr_3fr]"><span class="tabular-nums">${when}</span><h3 class="${site.family.kit.h3}">${offer.name}</h3><span class="text-muted sm:col-start-2 lg:col-start-3 lg:text-end">${offer.detail ?? ''}</span></li>`,
  )}</ol>`;

/** Cards in a grid, one of them marked, as days on a wall. */
const board: Arrange = (site, entries, ground) =>
  html`<ol class="flex flex-wrap gap-3">${entries.map(
    ({ offer, when }, index) =>
      html`<li ${index === 0 && html`data-ground="${standOut(ground)}"`} class="flex min-h-44 grow basis-64 flex-col lg:basis-[30%] justify-between gap-6 rounded-card-inner p-6 ${index === 0 ? '' : 'bg-panel'}"><span class="tabular-nums">${when}</span><div><h3 class="${site.family.kit.h3}">${offer.name}</h3>${offer.detail && html`<p class="mt-1">${offer.detail}</p>`}</div></li>`,
  )}</ol>`;

const bars = [
  'md:col-start-1 md:col-span-4',
  'md:col-start-4 md:col-span-5',
  'md:col-start-8 md:col-span-4',
  'md:col-start-2 md:col-span-5',
  'md:col-start-6 md:col-span-4',
  'md:col-start-9 md:col-span-4',
];

/** Bars that follow one another across the width, as on the sheet behind a stage. */
const stage: Arrange = (site, entries, ground) =>
  html`<ol class="grid gap-2 bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_8.333%)] md:grid-cols-12">${entries.map(
    ({ offer, when }, index) =>
      html`<li ${index % 2 === 0 && html`data-ground="${standOut(ground)}"`} class="px-5 py-4 ${index % 2 ? 'bg-panel' : ''} ${bars[index] ?? ''}"><span class="text-[.9375rem] tabular-nums">${when}</span><h3 class="${site.family.kit.h3} mt-2">${offer.name}</h3></li>`,
  )}</ol>`;

const arrangements = { rows, board, stage } as const;
const weekly: ReadonlySet<string> = new Set([
  'gym',
  'yoga',
  'school',
  'dance',
  'martialarts',
  'kindergarten',
]);

const mostOpen = 6;

/** What is on, in order. Times are the owner's to give. */
export const writeSchedule: WriteSection = (site, ground) => {
  const { date, happenings } = site.brief.facts;
  const words = site.words.schedule;
  const isWeekly = weekly.has(site.kind.id);
  if (happenings.length === 0)
    site.note(
      `The section “${site.words.labels.schedule}” holds places for your dates and times: fill them in where it says “${isWeekly ? words.addWeekly : words.add}”.`,
    );
  const gap = placeholder(isWeekly ? words.addWeekly : words.add);
  const open = site.offers
    .slice(0, mostOpen)
    .map((offer, index) => ({ offer, when: date && index === 0 ? date : gap }));
  const known = happenings.map(({ when, what }) => ({ offer: { name: what }, when }));
  const entries = known.length > 0 ? known : open;
  const variant = variantFor(site, 'schedule');
  return {
    title: isWeekly ? words.week : words.title,
    body: arrangements[variant](site, entries, ground),
    set: variant === 'rows' ? 'beside' : 'below',
  };
};
