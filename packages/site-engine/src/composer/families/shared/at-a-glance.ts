import { icon } from '../../art/icons.ts';
import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';

const count = 3;

/** What there is, on one line between two rules. */
const inALine = (names: readonly string[]): Html =>
  html`<ul class="mt-9 flex flex-wrap gap-x-7 gap-y-1 border-t border-edge pt-3.5 text-base">${names.map((name) => html`<li>${name}</li>`)}</ul>`;

/** The same below each other, each with the sign of the trade. */
const belowEachOther = (names: readonly string[], { kind }: Site): Html =>
  html`<ul class="mt-8 grid justify-items-start gap-2.5 text-base">${names.map((name, index) => html`<li class="flex items-center gap-3">${icon(kind.icons[index % 3] ?? 'sparkles', 'size-5 shrink-0')}${name}</li>`)}</ul>`;

type Glance = (names: readonly string[], site: Site) => Html | false;
const glances: readonly [Glance, ...Glance[]] = [() => false, inALine, belowEachOther];

/** What is on offer in a few words below the first ones, where the seed wants it: on a line, as a list, or not at all. */
export const atAGlance = (site: Site): Html | false =>
  site.random.fork('glance').pick(glances)(
    site.offers.slice(0, count).map(({ name }) => name),
    site,
  );
