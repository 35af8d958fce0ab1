import { creature } from '../art/creature.ts';
import { pagePaint } from '../art/drawing.ts';
import { icon } from '../art/icons.ts';
import { portrait } from '../art/portrait.ts';
import { rosette } from '../art/rosette.ts';
import { type Html, html, trusted } from '../html.ts';
import type { Site } from '../site.ts';
import { placeholder, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

/** What stands where a portrait will be. */
type Sign = (site: Site, index: number) => Html;

const picture: Sign = (site, index) =>
  html`<div class="overflow-hidden ${site.family.kit.picture}">${portrait(site.random.fork(`portrait ${index}`), 'aspect-[5/6] w-full')}</div>`;

const seal: Sign = (site, index) =>
  html`<div class="relative grid aspect-square place-items-center text-mark"><svg viewBox="-310 -310 620 620" class="absolute inset-0 size-full" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true" focusable="false">${trusted(`<path d="${rosette(site.random.fork(`seal ${index}`), 170, 300, 4)}"/>`)}</svg>${icon(site.kind.icons[index % 3] ?? 'user', 'relative size-16')}</div>`;

const skins = [pagePaint.fill, pagePaint.soft, pagePaint.pale];
const pet: Sign = (site, index) =>
  html`<svg viewBox="-120 -120 240 230" class="aspect-square w-full rounded-card border-4 border-current bg-panel" aria-hidden="true" focusable="false">${trusted(creature(site.random.fork(`creature ${index}`), { line: pagePaint.line, white: pagePaint.white, skin: skins[index % 3] ?? pagePaint.fill }))}</svg>`;

interface Seat {
  name: Html | string;
  role: string;
}

/** Those the prompt names, or three empty chairs. */
function seats({ brief, words }: Site): Seat[] {
  const { people } = brief.facts;
  if (people.length > 0) return people.map(({ name, role = '' }) => ({ name, role }));
  return words.team.roles.map((role) => ({ name: placeholder(words.team.add), role }));
}

/** Two are a pair, four a row. */
const rowOf = (count: number, { broader }: Site['family']): string => {
  if (count === 2) return 'sm:max-w-4xl sm:grid-cols-2';
  if (count === 3 && broader !== 0)
    return broader > 0
      ? 'sm:grid-cols-3 lg:grid-cols-[5fr_4fr_3fr]'
      : 'sm:grid-cols-3 lg:grid-cols-[3fr_4fr_5fr]';
  return count === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3';
};

const withSigns = (sign: Sign) => (site: Site) =>
  html`<ul class="grid gap-x-8 gap-y-10 ${rowOf(seats(site).length, site.family)}">${seats(site).map(
    ({ name, role }, index) =>
      html`<li class="max-sm:grid max-sm:grid-cols-[8rem_1fr] max-sm:items-center max-sm:gap-5 ${index === 1 ? 'sm:mt-12' : ''}">${sign(site, index)}<div><h3 class="${site.family.kit.h3} sm:mt-5">${name}</h3><p class="mt-1 text-muted">${role}</p></div></li>`,
  )}</ul>`;

const listColumns = {
  '-1': 'sm:grid-cols-[2fr_3fr]',
  '0': 'sm:grid-cols-2',
  '1': 'sm:grid-cols-[3fr_2fr]',
} as const;

const list = (site: Site) =>
  html`<ul>${seats(site).map(
    ({ name, role }) =>
      html`<li class="grid items-baseline gap-x-10 gap-y-1 ${site.family.kit.rule} py-6 ${listColumns[site.family.broader]}"><h3 class="${site.family.kit.h3}">${name}</h3><p class="text-muted">${role}</p></li>`,
  )}</ul>`;

const arrangements = {
  portraits: withSigns(picture),
  seals: withSigns(seal),
  creatures: withSigns(pet),
  list,
} as const;

/** People are never made up: each has an empty chair with a line to fill in. */
export const writeTeam: WriteSection = (site) => {
  const hasNames = site.brief.facts.people.length > 0;
  site.note(
    hasNames
      ? 'The portraits of the people are drawings. Replace them with photographs.'
      : `The section “${site.words.labels.team}” holds empty places: where it says “${site.words.team.add}”, put names, roles and portraits.`,
  );
  const variant = variantFor(site, 'team');
  return {
    title: site.words.team.title,
    body: arrangements[variant](site),
    set: variant === 'list' ? 'beside' : 'below',
  };
};
